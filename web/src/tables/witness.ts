/** What this device keeps of a table's fair dice, to compare it at the end: the commitment that it saw first, its own phrases, everybody's seals (D3). */
import { bytesToHex, randomBytes } from '@noble/hashes/utils.js'
import { keep, recall } from '../keeping.ts'
import type { TableView } from '../documents/types.ts'
import { sealOf } from '../engine/fair_dice.ts'

interface OwnPhrase {
  phrase: string
  salt: string
  seal: string
  /** Whether the server has confirmed it. */
  taken: boolean
}

export interface Witness {
  commitment: string
  phrases: OwnPhrase[]
  /** The seals of all seats once nobody could join any longer; null before. */
  seals: string[] | null
}

const KEPT = 'heckmeck-fair'
const MOST_KEPT = 100 // tables; the oldest are forgotten
const SALT_BYTES = 16
// eslint-disable-next-line no-control-regex
const NOT_IN_A_PHRASE = /[|#\u0000-\u001f\u007f-\u009f\u2028\u2029\ud800-\udfff]/u

/** Whether a record can hold this phrase (D2): the server sees it too late to say so. */
export const isPhrase = (phrase: string): boolean => !NOT_IN_A_PHRASE.test(phrase)

function all(): Record<string, Witness> {
  try {
    const kept: unknown = JSON.parse(recall(KEPT) ?? '{}')
    return typeof kept === 'object' && kept !== null ? (kept as Record<string, Witness>) : {}
  } catch {
    return {}
  }
}

export function witnessOf(id: string): Witness | null {
  return all()[id] ?? null
}

function change(table: Pick<TableView, 'id' | 'commitment'>, how: (witness: Witness) => void): Witness {
  const kept = all()
  const witness = (kept[table.id] ??= { commitment: table.commitment, phrases: [], seals: null })
  how(witness)
  keep(KEPT, JSON.stringify(Object.fromEntries(Object.entries(kept).slice(-MOST_KEPT))))
  return witness
}

/** Keep the commitment that is seen first; from the start also the seals: nobody can change a phrase any longer. */
export function see(table: TableView): Witness {
  const known = witnessOf(table.id)
  if (known && (known.seals || table.status !== 'starting')) return known
  return change(table, (witness) => {
    if (table.status === 'starting') witness.seals ??= table.seats.map((seat) => seat.sealed_phrase)
  })
}

/** Seal a phrase for a table and keep it here; return the seal, which is all that is sent. */
export function seal(table: Pick<TableView, 'id' | 'commitment'>, phrase: string): string {
  if (!phrase) return ''
  const salt = bytesToHex(randomBytes(SALT_BYTES))
  const sealed = sealOf(phrase, salt)
  change(table, (witness) => witness.phrases.push({ phrase, salt, seal: sealed, taken: false }))
  return sealed
}

/** The server has the phrase of this seal. */
export function markTaken(table: TableView, sealed: string): void {
  change(table, (witness) => {
    for (const own of witness.phrases) if (own.seal === sealed) own.taken = true
  })
}
