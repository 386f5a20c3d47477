import { keep, recall } from '../../keeping.ts'

/** A link that allows one thing: results of a table, the own table of a participant, a helper's tables. The code stands behind
 * `#pass=` and stays on the device. */
export interface Pass {
  role: 'table' | 'player' | 'helper'
  /** The number of the table or participant. */
  number: number
  /** A helper's name. */
  name: string
  code: string
}

const keyOf = (id: string, role: Pass['role']): string => `heckmeck-pass-${role}-${id}`

/** The pass in a link, if there is one. */
export function passIn(fragment: string): Pass | null {
  const code = new URLSearchParams(fragment.replace(/^#/, '')).get('pass')
  const [role, first] = code?.split(':') ?? []
  if (!code || first === undefined || !(role === 'table' || role === 'player' || role === 'helper')) return null
  if (role === 'helper') return { role, number: 0, name: decodeURIComponent(first), code }
  return { role, number: Number(first), name: '', code }
}

/** What follows `#` in a link with a pass, and with a personal code for live tables. */
export const passFragment = (code: string, claim?: string): string =>
  `#pass=${encodeURIComponent(code)}${claim ? `&code=${encodeURIComponent(claim)}` : ''}`

export function keepPass(id: string, pass: Pass): void {
  keep(keyOf(id, pass.role), pass.code)
}

export function passOf(id: string, role: Pass['role']): Pass | null {
  const code = recall(keyOf(id, role))
  return code ? passIn(passFragment(code)) : null
}
