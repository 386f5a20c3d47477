import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { LiveTable } from '../../src/server/live.svelte.ts'
import type { State } from '../../src/server/types.ts'
import { stateOf } from '../game/states.ts'
import { FakeSocket, openSockets } from './sockets.ts'

const turn = { roll: null, golden: null, kept: { '3': 2 }, dice_left: 6, golden_left: false, total: 6, weasel_used: false }
const decide = stateOf({ ply: 5, move: 'keep 3', phase: 'decide', legal: ['roll', 'stop'], turn })
const rolling = stateOf({ ply: 6, move: 'roll', phase: 'rolling', legal: [], turn })
const failed = stateOf({ ply: 7, move: 'dice 333333', phase: 'rolling', seat: 1, legal: [], turn: { ...turn, kept: {}, dice_left: 8, total: 0 } })
const next = stateOf({ ply: 8, move: 'dice 12345WWW', phase: 'keep', seat: 1, legal: ['keep 1'] })
let live: LiveTable

const step = (state: State, by = 'dice') => FakeSocket.last.tell({ type: 'step', ply: state.ply, by, at: 0, deadline: null, state, outlook: null, events: [] })
const hello = (state: State | null) => FakeSocket.last.tell({ type: 'hello', table: { id: 'x' }, you: 0, yours: [0], hosting: true, ply: state?.ply ?? null, deadline: null, now: 0, state, outlook: null })

beforeEach(() => {
  openSockets()
  vi.stubGlobal('fetch', () => Promise.reject(new Error('no log here')))
  live = new LiveTable('x')
  hello(decide)
})
afterEach(() => {
  live.close()
  vi.useRealTimers()
})

it('a throw in vain lies there for a while, then the game goes on (T3)', () => {
  live.act('roll')
  step(rolling, 'player')
  step(failed)
  step(next)
  expect(live.state).toMatchObject({ seat: 0, phase: 'rolling', turn: { roll: '333333', kept: { '3': 2 } } })
  expect(live.steps.map(({ ply }) => ply)).toEqual([6])
  vi.advanceTimersByTime(1199)
  expect(live.state?.seat).toBe(0)
  vi.advanceTimersByTime(1)
  expect(live.state).toMatchObject({ ply: 8, seat: 1 })
  expect(live.steps.map(({ ply }) => ply)).toEqual([6, 7, 8])
})

it('what came meanwhile is not asked for again when the connection is lost', () => {
  step(rolling, 'player')
  step(failed)
  step(next)
  FakeSocket.last.end()
  vi.advanceTimersByTime(300)
  expect(FakeSocket.last.url).toContain('ply=8')
  hello(null)
  step(next)
  vi.advanceTimersByTime(2000)
  expect(live.steps.map(({ ply }) => ply)).toEqual([6, 7, 8])
})

it('a decision is said until it is heard, and what follows it after that', () => {
  live.act('roll', 'stop')
  expect(live.acting).toBe(true)
  vi.advanceTimersByTime(3000)
  expect(FakeSocket.last.said).toEqual([{ act: 'roll', ply: 5 }, { act: 'roll', ply: 5 }])
  step({ ...rolling, phase: 'decide' }, 'player')
  expect(FakeSocket.last.said.at(-1)).toEqual({ act: 'stop', ply: 6 })
})

it('a refusal drops what was to follow', () => {
  live.act('roll', 'stop')
  FakeSocket.last.tell({ type: 'refused', reason: 'not-your-turn', text: 'It is not your turn.', ply: 5 })
  expect(live.acting).toBe(false)
  expect(live.refusal?.text).toBe('It is not your turn.')
})

it('says that the connection is lost when a decision gets no answer, until the server is heard again', () => {
  live.act('roll')
  vi.advanceTimersByTime(2999)
  expect(live.connection).toBe('open')
  vi.advanceTimersByTime(1)
  expect(live.connection).toBe('lost')
  step(rolling, 'player')
  expect(live.connection).toBe('open')
})
