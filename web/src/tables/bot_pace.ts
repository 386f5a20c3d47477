import type { State, TableView } from '../documents/types.ts'

/** Milliseconds that a bot seems to think. */
const THINKS_MS = 600
const PACES: Record<TableView['pace'], number> = { '1x': 1, '3x': 1 / 3, skip: 0 }

/** How long a bot seems to think about a position: longer after a roll in vain, which people look at first. */
export function thinkingTime(pace: TableView['pace'], state: State, before: State | null): number {
  return PACES[pace] * THINKS_MS * (endedByDice(state, before) ? 2 : 1)
}

/** Whether the dice themselves have ended the turn before (T3): nobody has decided anything since they fell. */
function endedByDice(state: State, before: State | null): boolean {
  const fell = (one: State | null): boolean => one?.move?.startsWith('dice') ?? false
  return fell(state) && (fell(before) || state.phase !== 'keep')
}
