import 'fake-indexeddb/auto'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import type { NewTable, State, Step } from '../../src/documents/types.ts'
import { commitmentTo, computeRoll } from '../../src/engine/fair_dice.ts'
import type { WholeGame } from '../../src/shelf/kept.ts'
import { shelf } from '../../src/shelf/shelf.svelte.ts'
import { create, createFrom, find, gameOf, leave, recordOf, rematch, replaceSeat } from '../../src/tables/index.ts'
import { LocalSource } from '../../src/tables/local_source.ts'
import type { Greeting, Message } from '../../src/tables/source.ts'
import { workHere } from '../engine/worker_here.ts'

const SHORT = 'classic highest_tile=23'
const wish = (parts: Partial<NewTable> = {}) =>
  ({
    rules: SHORT,
    host: { name: 'Anna' },
    bots: [{ bot: 'simple' }],
    seats: 2,
    starter: 'first',
    ...parts,
  }) as unknown as NewTable

/** A page that shows a table: everything it was told. */
class Tab {
  readonly told: Message[] = []
  lost: boolean[] = []
  readonly source: LocalSource

  constructor(id: string) {
    this.source = new LocalSource(id, {
      hear: (message) => this.told.push(message),
      reached: () => undefined,
      lost: (gone) => this.lost.push(gone),
    })
    tabs.push(this)
  }

  get steps(): Step[] {
    return this.told.filter((message): message is Step => message.type === 'step')
  }

  get greeting(): Greeting {
    const first = this.told[0]
    if (first?.type !== 'greeting') throw new Error('not greeted')
    return first
  }

  get state(): State {
    return (this.steps.at(-1) ?? this.greeting.steps?.at(-1))?.state as State
  }

  async until(reached: () => boolean): Promise<void> {
    await vi.waitFor(() => expect(reached()).toBe(true), { timeout: 5000, interval: 5 })
  }

  greeted(): Promise<void> {
    return this.until(() => this.told.length > 0)
  }
}

const tabs: Tab[] = []
beforeEach(() => workHere())
afterEach(() => {
  for (const { source } of tabs.splice(0)) source.close()
  vi.unstubAllGlobals()
})

async function opened(parts: Partial<NewTable> = {}, thrown = false): Promise<Tab> {
  const tab = new Tab(await create(wish(parts), { thrown }))
  await tab.greeted()
  return tab
}

it('begins at once with dice of its own seed, and does not tell the seed before the end', async () => {
  const { greeting, source } = await opened()
  const game = await shelf.game(source.id)
  expect(greeting).toMatchObject({ you: 0, yours: [0], hosting: true, table: { status: 'playing', seed: null } })
  expect(greeting.table.seats).toMatchObject([
    { name: 'Anna', colour: 'tomato', bot: null, host: true },
    { name: 'Simple', colour: 'blueberry', bot: 'simple' },
  ])
  expect(game?.seed).toMatch(/^[0-9a-f]{64}$/)
  expect(greeting.table.commitment).toBe(commitmentTo(game?.seed ?? ''))
  const dice = computeRoll(game?.seed ?? '', '', 0, 8, null).dice
  expect(greeting.steps?.map(({ by, state }) => [by, state.move])).toEqual([
    [null, null],
    ['dice', `dice ${dice}`],
  ])
  expect((await gameOf(source.id)).headers).not.toHaveProperty('seed')
})

it('keeps a press and the dice after it before it shows them, and is there after a reload', async () => {
  const tab = await opened()
  const { legal, ply } = tab.state
  const append = vi.spyOn(shelf, 'append')
  tab.source.act({ acts: [legal[0] as string, 'roll'], ply })
  await tab.until(() => tab.steps.length > 2)
  expect(append).toHaveBeenCalledOnce()
  expect(tab.steps.slice(0, 3).map(({ by, state }) => [by, state.ply])).toEqual([
    ['player', 2],
    ['player', 3],
    ['dice', 4],
  ])
  tab.source.close()
  const again = new Tab(tab.source.id)
  await again.greeted()
  expect(again.state).toEqual(tab.state)
  append.mockRestore()
})

it('refuses a press as a whole, and nothing has happened', async () => {
  const tab = await opened()
  tab.source.act({ acts: [tab.state.legal[0] as string, 'keep W', 'stop'], ply: 1 })
  await tab.until(() => tab.told.length > 1)
  expect(tab.told[1]).toMatchObject({ type: 'refused', details: expect.anything() as unknown })
  expect((await find(tab.source.id)).state?.ply).toBe(1)
})

/** Play the person's seats by setting aside the highest face and stopping where one can. */
async function playOn(tab: Tab): Promise<void> {
  while (tab.state.phase !== 'over') {
    const { ply, seat, legal } = tab.state
    if (seat !== null && tab.greeting.yours.includes(seat) && legal.length) {
      const last = legal.at(-1) as string
      tab.source.act({ acts: [legal.includes('stop') ? 'stop' : last], ply })
    }
    await tab.until(() => tab.state.ply > ply)
  }
  await tab.until(() => tab.told.some((message) => message.type === 'table' && message.table.status === 'over'))
}

it('plays a whole game with bots to its result, with a record that can be checked, and a rematch', async () => {
  const tab = await opened({ bots: [{ bot: 'simple' }, { bot: 'champion' }], seats: 3 } as Partial<NewTable>)
  await tab.source.wish('pace', { pace: 'skip' })
  await playOn(tab)
  const game = await shelf.game(tab.source.id)
  expect(game).toMatchObject({ status: 'over', result: { worms: tab.state.players.map(({ worms }) => worms) } })
  expect(await recordOf(tab.source.id)).toContain(`seed ${game?.seed ?? ''}`)
  expect((await find(tab.source.id)).table.seed).toBe(game?.seed)
  const next = await rematch(tab.source.id)
  expect(await rematch(tab.source.id)).toBe(next)
  expect(await shelf.game(next)).toMatchObject({ pace: 'skip', status: 'playing', seats: [{}, {}, {}] })
})

it('two tabs play one game: the slower press is answered by the steps of the faster one', async () => {
  const one = await opened()
  const two = new Tab(one.source.id)
  await two.greeted()
  const { ply, legal } = one.state
  one.source.act({ acts: [legal[0] as string], ply })
  two.source.act({ acts: [legal.at(-1) as string], ply })
  await one.until(() => one.steps.length > 0)
  await two.until(() => two.steps.length > 0)
  expect(two.steps[0]?.state.move).toBe(one.steps[0]?.state.move)
  expect(two.told.filter(({ type }) => type === 'refused')).toEqual([])
  expect((await shelf.game(one.source.id))?.length).toBe(one.state.ply)
})

it('begins anew where another course of the game has taken its place, from a file', async () => {
  const tab = await opened()
  const { legal, ply } = tab.state
  const before = (await shelf.whole(tab.source.id)) as WholeGame
  tab.source.act({ acts: [legal[0] as string, 'roll'], ply })
  await tab.until(() => tab.steps.length > 2)
  const told = tab.told.length
  await shelf.replace(before)
  await tab.until(() => tab.told.length > told)
  expect(tab.told[told]).toMatchObject({ type: 'greeting' })
  expect((tab.told[told] as Greeting).steps?.at(-1)?.ply).toBe(before.steps.length)
  expect(tab.lost).toEqual([])
})

it('waits for the hand of a person who throws, but not for that of a bot', async () => {
  const people = { host: { name: 'Anna', throws: true }, companions: [{ name: 'Ben', throws: true }], bots: [] }
  const tab = await opened(people as unknown as Partial<NewTable>)
  expect(tab.state).toMatchObject({ ply: 0, phase: 'rolling' })
  tab.source.act({ acts: ['throw'], ply: 0 })
  await tab.until(() => tab.steps.length > 0)
  expect(tab.state).toMatchObject({ ply: 1, phase: 'keep', seat: 0 })
  expect((await opened({ ...people, bots: [] } as unknown as Partial<NewTable>, true)).state.ply).toBe(1)
})

it('throws by itself when nobody wants to throw any longer, and plays a seat that was given up', async () => {
  const people = { host: { name: 'Anna', throws: true }, companions: [{ name: 'Ben', throws: true }], bots: [] }
  const tab = await opened(people as unknown as Partial<NewTable>)
  await tab.source.wish('throws', { throws: false })
  await tab.until(() => tab.steps.length > 0)
  await tab.source.wish('pace', { pace: 'skip' })
  await replaceSeat(tab.source.id, 0)
  await tab.until(() => tab.state.seat === 1)
  const last = tab.told.findLast((message) => message.type === 'table')
  expect(last).toMatchObject({ yours: [1], table: { seats: [{ left: true, away: true }, { left: false }] } })
})

it('bots play on to the end when everybody at the device has got up', async () => {
  const tab = await opened()
  tab.source.close()
  await leave(tab.source.id)
  await vi.waitFor(async () => expect((await shelf.game(tab.source.id))?.status).toBe('over'), { timeout: 5000 })
  const { table, yours, state } = await find(tab.source.id)
  expect([yours, table.seats[0]?.left, state?.phase]).toEqual([[], true, 'over'])
})

it('a bot seems to think, and can be hurried', async () => {
  const tab = await opened({ starter: 'first', host: null, bots: [{ bot: 'simple' }, { bot: 'simple' }] } as never)
  const begun = Date.now()
  await tab.until(() => tab.steps.length > 0)
  expect(Date.now() - begun).toBeGreaterThan(300)
  const hurried = Date.now()
  const { ply } = tab.state
  tab.source.hurry(ply)
  await tab.until(() => tab.state.ply > ply)
  expect(Date.now() - hurried).toBeLessThan(300)
})

it.each([
  [{ rules: 'classic colour=red' }, 'unknown-option'],
  [{ bots: [] }, 'too-few-players'],
  [{ bots: [{ bot: 'simple', name: 'Anna' }] }, 'name-twice'],
])('a table that cannot be is refused: %o', async (parts, reason) => {
  await expect(create(wish(parts as Partial<NewTable>))).rejects.toMatchObject({ reason })
})

it('a game that is not here is gone', async () => {
  const tab = new Tab('here-nothing')
  await tab.until(() => tab.lost.length > 0)
  expect(tab.lost).toEqual([true])
})

it('begins in the middle of a game, where a position says so; it has no record (P7)', async () => {
  const line = 'classic,highest_tile=23 21,22 0 23/- 1 14W:5>'
  const game = { rules: 'classic highest_tile=23', players: ['Anna', 'Ben'], start: 1, moves: [], origin: line }
  const id = await createFrom({ game, you: 0, name: 'Anna', bot: 'simple', throws: false })
  const tab = new Tab(id)
  await tab.until(() => tab.state?.phase === 'over' || tab.state?.seat === 0)
  expect(tab.greeting.steps?.[0]?.state.players[0]?.stack).toEqual([23])
  expect((await gameOf(id)).origin).toBe(line)
  expect((await find(id)).table.seats.map(({ bot }) => bot)).toEqual([null, 'simple'])
  await expect(recordOf(id)).rejects.toThrow('record-of-a-position')
})
