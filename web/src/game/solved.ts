import { PUZZLES } from '../engine/generated/layout.ts'
import { keep, recall } from '../keeping.ts'
import type { Entry } from './puzzles.ts'

/** Which puzzles were solved on this device: at the first answer, or only later. */
type Outcome = 'right' | 'wrong'

const KEPT = 'heckmeck-puzzles-2' // of the second collection
const RATING = 'heckmeck-puzzle-rating'
const MOST_MOVED = 40 // by one puzzle
const SCALE = 400 // a lead of so much solves ten of eleven, as in chess

export function solved(): Record<number, Outcome> {
  try {
    const kept: unknown = JSON.parse(recall(KEPT) ?? '{}')
    return typeof kept === 'object' && kept !== null ? (kept as Record<number, Outcome>) : {}
  } catch {
    return {}
  }
}

/** The first answer counts: whoever has seen the solution can no longer solve it. */
export function remember(
  { number, rating }: Pick<Entry, 'number' | 'rating'>,
  right: boolean,
): Record<number, Outcome> {
  const outcomes = solved()
  if (number in outcomes) return outcomes
  outcomes[number] = right ? 'right' : 'wrong'
  keep(KEPT, JSON.stringify(outcomes))
  keep(RATING, String(ratedAfter(ownRating(), rating, right)))
  return outcomes
}

/** How well puzzles are solved on this device, on the scale of theirs. */
export function ownRating(): number {
  const kept = Number(recall(RATING) ?? '')
  return kept > 0 ? kept : PUZZLES.beginner
}

function ratedAfter(own: number, puzzle: number, right: boolean): number {
  const expected = 1 / (1 + 10 ** ((puzzle - own) / SCALE))
  return Math.max(1, Math.round(own + MOST_MOVED * (Number(right) - expected)))
}

/** The puzzles in the order in which to try them: the classic game comes before its Specialists, the easy ones first. */
export function easiestFirst(puzzles: readonly Entry[]): number[] {
  const isClassic = (rules: string): boolean => rules.startsWith('classic')
  return puzzles
    .toSorted((a, b) => Number(isClassic(b.rules)) - Number(isClassic(a.rules)) || a.rating - b.rating)
    .map(({ number }) => number)
}

/** The next puzzle that was not tried, from here and around; if all were, simply the next. */
export function nextPuzzle(number: number, order: readonly number[], outcomes: Record<number, Outcome>): number {
  const here = order.indexOf(number) + 1
  const following = [...order.slice(here), ...order.slice(0, here)].filter((candidate) => candidate !== number)
  return following.find((candidate) => !(candidate in outcomes)) ?? following[0] ?? number
}
