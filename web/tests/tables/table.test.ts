import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import type { Table } from '../../src/tables/table.svelte.ts'
import type { State } from '../../src/documents/types.ts'
import { stateOf } from '../game/states.ts'
import { type FakeSource, fakeTable } from './fake_source.ts'

const turn = {
  roll: null,
  golden: null,
  kept: { '3': 2 },
  dice_left: 6,
  golden_left: false,
  total: 6,
  weasel_used: false,
}
const decide = stateOf({ ply: 5, move: 'keep 3', phase: 'decide', legal: ['roll', 'stop'], turn })
const rolling = stateOf({ ply: 6, move: 'roll', phase: 'rolling', legal: [], turn })
const failed = stateOf({
  ply: 7,
  move: 'dice 333333',
  phase: 'rolling',
  seat: 1,
  legal: [],
  turn: { ...turn, kept: {}, dice_left: 8, total: 0 },
})
const next = stateOf({ ply: 8, move: 'dice 12345WWW', phase: 'keep', seat: 1, legal: ['keep 1'] })
let live: Table
let source: FakeSource

const event = (kind: string) => ({ kind, seat: 0, tile: null, other: null, specialist: null })
const step = (state: State, by = 'dice', ...kinds: string[]) =>
  source.tell({
    type: 'step',
    ply: state.ply,
    by,
    at: 0,
    deadline: null,
    state,
    outlook: null,
    events: kinds.map(event),
  })
const FAILS = 'fails-nothing-to-set-aside'
const seats = [
  { seat: 0, bot: null, away: false },
  { seat: 1, bot: 'simple', away: false },
]
const hello = (state: State | null) =>
  source.tell({
    type: 'greeting',
    table: { id: 'x', pace: '1x', seats },
    you: 0,
    yours: [0],
    hosting: true,
    deadline: null,
    steps: state && [{ type: 'step', ply: state.ply, by: null, at: 0, deadline: null, state, outlook: null }],
  })

beforeEach(() => {
  vi.useFakeTimers()
  ;({ live, source } = fakeTable())
  hello(decide)
})
afterEach(() => {
  live.close()
  vi.useRealTimers()
})

it('a failure is read in peace: the dice, then what it cost, then the game goes on (T3, player 3)', () => {
  live.act('roll')
  step(rolling, 'player')
  step(failed, 'dice', FAILS)
  step(next)
  expect(live.state).toMatchObject({ seat: 0, phase: 'rolling', turn: { roll: '333333', kept: { '3': 2 } } })
  expect(live.steps.map(({ ply }) => ply)).toEqual([5, 6])
  vi.advanceTimersByTime(1199)
  expect(live.state?.seat).toBe(0)
  vi.advanceTimersByTime(1)
  expect(live.state).toMatchObject({ ply: 7, seat: 1 })
  expect(live.ended).toMatchObject({ before: { seat: 0, turn: { roll: '333333' } }, events: [{ kind: FAILS }] })
  vi.advanceTimersByTime(1599)
  expect(live.ended).not.toBeNull()
  vi.advanceTimersByTime(1)
  expect([live.ended, live.state?.ply]).toEqual([null, 7])
  vi.advanceTimersByTime(120)
  expect(live.state).toMatchObject({ ply: 8, seat: 1 })
  expect(live.steps.map(({ ply }) => ply)).toEqual([5, 6, 7, 8])
})

it('the next throw waits until the tile has arrived and the table is laid out anew (player 2)', () => {
  let go: (() => void) | undefined
  live.onhandover = (seat, then) => {
    expect(seat).toBe(1)
    go = then
  }
  step({ ...failed, move: 'stop' }, 'player', 'takes')
  step(next)
  expect([live.ended?.before.ply, live.state?.ply, go]).toEqual([5, 7, undefined])
  vi.advanceTimersByTime(650)
  vi.advanceTimersByTime(10_000)
  expect([live.ended?.before.ply, live.state?.ply]).toEqual([5, 7])
  go?.()
  expect([live.ended, live.state?.ply]).toEqual([null, 7])
  vi.advanceTimersByTime(120)
  expect(live.state?.ply).toBe(8)
  go?.()
  expect(live.state?.ply).toBe(8)
})

it('a tap finishes what is on show, once it can have been seen (player 4)', () => {
  step(rolling, 'player')
  step(failed, 'dice', FAILS)
  step(next)
  vi.advanceTimersByTime(349)
  live.hurry()
  expect(live.ended).toBeNull()
  vi.advanceTimersByTime(1)
  live.hurry()
  expect([live.ended?.before.seat, live.state?.ply]).toEqual([0, 7])
  vi.advanceTimersByTime(350)
  live.hurry()
  expect([live.ended, live.state?.ply]).toEqual([null, 7])
})

it('nobody who looks elsewhere is waited for', () => {
  step(rolling, 'player')
  step(failed, 'dice', FAILS)
  step(next)
  const hidden = vi.spyOn(document, 'hidden', 'get').mockReturnValue(true)
  document.dispatchEvent(new Event('visibilitychange'))
  expect([live.ended, live.state?.ply]).toEqual([null, 8])
  hidden.mockRestore()
})

it('whoever is next here gets the device when the turn before was looked at', () => {
  hello(null)
  source.tell({
    type: 'table',
    table: { id: 'x', pace: '1x', seats },
    you: 0,
    yours: [0, 1],
    hosting: true,
    deadline: null,
  })
  step({ ...failed, move: 'stop' }, 'player', 'takes')
  expect(live.you).toBe(0)
  vi.advanceTimersByTime(650)
  expect(live.you).toBe(1)
})

it('what is heard twice is shown once', () => {
  step(rolling, 'player')
  step(failed)
  step(next)
  source.listener.lost(false)
  hello(null)
  step(next)
  vi.advanceTimersByTime(4000)
  expect(live.steps.map(({ ply }) => ply)).toEqual([5, 6, 7, 8])
})

const press = { acts: ['keep 3', 'roll'], ply: 4 }
const chosen = stateOf({ ply: 4, move: 'dice 11335555', phase: 'keep', legal: ['keep 3'] })

it('a press is on its way until all of it is heard', () => {
  hello(chosen)
  live.act(...press.acts)
  expect([live.acting, source.said]).toEqual([true, [press]])
  step(decide, 'player')
  live.act('stop')
  expect([live.acting, source.said]).toEqual([true, [press]])
  step(rolling, 'player')
  expect(live.acting).toBe(false)
})

it('a press on a position that is past is forgotten', () => {
  hello(chosen)
  live.act(...press.acts)
  hello(decide)
  expect(live.acting).toBe(false)
})

it('a refusal drops what was to follow', () => {
  live.act('roll', 'stop')
  source.tell({ type: 'refused', reason: 'not-your-turn', text: 'It is not your turn.', ply: 5 })
  expect(live.acting).toBe(false)
  expect(live.refusal?.text).toBe('It is not your turn.')
})

it('says that nothing comes at the moment, until something does', () => {
  source.listener.lost(false)
  expect(live.connection).toBe('lost')
  source.listener.reached(2)
  expect([live.connection, live.ahead]).toEqual(['open', 2])
  source.listener.lost(true)
  expect(live.connection).toBe('gone')
})

it('dice that were thrown by hand are an answer', () => {
  live.act('throw')
  expect(source.said).toEqual([{ acts: ['throw'], ply: 5 }])
  step(stateOf({ ply: 6, seat: 0 }))
  expect(live.acting).toBe(false)
})

it.each([
  ['1x', 650],
  ['3x', 650 / 3],
  ['skip', 0],
])('turns of bots are shown at the pace of the table, mine are not (%s)', (pace, ms) => {
  source.tell({
    type: 'table',
    table: { id: 'x', pace, seats },
    you: 0,
    yours: [0],
    hosting: true,
    deadline: null,
  })
  step({ ...failed, move: 'stop' }, 'player', 'takes')
  vi.advanceTimersByTime(649)
  expect(live.ended?.before.seat).toBe(0)
  vi.advanceTimersByTime(200)
  step(stateOf({ ply: 8, seat: 0, move: 'stop', phase: 'rolling' }), 'bot', 'takes')
  expect(live.ended?.before.seat).toBe(1)
  vi.advanceTimersByTime(Math.max(0, ms - 1))
  expect(live.ended === null).toBe(ms === 0)
  vi.advanceTimersByTime(2)
  expect(live.ended).toBeNull()
})

it('a tap hurries a bot that thinks only where nobody else plays (player 4)', () => {
  for (const others of [seats, [...seats, { seat: 2, bot: null, away: false }]]) {
    source.tell({
      type: 'table',
      table: { id: 'x', pace: '1x', seats: others },
      you: 0,
      yours: [0],
      hosting: true,
      deadline: null,
    })
    step({ ...next, ply: others.length + 10 })
    vi.advanceTimersByTime(3000)
    live.hurry()
  }
  expect(source.said).toEqual([{ hurry: 12 }])
})
