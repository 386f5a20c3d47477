import { keep, recall } from '../keeping.ts'
import type { Entry } from './puzzles.ts'

/** Which puzzles were solved on this device: at the first answer, or only later. */
type Outcome = 'right' | 'wrong'

const KEPT = 'heckmeck-puzzles'

export function solved(): Record<number, Outcome> {
  try {
    const kept: unknown = JSON.parse(recall(KEPT) ?? '{}')
    return typeof kept === 'object' && kept !== null ? (kept as Record<number, Outcome>) : {}
  } catch {
    return {}
  }
}

/** The first answer counts: whoever has seen the solution can no longer solve it. */
export function remember(number: number, right: boolean): Record<number, Outcome> {
  const outcomes = solved()
  outcomes[number] ??= right ? 'right' : 'wrong'
  keep(KEPT, JSON.stringify(outcomes))
  return outcomes
}

/** The puzzles in the order in which to try them: the classic game comes before its Specialists. */
export function easiestFirst(puzzles: readonly Entry[]): number[] {
  const isClassic = (rules: string): boolean => rules.startsWith('classic')
  return puzzles.toSorted((a, b) => Number(isClassic(b.rules)) - Number(isClassic(a.rules))).map(({ number }) => number)
}

/** The next puzzle that was not tried, from here and around; if all were, simply the next. */
export function nextPuzzle(number: number, order: readonly number[], outcomes: Record<number, Outcome>): number {
  const here = order.indexOf(number) + 1
  const following = [...order.slice(here), ...order.slice(0, here)].filter((candidate) => candidate !== number)
  return following.find((candidate) => !(candidate in outcomes)) ?? following[0] ?? number
}
