import { ROLL_DECISIONS } from '../engine/generated/layout.ts'
import type { State } from '../documents/types.ts'

/** Whether the dice that are about to fall begin a turn: nobody has decided on them (T1). */
export const beginsTurn = ({ phase, move }: Pick<State, 'phase' | 'move'>): boolean =>
  phase === 'rolling' && !(ROLL_DECISIONS as readonly string[]).includes(move ?? '')
