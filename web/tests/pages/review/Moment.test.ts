import { cleanup, render, screen } from '@testing-library/svelte'
import { afterEach, beforeAll, expect, it, vi } from 'vitest'
import type { History } from '../../../src/game/history.ts'
import { imported } from '../../../src/game/imported.svelte.ts'
import { Playback } from '../../../src/game/playback.svelte.ts'
import { seatingOfNames } from '../../../src/game/seating.ts'
import type { Review } from '../../../src/server/types.ts'
import { words } from '../../../src/words/words.svelte.ts'
import { stateOf } from '../../game/states.ts'

vi.stubGlobal('matchMedia', () => ({
  matches: false,
  addEventListener: () => undefined,
  removeEventListener: () => undefined,
}))
const { default: Moment } = await import('../../../src/pages/review/Moment.svelte')

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

it('says why a decision was better in an imported game too', async () => {
  const asked: string[] = []
  vi.stubGlobal('fetch', (path: string, { body }: { body: string }) => {
    asked.push(`${path} ${body}`)
    const options = [{ move: 'keep 4', win: 0.5, loss: 0, fail: 0.1, worms: 1, why: 'It fails less often.' }]
    return Promise.resolve(Response.json({ ply: 1, win: [0.5, 0.5], options, tiles: {} }))
  })
  imported.text = 'heckmeck 1'
  const states = [stateOf({ ply: 0 }), stateOf({ ply: 1 })]
  const history: History = {
    seating: seatingOfNames(['Anna', 'Ben']),
    rules: 'classic',
    steps: states.map((state) => ({ state })),
    tableName: null,
    you: null,
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
  expect(await screen.findByText('It fails less often.')).toBeTruthy()
  expect(asked).toEqual(['/api/advice?ply=1 heckmeck 1'])
  vi.unstubAllGlobals()
})
