// @vitest-environment node
import 'fake-indexeddb/auto'
import { IDBFactory } from 'fake-indexeddb'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { Gone, isHere, Overtaken } from '../../src/shelf/kept.ts'
import { Shelf } from '../../src/shelf/shelf.svelte.ts'
import { newGame, step } from './games.ts'

let opened: Shelf[] = []
/** What a tab sees: another shelf on the same disk. */
function tab(): Shelf {
  const shelf = new Shelf()
  opened.push(shelf)
  return shelf
}

beforeEach(() => void vi.stubGlobal('indexedDB', new IDBFactory()))
afterEach(() => {
  for (const shelf of opened) shelf.close()
  opened = []
  vi.unstubAllGlobals()
  vi.restoreAllMocks()
})

it('is at the same step after a reload', async () => {
  const { id } = await tab().add(newGame(), [step('dice 1123445W')])
  await tab().append(id, 1, [step('keep W', 2), step('roll', 3)])
  const shelf = tab()
  expect(isHere(id)).toBe(true)
  expect(await shelf.game(id)).toMatchObject({ name: 'Grill', length: 3, status: 'playing' })
  expect(await shelf.steps(id)).toEqual([step('dice 1123445W'), step('keep W', 2), step('roll', 3)])
  expect(await shelf.steps(id, 2)).toEqual([step('roll', 3)])
  expect(shelf.lasting).toBe(true)
})

it('tells the second of two tabs that play the same game, and keeps nothing of its step', async () => {
  const [one, two] = [tab(), tab()]
  const { id } = await one.add(newGame())
  const results = await Promise.allSettled([
    one.append(id, 0, [step('dice 11111111')]),
    two.append(id, 0, [step('dice 22222222')], { status: 'over' }),
  ])
  expect(results.map(({ status }) => status)).toEqual(['fulfilled', 'rejected'])
  const lost = results[1] as PromiseRejectedResult
  expect(lost.reason).toBeInstanceOf(Overtaken)
  expect((lost.reason as Overtaken).length).toBe(1)
  expect(await two.game(id)).toMatchObject({ length: 1, status: 'playing' })
  expect(await two.steps(id)).toEqual([step('dice 11111111')])
})

it('lets other tabs know of a step', async () => {
  const [one, two] = [tab(), tab()]
  const heard = vi.fn()
  const unwatch = two.watch(heard)
  const { id } = await one.add(newGame())
  await vi.waitFor(() => expect(heard).toHaveBeenCalledWith(id))
  unwatch()
  await one.append(id, 0, [step('dice 11111111')])
  expect(heard).toHaveBeenCalledTimes(1)
})

it('keeps the steps of an act and what they change together, or none of it', async () => {
  const shelf = tab()
  const { id } = await shelf.add(newGame(), [step('dice 1123445W')])
  const add = IDBObjectStore.prototype.add
  vi.spyOn(IDBObjectStore.prototype, 'add').mockImplementation(function (this: IDBObjectStore, value: unknown, key) {
    if ((value as { move: string }).move === 'stop') throw new DOMException('a bad step', 'DataError')
    return add.call(this, value, key)
  })
  await expect(shelf.append(id, 1, [step('keep W'), step('stop')], { status: 'over' })).rejects.toThrow('a bad step')
  const after = tab()
  expect(await after.game(id)).toMatchObject({ length: 1, status: 'playing' })
  expect(await after.steps(id)).toEqual([step('dice 1123445W')])
})

it('lists the newest first; a change of name is no reason to come first', async () => {
  const shelf = tab()
  const first = await shelf.add(newGame({ name: 'first', touched: 10 }))
  const second = await shelf.add(newGame({ name: 'second', touched: 20 }))
  await shelf.change(first.id, { name: 'renamed' })
  expect((await shelf.games()).map(({ name }) => name)).toEqual(['second', 'renamed'])
  await shelf.append(first.id, 0, [step('dice 11111111')])
  expect((await shelf.games()).map(({ id }) => id)).toEqual([first.id, second.id])
})

it('changes a game although a step comes between', async () => {
  const [one, two] = [tab(), tab()]
  const { id } = await one.add(newGame())
  await Promise.all([one.append(id, 0, [step('dice 11111111')]), two.change(id, { pace: 'skip' })])
  expect(await one.game(id)).toMatchObject({ length: 1, pace: 'skip' })
})

it('changes a game by what it is, not by what it was when somebody looked', async () => {
  const [one, two] = [tab(), tab()]
  const { id } = await one.add(newGame({ mistakes: [0, 0] }))
  const more = (shelf: Shelf) => shelf.change(id, ({ mistakes }) => ({ mistakes: mistakes?.map((n) => n + 1) ?? null }))
  await Promise.all([more(one), more(two)])
  expect((await one.game(id))?.mistakes).toEqual([2, 2])
})

it('deletes a game with its steps, and puts it back', async () => {
  const shelf = tab()
  const { id } = await shelf.add(newGame(), [step('dice 1123445W')])
  const other = await shelf.add(newGame(), [step('dice 11111111')])
  const whole = await shelf.remove(id)
  expect([await shelf.game(id), await shelf.steps(id)]).toEqual([null, []])
  await expect(shelf.append(id, 1, [step('keep W')])).rejects.toBeInstanceOf(Gone)
  expect(await shelf.steps(other.id)).toHaveLength(1)
  if (whole) await shelf.add(whole.game, whole.steps)
  expect(await tab().steps(id)).toEqual([step('dice 1123445W')])
  expect(await tab().game(id)).toEqual(whole?.game)
})

it('hands out nothing that somebody else changes', async () => {
  const shelf = tab()
  const seats = newGame().seats
  const { id } = await shelf.add(newGame({ seats }))
  const found = await shelf.game(id)
  if (found?.seats[0]) found.seats[0].name = 'Zoe'
  expect((await shelf.game(id))?.seats[0]?.name).toBe('Anna')
})

it.each([
  ['has none', () => Reflect.deleteProperty(globalThis, 'indexedDB')],
  [
    'refuses to open it',
    () =>
      vi.stubGlobal('indexedDB', {
        open() {
          throw new DOMException('private', 'SecurityError')
        },
      }),
  ],
])('plays on in memory where the browser %s', async (_, breaks) => {
  breaks()
  const shelf = tab()
  const { id } = await shelf.add(newGame())
  await shelf.append(id, 0, [step('dice 1123445W')])
  await expect(shelf.append(id, 0, [step('dice 1123445W')])).rejects.toBeInstanceOf(Overtaken)
  expect(shelf.lasting).toBe(false)
  expect(await shelf.games()).toMatchObject([{ id, length: 1 }])
  expect(await shelf.steps(id)).toEqual([step('dice 1123445W')])
  const found = await shelf.game(id)
  if (found?.seats[0]) found.seats[0].name = 'Zoe'
  expect((await shelf.game(id))?.seats[0]?.name).toBe('Anna')
  await shelf.remove(id)
  expect(await shelf.games()).toEqual([])
})

it('goes on in memory from where it was when the disk is full', async () => {
  const shelf = tab()
  const { id } = await shelf.add(newGame(), [step('dice 1123445W')])
  const other = await shelf.add(newGame())
  vi.spyOn(IDBObjectStore.prototype, 'put').mockImplementation(() => {
    throw new DOMException('full', 'QuotaExceededError')
  })
  await shelf.append(id, 1, [step('keep W')])
  expect(shelf.lasting).toBe(false)
  expect(await shelf.steps(id)).toEqual([step('dice 1123445W'), step('keep W')])
  expect((await shelf.games()).map((game) => game.id).sort()).toEqual([id, other.id].sort())
})

it('opens its connection again after the browser has closed it', async () => {
  const shelf = tab()
  const open = vi.spyOn(indexedDB, 'open')
  const { id } = await shelf.add(newGame())
  ;(open.mock.results[0]?.value as IDBOpenDBRequest).result.close()
  await shelf.append(id, 0, [step('dice 1123445W')])
  expect(open).toHaveBeenCalledTimes(2)
  expect(shelf.lasting).toBe(true)
  expect(await tab().steps(id)).toHaveLength(1)
})

it('lets a newer page in another tab change the tables', async () => {
  const shelf = tab()
  await shelf.add(newGame())
  const upgraded = await new Promise<string>((resolve) => {
    const request = indexedDB.open('heckmeck', 999)
    request.onsuccess = () => (request.result.close(), resolve('yes'))
    request.onblocked = () => resolve('blocked')
  })
  expect(upgraded).toBe('yes')
})

it('puts another course of a game in its place as a whole, or leaves it as it was', async () => {
  const shelf = tab()
  const { id } = await shelf.add(newGame(), [step('dice 11111111'), step('keep 1', 2)])
  const here = await shelf.whole(id)
  if (!here) throw new Error('not kept')
  const other = { game: { ...here.game, name: 'file', length: 1 }, steps: [step('dice 22222222')] }
  const broken = { game: { ...other.game, odd: () => undefined }, steps: other.steps }
  await expect(shelf.replace(broken)).rejects.toThrow()
  expect(await shelf.whole(id)).toEqual(here)
  await shelf.replace(other)
  expect(await shelf.whole(id)).toEqual(other)
})
