import { cleanup, render, screen } from '@testing-library/svelte'
import { afterEach, beforeAll, expect, it, vi } from 'vitest'
import { engine } from '../../../src/engine/engine.ts'
import type { History } from '../../../src/game/history.ts'
import { Playback } from '../../../src/game/playback.svelte.ts'
import { seatingOfNames } from '../../../src/game/seating.ts'
import type { Review } from '../../../src/documents/types.ts'
import { words } from '../../../src/words/words.svelte.ts'
import { stateOf } from '../../game/states.ts'

vi.stubGlobal('matchMedia', () => ({
  matches: false,
  addEventListener: () => undefined,
  removeEventListener: () => undefined,
}))
const { default: Moment } = await import('../../../src/pages/review/Moment.svelte')

const game = { rules: 'classic', players: ['Anna', 'Ben'], start: 0, moves: ['dice 1134WWWW'] }
beforeAll(() => words.start())
afterEach(cleanup)

/** What is said where Anna's roll has led to a position of `seat`. */
function told(seat: number | null, luck: number): string {
  const states = [stateOf({ ply: 0 }), stateOf({ ply: 1, seat, phase: seat === null ? 'over' : 'keep' })]
  const history: History = {
    seating: seatingOfNames(['Anna', 'Ben']),
    rules: 'classic',
    steps: states.map((state) => ({ state })),
    tableName: null,
    you: null,
    running: false,
    game,
  }
  const review = { decisions: [], rolls: [{ ply: 1, turn: 1, seat: 0, move: 'dice', luck }] } as unknown as Review
  const { container } = render(Moment, { review, playback: new Playback(history, 1), tableId: null })
  return container.querySelector('p')?.textContent?.trim() ?? ''
}

it('says how lucky the roll was that led to a position', () => {
  expect(told(0, -0.4)).toBe('The roll before it was unlucky: −40.0 points.')
  cleanup()
  expect(told(0, 0.02)).toBe('The roll before it was lucky: +2.0 points.')
})

it.each([1, null])('names who rolled where the position is of seat %s', (seat) => {
  expect(told(seat, -0.4)).toBe('Anna had an unlucky roll before it: −40.0 points.')
  cleanup()
  expect(told(seat, 0.02)).toBe('Anna had a lucky roll before it: +2.0 points.')
})

it('says why a decision was better', async () => {
  const numbers = { worms: 1, steals: 0, ends: 0, likely: { tile: 25, chance: 0.4 } }
  const options = [
    { ...numbers, move: 'keep 4', win: 0.5, loss: 0, fail: 0.1, reason: 'safer' },
    { ...numbers, move: 'keep W', win: 0.4, loss: 0.1, fail: 0.3, reason: 'safer' },
  ]
  const asked = vi.spyOn(engine, 'advice').mockResolvedValue({ ply: 1, win: [0.5, 0.5], options, tiles: {} })
  const states = [stateOf({ ply: 0 }), stateOf({ ply: 1 })]
  const history: History = {
    seating: seatingOfNames(['Anna', 'Ben']),
    rules: 'classic',
    steps: states.map((state) => ({ state })),
    tableName: null,
    you: null,
    running: false,
    game,
  }
  const decision = {
    ply: 1,
    turn: 1,
    seat: 0,
    move: 'keep W',
    best: 'keep 4',
    win: 0.5,
    loss: 0.1,
    class: 'blunder',
    forced: false,
  }
  render(Moment, {
    review: { decisions: [decision], rolls: [] } as unknown as Review,
    playback: new Playback(history, 1),
    tableId: null,
  })
  const why = 'It fails less often than “set aside the worms”: 10% against 30%. Most likely: takes 25 (40%).'
  expect(await screen.findByText(why)).toBeTruthy()
  expect(asked).toHaveBeenCalledExactlyOnceWith(game, 1)
})
