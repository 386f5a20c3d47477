/** How many mistakes a review found, kept so that a list can say it: with a game of this device, and here for tables of a
 * server. */
import type { Review } from '../documents/types.ts'
import { keep, recall } from '../keeping.ts'
import { isHere } from '../shelf/kept.ts'
import { shelf } from '../shelf/shelf.svelte.ts'

const KEPT = 'heckmeck-mistakes'
const MOST_KEPT = 200 // tables; the oldest are forgotten

/** By seat; what is only inaccurate does not count. */
export function mistakesIn(review: Pick<Review, 'players'>): number[] {
  return review.players.map(({ classes }) => (classes.mistake ?? 0) + (classes.blunder ?? 0))
}

export function mistakesKept(table: string): number[] | null {
  return all()[table] ?? null
}

export async function keepMistakes(id: string, review: Pick<Review, 'players'>): Promise<void> {
  const mistakes = mistakesIn(review)
  if (isHere(id)) {
    await shelf.change(id, { mistakes })
    return
  }
  const others = Object.entries(all()).filter(([table]) => table !== id)
  keep(KEPT, JSON.stringify(Object.fromEntries([...others, [id, mistakes]].slice(-MOST_KEPT))))
}

function all(): Record<string, number[]> {
  try {
    const kept: unknown = JSON.parse(recall(KEPT) ?? '{}')
    return typeof kept === 'object' && kept !== null ? (kept as Record<string, number[]>) : {}
  } catch {
    return {}
  }
}
