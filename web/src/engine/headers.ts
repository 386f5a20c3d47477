/** The header lines of a record (docs/notation.md N1). */
import { type Edition, readEdition } from './edition.ts'
import { checkNames, isReserved, readName, trimmed, uncommented, VERSION, wordsOf } from './names.ts'
import { EngineRefusal, refused, shortened } from './refusal.ts'

export interface Headers {
  edition: Edition
  players: string[]
  start: number
  values: Record<string, string>
}

const HEX_32_BYTES = /^[0-9a-fA-F]{64}$/
const HEX_KEYS = ['seed', 'commitment']

/** Read the lines before the first blank one. */
export function readHeaders(lines: readonly string[]): Headers {
  const [version = '', ...others] = lines.map(uncommented)
  if (!version.startsWith('heckmeck'))
    throw refused('not-a-record', 'N1', { version: VERSION }).at({ line: 0, token: '' })
  if (wordsOf(version).join(' ') !== VERSION)
    throw refused('unknown-version', 'N1', { version: VERSION, found: shortened(version) }).at({ line: 1, token: '' })
  const values = new Map<string, string>()
  const where = new Map<string, number>()
  for (const [index, line] of others.entries()) {
    if (!line) continue
    const [, key = line, value = ''] = /^([^ \t]*)[ \t]+(.*)$/s.exec(line) ?? []
    if (values.has(key))
      throw refused('header-twice', 'N1', { key: shortened(key) }).at({ line: index + 2, token: key })
    values.set(key, value)
    where.set(key, index + 2)
  }
  return checked(values, where)
}

/** Check every header by itself, so that a refusal can name its line. */
function checked(values: ReadonlyMap<string, string>, where: ReadonlyMap<string, number>): Headers {
  for (const key of ['rules', 'players'])
    if (!values.has(key)) throw refused('header-missing', 'N1', { key }).at({ line: 0, token: '' })
  const found = (key: string): string => values.get(key) ?? ''
  let key = 'rules'
  try {
    const edition = readEdition(found(key))
    key = 'players'
    const players = found(key)
      .split(',')
      .map((name) => readName(trimmed(name)))
    checkNames(players)
    key = players.find((name) => values.has(name)) ?? key
    checkNames(players, [...values.keys()])
    for (key of HEX_KEYS)
      if (values.has(key) && !HEX_32_BYTES.test(found(key))) throw refused('not-32-bytes', 'N3/D1', { key })
    key = 'start'
    const first = values.has(key) ? readName(found(key)) : (players[0] as string)
    const start = players.indexOf(first)
    if (start < 0) throw refused('unknown-start', 'N1', { name: shortened(first) })
    return { edition, players, start, values: Object.fromEntries(values) }
  } catch (error) {
    if (!(error instanceof EngineRefusal)) throw error
    throw error.at({ line: where.get(key) ?? 0, token: isReserved(key) ? '' : key })
  }
}
