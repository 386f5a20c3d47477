import { address } from '../../server/address.svelte.ts'
import { keep as keepText, recall } from '../../keeping.ts'

/** The tournaments that this device organises. The secret is in the organiser's link, after `#`, and stays on the
 * device. */
export interface Organised {
  id: string
  name: string
  secret: string
}

const KEPT = 'heckmeck-tournaments'
const SECRET = /^[\w-]{43}$/
const PATH = /^\/tournaments\/([\w-]{22})(?:\/|$)/

export function organised(): Organised[] {
  try {
    const list: unknown = JSON.parse(recall(KEPT) ?? '[]')
    return Array.isArray(list) ? (list as Organised[]) : []
  } catch {
    return []
  }
}

export function keep(tournament: Organised): void {
  save([tournament, ...organised().filter((other) => other.id !== tournament.id)])
}

export function forget(id: string): void {
  save(organised().filter((other) => other.id !== id))
}

export function secretOf(id: string): string | null {
  return organised().find((tournament) => tournament.id === id)?.secret ?? null
}

/** The secret after the `#` of a link, if there is one. */
export function secretIn(fragment: string): string | null {
  const text = fragment.replace(/^#/, '')
  return SECRET.test(text) ? text : null
}

export const organiserLink = (id: string, secret: string): string => `${address.origin}/tournaments/${id}#${secret}`

/** Where a pasted tournament link leads; null where it is not one. */
export function placeOfLink(text: string): string | null {
  const link = URL.canParse(text.trim()) ? new URL(text.trim()) : null
  return link && PATH.test(link.pathname) ? link.pathname + link.hash : null
}

/** The commitment that this device saw first: whoever exchanges the sealed seed later is found out (R9). */
export function firstSeal(id: string, commitment: string): string {
  const key = `heckmeck-seal-${id}`
  const first = recall(key) ?? commitment
  keepText(key, first)
  return first
}

function save(list: Organised[]): void {
  keepText(KEPT, JSON.stringify(list))
}
