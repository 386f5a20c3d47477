import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import type { History } from '../../src/game/history.ts'
import { Playback } from '../../src/game/playback.svelte.ts'
import type { State } from '../../src/documents/types.ts'
import { stateOf } from './states.ts'

/** Two turns of three steps, the game over after them. */
const SEATS = [0, 0, 0, 1, 1, 1, null]
const game = { rules: 'classic', players: ['Anna', 'Ben'], start: 0, moves: ['dice 1134WWWW'] }
const history: History = {
  seating: [],
  rules: 'classic',
  steps: SEATS.map((seat, ply) => ({
    state: { ply, seat, phase: seat === null ? 'over' : 'rolling', move: null } as State,
  })),
  tableName: null,
  you: null,
  running: false,
  game,
}

beforeEach(() => vi.useFakeTimers())
afterEach(() => vi.useRealTimers())

describe('a replay', () => {
  it('opens at a ply and stays inside the game', () => {
    expect(new Playback(history, 4).at).toBe(4)
    expect(new Playback(history, 99).at).toBe(6)
    expect(new Playback(history, NaN).at).toBe(0)
  })
  it('counts its turns', () => {
    const playback = new Playback(history, 3)
    expect([playback.turns, playback.allTurns]).toEqual([1, 2])
  })
  it('follows the keyboard: steps, turns, both ends', () => {
    const playback = new Playback(history)
    const press = (key: string, withShift = false): number => (playback.key(key, withShift), playback.at)
    expect([
      press('ArrowRight'),
      press('ArrowRight', true),
      press('ArrowLeft'),
      press('End'),
      press('PageUp'),
      press('Home'),
    ]).toEqual([1, 3, 2, 6, 3, 0])
    expect(playback.key('x', false)).toBe(false)
  })
  it('plays to the end, and from the beginning again', () => {
    const playback = new Playback(history, 4)
    playback.toggle()
    vi.runAllTimers()
    expect([playback.at, playback.playing]).toEqual([6, false])
    playback.toggle()
    expect([playback.at, playback.playing]).toEqual([0, true])
  })
  it('stops playing when somebody takes over', () => {
    const playback = new Playback(history)
    playback.toggle()
    playback.go(2)
    vi.runAllTimers()
    expect([playback.at, playback.playing]).toEqual([2, false])
  })

  describe('of a dead roll (T3)', () => {
    const before = stateOf({
      ply: 3,
      phase: 'rolling',
      legal: [],
      turn: {
        roll: null,
        golden: null,
        kept: { W: 4 },
        dice_left: 4,
        golden_left: false,
        total: 20,
        weasel_used: false,
      },
    })
    const after = stateOf({
      ply: 4,
      phase: 'rolling',
      seat: 1,
      move: 'dice WWWW',
      legal: [],
      turn: { roll: null, golden: null, kept: {}, dice_left: 8, golden_left: false, total: 0, weasel_used: false },
    })
    const opened = (at: number): Playback =>
      new Playback(
        { ...history, steps: [{ state: before }, { state: after }, { state: stateOf({ ply: 5, seat: 1 }) }] },
        at,
      )

    it('shows the dice before what came of them', () => {
      const playback = opened(0)
      playback.go(1)
      expect([playback.shown?.seat, playback.shown?.turn?.roll, playback.state?.seat]).toEqual([0, 'WWWW', 1])
      vi.runAllTimers()
      expect(playback.shown).toBe(after)
    })
    it('does not hold up whoever goes on, back or comes from elsewhere', () => {
      const playback = opened(0)
      playback.go(1)
      playback.go(2)
      expect(playback.shown?.ply).toBe(5)
      playback.go(1)
      expect(playback.shown).toBe(after)
      expect(opened(1).shown).toBe(after)
    })
    it('leaves time for both while it plays', () => {
      const playback = opened(0)
      playback.toggle()
      vi.advanceTimersByTime(2000)
      expect([playback.at, playback.shown?.turn?.roll]).toEqual([1, 'WWWW'])
      vi.advanceTimersByTime(1000)
      expect([playback.at, playback.shown]).toEqual([1, after])
      vi.runAllTimers()
      expect(playback.at).toBe(2)
    })
  })
})
