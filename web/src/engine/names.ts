/** Which names players may have, and how a record writes them (docs/notation.md N2). */
import { NUMBERS } from './generated/layout.ts'
import { refused, shortened } from './refusal.ts'

export const VERSION = 'heckmeck 1'
const RESERVED = ['heckmeck', 'rules', 'players', 'start', 'seed', 'commitment', 'entropy']
// eslint-disable-next-line no-control-regex
const FORBIDDEN = /[,#"|\u0000-\u001f\u007f-\u009f\u2028\u2029]/
/** What separates words, in every script: the same characters as in the library. */
const SPACES = '\\t-\\r\\x1c-\\x20\\x85\\xa0\\u1680\\u2000-\\u200a\\u2028\\u2029\\u202f\\u205f\\u3000'
const SPACE = new RegExp(`[${SPACES}]`)
const AROUND = new RegExp(`^[${SPACES}]+|[${SPACES}]+$`, 'g')

export function stripped(text: string): string {
  return text.replace(AROUND, '')
}

export function wordsOf(text: string): string[] {
  return text.split(new RegExp(`[${SPACES}]+`)).filter(Boolean)
}

/** Refuse names that a record cannot tell apart or write down, and tables with too few or too many. */
export function checkNames(names: readonly string[], headerKeys: readonly string[] = []): void {
  if (names.length < NUMBERS.FEWEST_PLAYERS || names.length > NUMBERS.MOST_PLAYERS)
    throw refused('number-of-players', 'N1/M3', { count: String(names.length) })
  for (const [seat, name] of names.entries()) {
    const details = { name: shortened(name) }
    if (!name || name !== stripped(name) || FORBIDDEN.test(name)) throw refused('bad-name', 'N1/N2', details)
    if (names.indexOf(name) < seat) throw refused('name-twice', 'N1/N2', details)
    if (RESERVED.includes(name) || headerKeys.includes(name)) throw refused('name-is-a-header', 'N1', details)
  }
}

export const isReserved = (key: string): boolean => RESERVED.includes(key)

/** The name as a record writes it: with spaces, in double quotes. */
export function quoted(name: string): string {
  return SPACE.test(name) ? `"${name}"` : name
}

/** A name without its quotes; one with spaces must have them (N2). */
export function readName(text: string): string {
  if (text.length > 1 && text.startsWith('"') && text.endsWith('"')) return text.slice(1, -1)
  if (SPACE.test(text)) throw refused('name-needs-quotes', 'N1/N2', { name: shortened(text) })
  return text
}

/** A line without blanks around it. */
export function trimmed(line: string): string {
  return line.replace(/^[ \t]+|[ \t]+$/g, '')
}

/** A line without its comment (N7). */
export function uncommented(line: string): string {
  return trimmed(line.split('#', 1)[0] as string)
}
