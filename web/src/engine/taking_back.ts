/** Taking back at a table with real dice: what was entered wrongly stays among the steps and counts no longer
 * (docs/notation.md C4). */
import type { GameText } from './game_text.ts'
import { refused } from './refusal.ts'

const UNDO = 'undo '

export const isUndo = (move: string): boolean => move.startsWith(UNDO)
export const undoTo = (ply: number): string => UNDO + String(ply)

/** The steps that count, by ply: `undo 12` lets those after step 12 count no longer. */
export function counted(moves: readonly string[]): number[] {
  const plies: number[] = []
  for (const [index, move] of moves.entries())
    if (isUndo(move)) while (plies.length && (plies.at(-1) as number) > Number(move.slice(UNDO.length))) plies.pop()
    else plies.push(index + 1)
  return plies
}

/** The step that `undo 12` goes back to: one that counts, or the start, and not the newest. */
export function readUndo(move: string, moves: readonly string[]): number {
  const earlier = [0, ...counted(moves)].slice(0, -1)
  const ply = earlier.find((one) => undoTo(one) === move)
  if (ply === undefined) throw refused('nothing-to-take-back', 'C4', {})
  return ply
}

/** A game without what was taken back. */
export function corrected(game: GameText): GameText {
  if (!game.moves.some(isUndo)) return game
  return { ...game, moves: counted(game.moves).map((ply) => game.moves[ply - 1] as string) }
}
