/** Decisions played out by the program, a piece at a time: the rows say how far they are, and nothing else is kept. */
import { ACTIONS, NUMBERS, ROLLED_ROW, ROLLOUTS } from './generated/layout.ts'
import { type Kernel, type Position, ROOM } from './kernel.ts'
import type { Look } from './looks.ts'
import { readAction } from './moves.ts'

/** What is to be played out, and how exactly. */
export interface Wish {
  /** Usually those that are judged nearly as good as the best one. */
  moves?: readonly string[]
  /** Of a win: the standard error at which a chance is known well enough. */
  error?: number
  /** Games for each decision. */
  most?: number
  /** The same seed gives the same games. */
  seed?: number
}

export interface Rolled {
  rows: number[][]
  settled: boolean
}

const WORD = 8

/** A row for each decision that is to be played out; where nobody decides, one for the position itself. */
export function emptyRows({ decisions }: Look, seat: number, moves?: readonly string[]): number[][] {
  const best = decisions[0]?.win[seat] ?? 0
  const close = decisions
    .filter(({ win }) => best - (win[seat] as number) <= ROLLOUTS.close)
    .slice(0, ROLLOUTS.mostPlayedOut)
    .map(({ action }) => action)
  const actions = moves ? moves.map((move) => allowed(decisions, move)) : close
  return (actions.length ? actions : [NUMBERS.NONE]).slice(0, ROLLED_ROW.most).map((action) => {
    const row = new Array<number>(ROLLED_ROW.length).fill(0)
    row[ROLLED_ROW.action] = action
    return row
  })
}

function allowed(decisions: Look['decisions'], move: string): number {
  const action = readAction(move)
  if (!decisions.some((decision) => decision.action === action)) throw new Error(`${move} cannot be decided here`)
  return action
}

/** Play some more games of the decision that is known worst; settled where all are known well enough. */
export function rollOut(
  kernel: Kernel,
  position: Position,
  seat: number,
  rows: readonly number[][],
  { error = ROLLOUTS.error, most = ROLLOUTS.mostGames, seed = 0 }: Wish,
): Rolled {
  const { exports, view } = kernel
  const table = new Float64Array(view.buffer, ROOM, rows.length * ROLLED_ROW.length)
  table.set(rows.flat())
  const next = (): number => exports.next_row(ROOM, rows.length, seat, error, most)
  const index = next()
  if (index !== NUMBERS.NONE) {
    const action = rows[index]?.[ROLLED_ROW.action] as number
    exports.roll_out(kernel.put(position), action, seed, ROLLOUTS.step, ROOM + index * ROLLED_ROW.length * WORD)
  }
  const numbers = Array.from(table)
  return {
    rows: rows.map((_, row) => numbers.slice(row * ROLLED_ROW.length, (row + 1) * ROLLED_ROW.length)),
    settled: next() === NUMBERS.NONE,
  }
}

export const moveOf = (row: readonly number[]): string | null => ACTIONS[row[ROLLED_ROW.action] as number] ?? null
