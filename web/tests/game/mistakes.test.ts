// @vitest-environment node
import 'fake-indexeddb/auto'
import { afterAll, beforeEach, expect, it, vi } from 'vitest'
import type { Review } from '../../src/documents/types.ts'
import { keepMistakes, mistakesKept } from '../../src/game/mistakes.ts'
import { shelf } from '../../src/shelf/shelf.svelte.ts'
import { newGame } from '../shelf/games.ts'

const kept = new Map<string, string>()
beforeEach(() => {
  kept.clear()
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => kept.set(key, value),
  })
})
afterAll(() => shelf.close())

const review = (...classes: Partial<Review['players'][number]['classes']>[]): Review =>
  ({ players: classes.map((found) => ({ classes: found })) }) as unknown as Review

it('counts mistakes and blunders, not what is only inaccurate, and keeps them with a game of this device', async () => {
  const { id, touched } = await shelf.add(newGame({ touched: 5 }))
  await keepMistakes(id, review({ mistake: 2, blunder: 1, inaccuracy: 7 }, { best: 40 }))
  expect(await shelf.game(id)).toMatchObject({ mistakes: [3, 0], touched })
  expect(kept.size).toBe(0)
})

it('keeps those of a table of the server here, and forgets the oldest', async () => {
  for (let table = 0; table <= 200; table++) await keepMistakes(`t${table}`, review({ mistake: table }))
  expect([mistakesKept('t200'), mistakesKept('t1'), mistakesKept('t0')]).toEqual([[200], [1], null])
})

it.each(['no JSON', '7', 'null'])('begins anew where %s is kept', (text) => {
  kept.set('heckmeck-mistakes', text)
  expect(mistakesKept('t')).toBeNull()
})
