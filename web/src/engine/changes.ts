/** A game as a chain of changes of every seat's chance of winning: rolls, decisions, and what lies between two turns. The
 * parts add up from the start to the result (docs/coach.md). */
import type { Coach, Look, Prospect } from './looks.ts'
import { isRoll, readAction } from './moves.ts'
import { type Replay, turnsOf } from './replay.ts'

/** A step and what it did. */
export interface Change {
  move: string
  /** The position that shows it: the moment of the decision, or the dice as they fell. */
  ply: number
  /** Who rolled or decided. */
  seat: number
  turn: number
  before: number[]
  /** As judged in this turn. */
  after: number[]
  /** Of the position after it, seen from the next turn. */
  revaluation: number[]
  /** Best first; none where dice fell. */
  decisions: Prospect[]
  endsTurn: boolean
}

/** How the chance of whoever rolled or decided changed. */
export const swingOf = ({ before, after, seat }: Change): number => (after[seat] as number) - (before[seat] as number)

/** Every step with its changes; `look` is the last position. */
export function changesOf(
  replay: Replay,
  coach: Coach,
  onprogress: (share: number) => void,
): { changes: Change[]; start: Look; end: Look } {
  const start = coach.look(replay.at(0))
  let before = start
  const changes = replay.moves.map((move, step) => {
    const after = replay.at(step + 1)
    const now = coach.look(after)
    const endsTurn = turnsOf(after) > turnsOf(replay.at(step))
    const win = before.decisions.length ? decided(before, move) : endsTurn ? coach.endOfTurn(after) : now.win
    const change = {
      ...{ move, endsTurn, after: win, before: before.win, decisions: before.decisions },
      ply: isRoll(move) ? step + 1 : step,
      seat: replay.seatAt(step),
      turn: turnsOf(replay.at(step)) + 1,
      revaluation: now.win.map((chance, seat) => chance - (win[seat] as number)),
    }
    before = now
    onprogress((step + 1) / replay.ply)
    return change
  })
  return { changes, start, end: before }
}

function decided({ decisions }: Look, move: string): number[] {
  const action = readAction(move)
  return (decisions.find((decision) => decision.action === action) as Prospect).win
}
