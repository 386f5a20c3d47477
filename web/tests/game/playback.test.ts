import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import type { History } from '../../src/game/history.ts'
import { Playback } from '../../src/game/playback.svelte.ts'
import type { State } from '../../src/server/types.ts'

/** Two turns of three steps, the game over after them. */
const SEATS = [0, 0, 0, 1, 1, 1, null]
const history: History = {
  sitting: [],
  rules: 'classic',
  steps: SEATS.map((seat, ply) => ({ state: { ply, seat, phase: seat === null ? 'over' : 'rolling', move: null } as State })),
  tableName: null,
  you: null,
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
    expect([press('ArrowRight'), press('ArrowRight', true), press('ArrowLeft'), press('End'), press('PageUp'), press('Home')]).toEqual([1, 3, 2, 6, 3, 0])
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
})
