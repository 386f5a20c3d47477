import 'fake-indexeddb/auto'
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest'
import { engine } from '../../../src/engine/engine.ts'
import { EngineRefusal } from '../../../src/engine/refusal.ts'
import { readCard, writeCard } from '../../../src/game/collection/card.ts'
import { exported } from '../../../src/game/collection/export.ts'
import { recordsIn, replaceBy, takeIn } from '../../../src/game/collection/import.ts'
import { inOrder, localGame } from '../../../src/game/my_games.ts'
import { type KeptGame, newId } from '../../../src/shelf/kept.ts'
import { shelf } from '../../../src/shelf/shelf.svelte.ts'
import { newCore } from '../../engine/core.ts'
import { newGame, step } from '../../shelf/games.ts'

const core = newCore()
const MOVES = ['dice 1123445W', 'keep W', 'roll', 'dice 1123445']

beforeAll(() => {
  vi.spyOn(engine, 'read').mockImplementation(async (record) => core.read(record))
  vi.spyOn(engine, 'write').mockImplementation(async (game) => core.write(game))
  vi.spyOn(engine, 'steps').mockImplementation(async (game, from, to) => core.steps(game, from, to))
})
afterAll(() => shelf.close())
beforeEach(forget)

/** Another device, or this one after its browser has forgotten everything. */
async function forget(): Promise<void> {
  for (const { id } of await shelf.games()) await shelf.remove(id)
}

const keep = (change: Partial<KeptGame> = {}, moves = MOVES): Promise<KeptGame> =>
  shelf.add(
    { ...newGame(), id: newId(), created: 100, touched: 200, ...change },
    moves.map((move) => step(move, change.touched ?? 200)),
  )

async function shelved(): Promise<unknown[]> {
  const games = await shelf.games()
  return Promise.all(games.map(async (game) => ({ game, steps: await shelf.steps(game.id) })))
}

describe('all games in one file', () => {
  it('come back as they were, also a running one with the seed of its dice', async () => {
    await keep({ name: 'Christmas #1 "at home"', touched: 300, mistakes: [2, 0], coach: false, pace: 'skip' })
    await keep({ starter: 'first', headers: { event: 'cup' } })
    const before = await shelved()
    const file = await exported([])
    await forget()
    expect(await takeIn(file)).toEqual({ added: 2, known: 0, differing: [], bad: [] })
    expect(await shelved()).toEqual(before)
    expect(await exported([])).toBe(file)
  })

  it('add nothing that is here already, and nothing twice', async () => {
    const { id } = await keep()
    const file = await exported([])
    await shelf.append(id, MOVES.length, [step('keep 4')])
    expect(await takeIn(file + file)).toMatchObject({ added: 0, known: 2, differing: [] })
    expect(await shelf.game(id)).toMatchObject({ length: MOVES.length + 1 })
  })

  it('overwrite nothing that goes on differently here, unless somebody says so', async () => {
    const { id } = await keep({ name: 'file' }, [...MOVES, 'keep 4'])
    const file = await exported([])
    await shelf.remove(id)
    await keep({ id, name: 'here' }, [...MOVES, 'keep 5'])
    const { differing } = await takeIn(file)
    expect(await shelf.game(id)).toMatchObject({ name: 'here' })
    expect((await shelf.steps(id)).at(-1)?.move).toBe('keep 5')
    await replaceBy(differing)
    expect(await shelf.game(id)).toMatchObject({ name: 'file' })
    expect((await shelf.steps(id)).at(-1)?.move).toBe('keep 4')
  })

  it('bring what can be read; each bad record has one reason and its place', async () => {
    await keep({ name: 'good' })
    const good = await exported([])
    await forget()
    const bad = good.replace('>W', '>6')
    const { added, bad: refused } = await takeIn(`${bad}\n${good}\nheckmeck 2\nrules classic\n`)
    expect(added).toBe(1)
    expect(refused.map(({ number, error }) => [number, (error as EngineRefusal).reason])).toEqual([
      [1, 'no-such-face'],
      [3, 'unknown-version'],
    ])
    expect((await takeIn('no record at all')).bad).toHaveLength(1)
    expect(await takeIn('')).toEqual({ added: 0, known: 0, differing: [], bad: [] })
  })
})

it('a table of a server comes along, and is the same one there and here', async () => {
  const record = 'heckmeck 1\nrules classic\nplayers Anna, Robo\n\nAnna 1123445W>W 1123445  # fails\n'
  vi.stubGlobal('fetch', () => Promise.resolve(new Response(record)))
  const there = { ...localGame(await keep()), id: 'Ab_1', kind: 'over', name: 'Glut 27' } as const
  await forget()
  const file = await exported([there, { ...there, id: 'running', kind: 'turn' }])
  vi.unstubAllGlobals()
  expect(recordsIn(file)).toHaveLength(1)
  expect(await takeIn(file)).toMatchObject({ added: 1, bad: [] })
  const [copy] = await shelf.games()
  expect(copy).toMatchObject({ id: 'here-Ab_1', name: 'Glut 27', touched: 200, length: 4 })
  expect(copy?.seats).toMatchObject([{ bot: null }, { bot: 'champion' }])
  expect(inOrder([localGame(copy as KeptGame)], [there])).toHaveLength(1)
})

describe('a record of somebody else', () => {
  const RECORD = 'heckmeck 1\nrules classic\nplayers Anna, Ben\n\nAnna 1123445W>W 1123445\n'

  it('is a game to look at, the same one whenever it comes', async () => {
    expect(await takeIn(RECORD)).toMatchObject({ added: 1 })
    expect(await takeIn(`${RECORD.replace('1123445\n', '1123445   # fails\n')}`)).toMatchObject({ added: 0, known: 1 })
    const [game] = await shelf.games()
    expect(game).toMatchObject({ status: 'archived', name: '', seed: '', length: 4, result: null })
    expect(game?.seats).toMatchObject([
      { name: 'Anna', colour: 'tomato', bot: null },
      { name: 'Ben', colour: 'blueberry', bot: null },
    ])
    expect((await shelf.steps(game?.id ?? '')).map(({ by }) => by)).toEqual(['dice', 'player', 'player', 'dice'])
  })

  it('keeps a seed that nobody promised as a header, so that its record stays the same', async () => {
    const seed = '07'.repeat(32)
    await takeIn(RECORD.replace('\n\n', `\nseed ${seed}\n\n`))
    expect(await shelf.games()).toMatchObject([{ status: 'archived', seed: '', headers: { seed } }])
    expect(await exported([])).toContain(`\nseed ${seed}\n`)
  })
})

it('finds the records of a file by the line that no turn can be', () => {
  expect(recordsIn('heckmeck 1\na\n\nAnna x\n\nheckmeck 1\nb\n')).toHaveLength(2)
  expect(recordsIn('# mine\nheckmeck 1\na')).toHaveLength(2)
  expect(recordsIn('\n\nheckmeck\t1\r\na')).toHaveLength(1)
})

describe('the card of a game', () => {
  const players = ['Anna', 'Robo']

  it('says everything that the record does not', () => {
    const { seats } = newGame()
    const card = { ...newGame({ name: '#1' }), id: 'here-a1', created: 1, touched: 2, mistakes: [1, 0], seats }
    const read = readCard(writeCard(card), players)
    expect(writeCard(card)).not.toContain('#')
    expect(read).toEqual({
      ...{ id: 'here-a1', created: 1, touched: 2, name: '#1', seats, mistakes: [1, 0] },
      ...{ starter: 'drawn', coach: true, pace: '1x' },
    })
  })

  it.each([
    undefined,
    'no JSON',
    '7',
    'null',
    '[]',
    '{"id":"here-../x","seats":[{},{}],"pace":"9x","mistakes":[1],"name":7,"touched":"x"}',
    '{"id":"abc","seats":[{"colour":"mint"},{"colour":"mint"}],"mistakes":[1,-1],"created":-1}',
    '{"seats":[{"colour":"pink","bot":5},null]}',
    '{"seats":[{"colour":"tomato","bot":"mine.py"},{"colour":"blueberry","bot":"worms:steal=much"}]}',
  ])('that somebody has spoilt says nothing: %s', (text) => {
    expect(readCard(text, players)).toEqual({
      ...{ name: '', starter: 'first', coach: true, pace: '1x', mistakes: null },
      seats: [
        { name: 'Anna', colour: 'tomato', bot: null, throws: false },
        { name: 'Robo', colour: 'blueberry', bot: null, throws: false },
      ],
    })
  })
})
