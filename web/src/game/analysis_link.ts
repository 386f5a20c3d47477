/** The analysis board's address: a position is a link. */
import type { GameText } from '../engine/engine.ts'

export const PATH = '/analysis'
const LETTERS = 'ABCDEFG'

/** `?line=…`, and the names of the players where they have any. */
export function queryOf(line: string, players: readonly string[]): string {
  const query = new URLSearchParams({ line })
  if (players.join('') !== LETTERS.slice(0, players.length)) query.set('names', players.join(','))
  return `?${query}`
}

/** What such an address asks for. */
export type Wanted =
  | { kind: 'line'; line: string; names: string[] | null }
  | { kind: 'table'; id: string; ply: number }
  | { kind: 'record'; ply: number }
  | { kind: 'nothing' }

export function wantedIn(text: string): Wanted {
  const query = new URLSearchParams(text)
  const [line, id, names] = ['line', 'table', 'names'].map((key) => query.get(key))
  const ply = Number(query.get('ply') ?? Infinity)
  if (line) return { kind: 'line', line, names: names ? names.split(',') : null }
  if (id) return { kind: 'table', id, ply }
  return query.has('record') ? { kind: 'record', ply } : { kind: 'nothing' }
}

/** The link from a step of a table, or of the record that is open. */
export const analysisFrom = (table: string | null, ply: number): string =>
  `${PATH}?${table ? `table=${encodeURIComponent(table)}` : 'record'}&ply=${ply}`

/** A game that begins from a line, with names for its seats. */
export const named = (game: GameText, names: readonly string[] | null): GameText => ({
  ...game,
  players: game.players.map((letter, seat) => names?.[seat] ?? letter),
})
