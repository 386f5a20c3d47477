/** At the start of a game this device reveals its phrases by itself (D3). */
import { REAL } from './real_dice.ts'
import { markTaken, see } from './witness.ts'
import { post, Refused } from '../server/api.ts'
import type { TableView } from '../documents/types.ts'

const TRIES = 5
const AGAIN_MS = 800
const underway = new Set<string>()

/** Keep what is seen of a table, and reveal what was sealed here; not where the commitment shown differs from the
 * first one. */
export async function followFairly(table: TableView, yours: number[]): Promise<void> {
  if (table.dice === REAL) return // nothing is promised (C1)
  const { commitment, phrases } = see(table)
  if (table.status !== 'starting' || commitment !== table.commitment) return
  const due = table.seats.flatMap(({ seat, sealed_phrase }) => {
    const own = yours.includes(seat)
      ? phrases.find((phrase) => phrase.seal === sealed_phrase && !phrase.taken)
      : undefined
    return own && !underway.has(own.seal) ? [{ seat, ...own }] : []
  })
  await Promise.all(due.map(({ seat, seal, phrase, salt }) => reveal(table, seal, { seat, phrase, salt })))
}

async function reveal(
  table: TableView,
  seal: string,
  wish: { seat: number; phrase: string; salt: string },
): Promise<void> {
  underway.add(seal)
  for (let tries = 0; tries < TRIES; tries++) {
    try {
      await post(`/api/tables/${table.id}/reveal`, wish)
      markTaken(table, seal)
      break
    } catch (error) {
      const isFinal = error instanceof Refused && error.status >= 400 && error.status < 429
      if (isFinal) break
      await new Promise((done) => setTimeout(done, AGAIN_MS))
    }
  }
  underway.delete(seal)
}
