/** A table with real dice: people roll on the kitchen table and enter what fell; wrong entries are taken back
 * (docs/notation.md C1 to C4). */
import type { Step, TableView } from '../documents/types.ts'
import { isRoll } from '../engine/moves.ts'
import { counted, isUndo, undoTo } from '../engine/taking_back.ts'

const FILLED = 'filled '
const DICE = 'dice '

export const REAL = 'real'
/** What is said of a roll, and of one of which only what is set aside next was seen: the other dice are made up. */
export const entryOf = (dice: string): string => DICE + dice
export const filledEntryOf = (dice: string): string => FILLED + dice

/** Whether this is no decision: only at a table with real dice can anybody say it. */
export const isEntry = (act: string): boolean => isRoll(act) || act.startsWith(FILLED) || isUndo(act)

/** The step that an act becomes, and who took it. */
export function stepOf(act: string, by: Step['by']): Pick<Step, 'by'> & { move: string } {
  if (act.startsWith(FILLED)) return { move: entryOf(act.slice(FILLED.length)), by: 'filled' }
  return { move: act, by: isRoll(act) ? 'dice' : by }
}

/** Whose turn it is enters their dice; the host may for everybody, and anybody at the table for a bot (C1). */
export function mayEnter({ table, yours, hosting }: Entering, seat: number | null): boolean {
  if (table.dice !== REAL || seat === null || !yours.length) return false
  const { bot = null, away = false, left = false } = table.seats.find((one) => one.seat === seat) ?? {}
  return hosting || yours.includes(seat) || bot !== null || away || left
}

interface Entering {
  table: Pick<TableView, 'dice' | 'seats'>
  yours: readonly number[]
  hosting: boolean
}

/** A game as far as taking back needs to know it: `by` says who took a step, null where nobody knows. */
interface Taken {
  moves: readonly string[]
  by: (ply: number) => Step['by']
  seatAt: (ply: number) => number | null
}

/** Back to the newest position before this one where a person has something to do, and sees all that they need. */
export function takingBack({ moves, by }: Taken): { act: string; ply: number } | null {
  const plies = counted(moves)
  for (let index = plies.length - 1; index >= 0; index--) {
    const [next, ply] = [plies[index] as number, plies[index - 1] ?? 0]
    const isHidden = by(ply) === 'filled' && /^(keep|weasel)/.test(moves[next - 1] ?? '')
    if (by(next) !== 'bot' && !isHidden) return { act: undoTo(ply), ply }
  }
  return null
}

/** Whether a person may take back down to a step: the host everything, others what was done at their own seats. */
export function mayTakeBack(entering: Entering, { moves, by, seatAt }: Taken, to: number): boolean {
  if (entering.hosting) return true
  return counted(moves)
    .filter((ply) => ply > to)
    .every((ply) => by(ply) === 'bot' || entering.yours.includes(seatAt(ply - 1) ?? -1))
}
