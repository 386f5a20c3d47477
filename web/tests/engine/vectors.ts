import { readdirSync, readFileSync } from 'node:fs'
import { gunzipSync } from 'node:zlib'
import type { State } from '../../src/documents/types.ts'

const VECTORS = `${import.meta.dirname}/../../../tests/vectors`

/** The games of an independent implementation, by name. */
export const GAMES = readdirSync(`${VECTORS}/games`)
  .filter((name) => name.endsWith('.heck'))
  .map((name) => name.replace('.heck', ''))

export const recordOf = (name: string): string => readFileSync(`${VECTORS}/games/${name}.heck`, 'utf8')

export function statesOf(name: string): State[] {
  const lines = gunzipSync(readFileSync(`${VECTORS}/games/${name}.jsonl.gz`)).toString('utf8')
  return lines
    .split('\n')
    .filter(Boolean)
    .map((line) => JSON.parse(line) as State)
}

/** A record with one mistake, and what is known of it. */
export interface Mistaken {
  name: string
  command: string
  lines: number[]
  clause: string
  bytes: Uint8Array
}

export function mistaken(): Mistaken[] {
  const [, ...rows] = readFileSync(`${VECTORS}/refused/INDEX.tsv`, 'utf8').trim().split('\n')
  return rows.map((row) => {
    const [name = '', command = '', lines = '', clause = ''] = row.split('\t')
    const bytes = readFileSync(`${VECTORS}/refused/${name}`)
    return { name, command, lines: lines.split(',').map(Number), clause, bytes }
  })
}
