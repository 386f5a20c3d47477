import { say, words } from '../words/words.svelte.ts'
import type { Standing } from './standings.ts'

/** Who has won, as a headline; `isMe`: it is whoever reads it, alone. */
export function tellWinners(winners: readonly string[], isMe: boolean): string {
  if (winners.length > 1) return say('web-end-shared', { names: words.list([...winners]) })
  return isMe ? say('web-end-you-win') : say('web-end-wins', { name: winners[0] ?? '' })
}

/** On what it was won, and by how much. */
export function tellLead(rows: readonly Standing[], nameOf: (seat: number) => string): string {
  const winners = rows.filter((row) => row.place === 1)
  const [best] = winners
  const second = rows.find((row) => row.place > 1)
  if (!best) return ''
  if (winners.length > 1) return say('web-end-equal', { n: best.worms })
  if (!second) return say('worms', { n: best.worms })
  const name = nameOf(second.seat)
  if (second.worms < best.worms) return say('web-end-ahead', { n: best.worms, ahead: best.worms - second.worms, name })
  const { own = 0, other } = best.tie ?? {}
  return say('web-end-higher-tile', { n: best.worms, own, other: other || 'none', name })
}
