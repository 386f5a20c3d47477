import { readFileSync, readdirSync } from 'node:fs'
import { resolve } from 'node:path'
import { gunzipSync } from 'node:zlib'
import { describe, expect, it } from 'vitest'
import { standings, wormsOfTile } from '../../src/game/standings.ts'
import type { State } from '../../src/documents/types.ts'

const GAMES = resolve(import.meta.dirname, '../../../tests/vectors/games')
const finished = readdirSync(GAMES)
  .filter((name) => name.endsWith('.jsonl.gz'))
  .map((name) => {
    const state = JSON.parse(
      gunzipSync(readFileSync(resolve(GAMES, name)))
        .toString()
        .trim()
        .split('\n')
        .at(-1) as string,
    ) as State
    const rules =
      /^rules (.*)$/m.exec(readFileSync(resolve(GAMES, name.replace('.jsonl.gz', '.heck')), 'utf8'))?.[1] ?? ''
    return [name, state, rules] as const
  })
  .filter(([, state]) => state.ranking)

describe('finished games', () => {
  it('are there', () => expect(finished.length).toBeGreaterThan(20))
  it.each(finished)('%s: tiles, Bratworms and apple add up (E2), places follow E3', (_, state, rules) => {
    const rows = standings(state, rules)
    expect(rows.map((row) => row.seat)).toEqual(state.ranking?.flat())
    for (const row of rows) {
      expect(row.tiles.reduce((sum, tile) => sum + tile.worms, 0)).toBe(row.onTiles)
      expect(row.onTiles + row.bratworms + row.apple).toBe(row.worms)
      expect(row.place).toBe(
        1 +
          rows.filter((other) => other.worms > row.worms || (other.worms === row.worms && top(other) > top(row)))
            .length,
      )
    }
  })
})

it('names the tiles that decide a tie, and shared places (E3)', () => {
  const player = (stack: number[], worms: number) => ({ name: 'x', stack, bratworms: 0, specialist: null, worms })
  const state = {
    players: [player([28, 31], 5), player([29, 27], 5), player([], 0), player([], 0)],
    ranking: [[0], [1], [2, 3]],
  } as unknown as State
  const rows = standings(state, 'classic')
  expect(rows.map(({ place, shared, tie }) => ({ place, shared, tie }))).toEqual([
    { place: 1, shared: false, tie: { own: 31, other: 29, won: true } },
    { place: 2, shared: false, tie: { own: 29, other: 31, won: false } },
    { place: 3, shared: true, tie: null },
    { place: 3, shared: true, tie: null },
  ])
})

it('counts the worms of 11 and 13 as the rules say (M4)', () => {
  expect(wormsOfTile(11, 'deluxe')).toBe(1)
  expect(wormsOfTile(13, 'deluxe worms_on_low_tiles=3')).toBe(3)
  expect(wormsOfTile(36, 'deluxe worms_on_low_tiles=3')).toBe(4)
})

const top = (row: { tiles: { value: number }[] }): number => Math.max(0, ...row.tiles.map((tile) => tile.value))
