import { keep, recall } from '../keeping.ts'

/** Which puzzles were solved on this device: at the first answer, or only later. */
export type Outcome = 'right' | 'wrong'

const KEPT = 'heckmeck-puzzles'

export function solved(): Record<number, Outcome> {
  try {
    const kept: unknown = JSON.parse(recall(KEPT) ?? '{}')
    return typeof kept === 'object' && kept !== null ? (kept as Record<number, Outcome>) : {}
  } catch {
    return {}
  }
}

/** The first answer counts: who has seen the solution cannot solve it any more. */
export function remember(number: number, right: boolean): Record<number, Outcome> {
  const outcomes = solved()
  outcomes[number] ??= right ? 'right' : 'wrong'
  keep(KEPT, JSON.stringify(outcomes))
  return outcomes
}

/** The next puzzle that was not tried, from here on and round; where all were, simply the next. */
export function nextPuzzle(number: number, count: number, outcomes: Record<number, Outcome>): number {
  const following = Array.from({ length: count }, (_, step) => ((number + step) % count) + 1)
  return following.find((candidate) => !(candidate in outcomes) && candidate !== number) ?? (number % count) + 1
}
