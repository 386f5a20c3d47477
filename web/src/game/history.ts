/** A whole game, step by step: for the replay and the review. */
import { engine, type GameText } from '../engine/engine.ts'
import { find, gameOf } from '../tables/index.ts'
import type { State, Told } from '../documents/types.ts'
import { type Seated, seatingOf, seatingOfNames } from './seating.ts'

export interface History {
  game: GameText
  seating: Seated[]
  rules: string
  /** The start and every step; the position in the list is the ply. */
  steps: Told[]
  /** The table it was played at; null for an imported record. */
  tableName: string | null
  you: number | null
  /** Whether it is still played. */
  running: boolean
}

export async function historyOfTable(id: string): Promise<History> {
  const [{ table, you }, game] = await Promise.all([find(id), gameOf(id)])
  return {
    game,
    steps: await stepsIn(game),
    seating: seatingOf(table),
    rules: table.rules,
    tableName: table.name,
    you,
    running: table.status === 'playing',
  }
}

export async function historyOfRecord(text: string): Promise<History> {
  const game = await engine.read(text)
  const seating = seatingOfNames([...game.players])
  return { game, steps: await stepsIn(game), seating, rules: game.rules, tableName: null, you: null, running: false }
}

const stepsIn = (game: GameText): Promise<Told[]> => engine.steps(game, 0, game.moves.length)

/** The plies at which turns begin: `starts[k]` is the position after k turns. The last is the end of a game that is over. */
export function turnStarts(states: readonly Pick<State, 'seat'>[]): number[] {
  return states.flatMap((state, ply) => (ply === 0 || state.seat !== states[ply - 1]?.seat ? [ply] : []))
}

/** How many turns are over at a ply. */
export function turnsBefore(starts: readonly number[], ply: number): number {
  let turns = 0
  while (turns + 1 < starts.length && (starts[turns + 1] as number) <= ply) turns++
  return turns
}

/** The ply to go to, one turn back or forward; back from inside a turn goes to its beginning. */
export function turnFrom(starts: readonly number[], ply: number, direction: -1 | 1): number {
  if (direction > 0) return starts.find((start) => start > ply) ?? Math.max(ply, starts.at(-1) ?? 0)
  return starts.findLast((start) => start < ply) ?? 0
}
