import 'fake-indexeddb/auto'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import type { NewTable } from '../../src/documents/types.ts'
import { engine } from '../../src/engine/engine.ts'
import { rollsOf, verify } from '../../src/game/verification.ts'
import { exported } from '../../src/game/collection/export.ts'
import { takeIn } from '../../src/game/collection/import.ts'
import { shelf } from '../../src/shelf/shelf.svelte.ts'
import { create, find, gameOf, leave, openTable, recordOf } from '../../src/tables/index.ts'
import { mayEnter, mayTakeBack, takingBack } from '../../src/tables/real_dice.ts'
import type { Table } from '../../src/tables/table.svelte.ts'
import { Entering } from '../../src/pages/table/real/entering.svelte.ts'
import { workHere } from '../engine/worker_here.ts'

const FILLED = 'filled'

async function opened(wish: Partial<NewTable> = {}): Promise<Table> {
  const people = { host: { name: 'Anna' }, companions: [{ name: 'Ben' }], seats: 2, starter: 'first' }
  const live = openTable(await create({ rules: 'classic', ...people, dice: 'real', ...wish } as unknown as NewTable))
  await vi.waitFor(() => expect(live.state).not.toBeNull())
  return live
}

async function act(live: Table, ...acts: string[]): Promise<void> {
  live.act(...acts)
  await vi.waitFor(() => expect(live.acting).toBe(false), 5000)
}

async function takeBack(live: Table): Promise<void> {
  await act(live, live.takingBack?.act ?? 'nothing to take back')
}

beforeEach(() => workHere())

describe('a table of this device with real dice', () => {
  it('waits for dice and promises nothing (C1)', async () => {
    const live = await opened()
    expect(live.state).toMatchObject({ ply: 0, phase: 'rolling' })
    expect(live.table).toMatchObject({ dice: 'real', commitment: '', seed: null })
    await act(live, 'throw')
    expect(live.refusal).toMatchObject({ reason: 'nothing-to-throw' })
    await act(live, 'dice 1134WWW')
    expect(live.refusal).toMatchObject({ reason: 'wrong-number-of-dice', clause: 'T1' })
    await act(live, 'dice 11345WWW', 'keep W', 'stop')
    const record = await recordOf(live.id)
    expect(record).toContain('\ndice real\n')
    expect(record).not.toMatch(/seed|commitment|entropy|drawn/)
    const game = await engine.read(record)
    expect(verify(game, await rollsOf(game)).verdict).toBe('no-dice')
  })

  it('takes back several entries, up to the start, and other tabs follow (C4)', async () => {
    const live = await opened()
    const other = openTable(live.id)
    await act(live, 'dice 11345WWW', 'keep W', 'roll')
    await takeBack(live)
    expect(live.state).toMatchObject({ ply: 4, phase: 'decide' })
    await takeBack(live)
    await takeBack(live)
    expect(live.state).toMatchObject({ ply: 6, phase: 'rolling', move: 'undo 0' })
    expect(live.takingBack).toBeNull()
    await act(live, 'dice 1134WWWW', 'keep W', 'stop')
    await vi.waitFor(() => expect(other.state).toMatchObject({ ply: 9, seat: 1 }))
    expect((await find(live.id)).state).toEqual(live.state)
    expect((await gameOf(live.id)).moves).toEqual(['dice 1134WWWW', 'keep W', 'stop'])
    expect((await recordOf(live.id)).split('\n\n')[1]).toContain('Anna 1134WWWW>W stop')
    other.close()
  })

  it('takes back the end of a game', async () => {
    const live = await opened({ rules: 'classic max_turns=1' })
    await act(live, 'dice 11345WWW', 'keep W', 'stop')
    expect(live.table).toMatchObject({ status: 'over' })
    await takeBack(live)
    await vi.waitFor(() => expect(live.table).toMatchObject({ status: 'playing' }))
    expect(await shelf.game(live.id)).toMatchObject({ status: 'playing', result: null })
  })

  it('lets a bot decide about dice that people enter, and nobody go on when they have left', async () => {
    const live = await opened({ companions: [], bots: [{ bot: 'simple', name: 'Bot' }] })
    await act(live, 'dice 11345WWW', 'keep W', 'stop')
    expect(live.state).toMatchObject({ seat: 1, phase: 'rolling' })
    await act(live, 'dice 1112WWWW')
    await vi.waitFor(() => expect(live.state?.move).toMatch(/^(keep|roll|stop)/), 4000)
    expect(live.takingBack?.act).toBe('undo 3')
    await leave(live.id)
    await vi.waitFor(async () => expect(await shelf.game(live.id)).toMatchObject({ status: 'archived' }))
  })

  it('has no player called like a header of its record (N1)', async () => {
    await expect(opened({ companions: [{ name: 'unseen' }] } as Partial<NewTable>)).rejects.toMatchObject({
      reason: 'name-is-a-header',
      clause: 'N1',
    })
  })

  it('refuses dice where they fall by themselves', async () => {
    const live = await opened({ dice: 'fair' })
    const [first = ''] = live.state?.legal ?? []
    await act(live, first, 'roll', 'dice WWWWW')
    expect(live.refusal).toMatchObject({ reason: 'dice-are-not-entered', clause: 'D5' })
  })
})

describe('only what was set aside', () => {
  const entering = (live: Table): Entering => {
    const found = new Entering(
      live,
      () => live.state as never,
      () => live.table?.rules ?? '',
    )
    found.turnOnlyAside(true)
    return found
  }
  const heard = (live: Table, ply: number): Promise<void> => vi.waitFor(() => expect(live.state?.ply).toBe(ply))

  it('makes up the other dice, says so in the record, and judges nothing of it (C2)', async () => {
    const live = await opened()
    const entry = entering(live)
    for (const face of ['5', 'W', 'W', 'W'] as const) entry.add(face) // another face begins anew
    expect([entry.aside, entry.count, entry.canFail]).toEqual(['W', 3, false])
    void entry.setAside('roll')
    await heard(live, 3)
    expect(entry.canAdd('W')).toBe(false)
    void entry.fail()
    await heard(live, 4)
    expect(live.state).toMatchObject({ seat: 1, phase: 'rolling' })
    const record = await recordOf(live.id)
    expect(record).toContain('\nunseen 0,1\n')
    const review = await engine.review(await gameOf(live.id))
    expect([review.decisions, review.rolls, review.unjudged_turns]).toEqual([[], [], [1]])
    expect(await takeIn(await exported([]))).toMatchObject({ added: 0, bad: [] })
    await shelf.remove(live.id)
    expect(await takeIn(record)).toMatchObject({ added: 1, bad: [] })
    const [game] = await shelf.games()
    expect(game).toMatchObject({ status: 'playing', seed: '', headers: { dice: 'real' } })
    expect(await recordOf(game?.id ?? '')).toBe(record)
  })

  it('is taken back as a whole: nobody chooses among dice that are made up', async () => {
    const live = await opened()
    const entry = entering(live)
    entry.add('W')
    void entry.setAside('roll')
    await heard(live, 3)
    await takeBack(live)
    expect(live.state?.move).toBe('undo 2')
    await takeBack(live)
    expect(live.state?.move).toBe('undo 0')
  })

  it.each([
    ['', '11111111'],
    ['WW', '111111WW'],
    ['111', '111WWWWW'],
  ])('%s of eight dice', async (aside, dice) => {
    const live = await opened()
    if (live.game) expect(await engine.madeUp(live.game, aside)).toBe(dice)
  })
})

describe('the golden die', () => {
  const state = (turn: object, specialist: string | null = null) =>
    ({
      ply: 3,
      seat: 0,
      supply: 7,
      players: [{ specialist }],
      turn: { dice_left: 9, golden_left: true, kept: {}, ...turn },
    }) as never
  const entering = (rules: string, turn: object = {}, specialist: string | null = null) =>
    new Entering(
      { acting: false } as Table,
      () => state(turn, specialist),
      () => rules,
    )
  const faces = (one: Entering, taps: number) => Array.from({ length: taps }, () => (one.turnGolden(), one.golden))

  it('shows what it has (M5)', () => {
    const one = entering('deluxe')
    one.turnOnlyAside(false)
    expect(faces(one, 3)).toEqual(['1', 'W', null])
    expect(faces(entering('deluxe golden_die=standard'), 7)).toEqual(['1', '2', '3', '4', '5', 'W', null])
  })

  it('is one of all dice, or one of those set aside', () => {
    const one = entering('deluxe')
    for (let die = 0; die < 9; die++) one.add('W')
    expect([one.count, one.missing, one.canEnter, one.canAdd('1')]).toEqual([8, 1, false, false])
    one.press('g')
    expect([one.missing, one.canEnter]).toEqual([0, true])
    one.turnOnlyAside(true)
    expect([one.count, one.canAdd('W')]).toEqual([0, true])
    one.press('w')
    expect(faces(one, 2)).toEqual(['W', null])
    one.press('Backspace')
    expect([one.count, one.aside, one.press('x')]).toEqual([0, null, false])
  })

  it('and the weasel and what was set aside before limit what can be said (T2, T3, K5)', () => {
    const one = entering('deluxe', { kept: { W: 2 }, weasel_used: false }, 'weasel')
    expect([one.canAdd('W'), one.canFail, one.canSendBack, faces(one, 2)]).toEqual([false, true, true, ['1', null]])
    const used = entering('deluxe', { weasel_used: true }, 'weasel')
    expect([used.canFail, used.canSendBack]).toEqual([false, false])
  })
})

describe('who may do what (C1, C4)', () => {
  const seats = [
    { seat: 0, bot: null },
    { seat: 1, bot: 'simple' },
    { seat: 2, bot: null },
  ]
  const table = { dice: 'real', seats } as unknown as Parameters<typeof mayEnter>[0]['table']
  const moves = ['dice 11345WWW', 'keep W', 'stop', 'dice 11345WWW', 'keep W', 'stop', 'dice 11345WWW', 'keep W']
  const by = (ply: number) => (ply === 5 || ply === 6 ? 'bot' : ply === 4 ? 'dice' : 'player')
  const taken = { moves, by, seatAt: (ply: number) => Math.floor(ply / 3) } as Parameters<typeof mayTakeBack>[1]

  it.each([
    [[0], false, 0, true],
    [[0], false, 2, false],
    [[0], false, 1, true],
    [[0], true, 2, true],
    [[], false, 1, false],
  ])('seats %j, host %j, dice of seat %j: %j', (yours, hosting, seat, may) => {
    expect(mayEnter({ table, yours, hosting }, seat)).toBe(may)
    expect(mayEnter({ table: { ...table, dice: 'fair' }, yours, hosting }, seat)).toBe(false)
  })

  it('skips what bots decided, and what nobody has seen', () => {
    expect(takingBack(taken)?.ply).toBe(7)
    expect(takingBack({ ...taken, moves: moves.slice(0, 6) })?.ply).toBe(3)
    expect(takingBack({ ...taken, by: (ply) => (ply === 7 ? FILLED : by(ply)) })?.ply).toBe(6)
    expect(takingBack({ ...taken, moves: [] })).toBeNull()
  })

  it('is the host, or whose entry it was', () => {
    const asked = (yours: number[], hosting: boolean, to: number) => mayTakeBack({ table, yours, hosting }, taken, to)
    expect([asked([2], false, 6), asked([2], false, 4), asked([2], false, 2), asked([2], true, 0)]).toEqual([
      true,
      true,
      false,
      true,
    ])
  })
})
