import type { State } from '../documents/types.ts'

/** How long people look at a dead roll before they see what it costs. */
export const LOOK_MS = 1200

/** A throw without a face to set aside ends the turn (T3): the state after it already belongs to another turn. So
 * that people see what was thrown, this is the position as it was: dice on the table, and nobody can do anything.
 * Null for every other step. */
export function deadRoll(before: State, after: State): State | null {
  const [word, dice = ''] = (after.move ?? '').split(' ')
  const goesOn = after.phase === 'keep' && after.seat === before.seat
  if (word !== 'dice' || before.phase !== 'rolling' || !before.turn || before.turn.roll !== null || goesOn) return null
  const [roll = '', golden = null] = dice.split('+')
  return { ...before, ply: before.ply + 0.5, move: after.move, turn: { ...before.turn, roll, golden } }
}

export function isDeadRoll(state: State): boolean {
  return state.phase === 'rolling' && state.turn !== null && state.turn.roll !== null
}
