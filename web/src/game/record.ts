/** Reads from a `.heck` record what checking its dice needs (docs/notation.md 1). The server says whether its moves
 * are legal. */
import type { GoldenDie } from './fair_dice.ts'

/** A roll as it is written, and how many dice had to fall. */
export interface RecordedRoll {
  /** Of the game, from 0; re-rolls count. */
  number: number
  line: number
  player: string
  dice: string
  white: number
  golden: boolean
}

export interface GameRecord {
  headers: Map<string, string>
  players: string[]
  /** The seat that begins. */
  start: number
  goldenDie: GoldenDie
  rolls: RecordedRoll[]
}

/** Why a text is not a record; `reason` is the end of a key `web-record-…`. */
export class RecordMistake extends Error {
  constructor(
    readonly reason:
      'version' | 'header-missing' | 'header-twice' | 'name-is-a-header' | 'not-32-bytes' | 'player' | 'token',
    readonly line: number,
    readonly what = '',
  ) {
    super(`line ${line}: ${reason} ${what}`)
  }
}

const DICE = 8
const WORD = /(?:[^ \t"]|"[^"]*")+/g
const HEADER = /^((?:"[^"]*"|\S)+)[ \t]*(.*)$/
const ROLL = /^([1-5W]{0,8}(?:\+[1-5W])?)(?:>([1-5W])|(~))?$/
const CHOICE = /^(?:stop|(?:take|back|from):.+)$/
const HEX_32_BYTES = /^[0-9a-f]{64}$/i

export function readRecord(text: string): GameRecord {
  const lines = text.split('\n').map(uncommented)
  const blank = text.split('\n').findIndex((line) => !line.trim())
  const end = blank < 0 ? lines.length : blank
  const headers = readHeaders(lines.slice(0, end))
  const players = playersOf(headers)
  const rolls: RecordedRoll[] = []
  for (const [index, line] of lines.entries()) if (index >= end && line) readTurn(line, index + 1, players, rolls)
  const goldenDie = /\bgolden_die=standard\b/.test(headers.get('rules') as string) ? 'standard' : 'ones_and_worms'
  const start = headers.has('start') ? players.indexOf(unquoted(headers.get('start') as string)) : 0
  return { headers, players, start, goldenDie, rolls }
}

/** Each key once; a player's name among them is a turn, and the blank line before it is missing (N1). */
function readHeaders(lines: string[]): Map<string, string> {
  if (!/^heckmeck[ \t]+1$/.test(lines[0] ?? '')) throw new RecordMistake('version', 1)
  const found = lines.flatMap((text, index) => {
    const [, key, value = ''] = HEADER.exec(text) ?? []
    return index && key ? [{ line: index + 1, key, value }] : []
  })
  const headers = new Map(found.map(({ key, value }) => [key, value]))
  for (const key of ['rules', 'players']) if (!headers.has(key)) throw new RecordMistake('header-missing', 0, key)
  const players = playersOf(headers)
  for (const [index, { line, key, value }] of found.entries()) {
    if (players.includes(unquoted(key))) throw new RecordMistake('name-is-a-header', line, unquoted(key))
    if (found.findIndex((other) => other.key === key) < index) throw new RecordMistake('header-twice', line, key)
    if (['seed', 'commitment'].includes(key) && !HEX_32_BYTES.test(value))
      throw new RecordMistake('not-32-bytes', line, key)
  }
  return headers
}

function playersOf(headers: Map<string, string>): string[] {
  return (headers.get('players') ?? '').split(',').map((name) => unquoted(name.trim()))
}

/** Follow a turn only as far as to know how many dice each roll has (T2, T5, K4, K5). */
function readTurn(text: string, line: number, players: string[], rolls: RecordedRoll[]): void {
  const [name = '', ...tokens] = text.match(WORD) ?? []
  const player = unquoted(name)
  if (!players.includes(player)) throw new RecordMistake('player', line, player)
  let white = DICE
  let golden: boolean | null = null
  for (const token of tokens) {
    if (CHOICE.test(token)) continue
    const [, dice, face] = ROLL.exec(token) ?? []
    if (!dice) throw new RecordMistake('token', line, token)
    golden ??= dice.includes('+')
    rolls.push({ number: rolls.length, line, player, dice, white, golden })
    if (!face) continue
    const [whites = '', gold] = dice.split('+')
    white -= [...whites].filter((die) => die === face).length
    golden &&= gold !== face
  }
}

function uncommented(line: string): string {
  return (line.split('#')[0] as string).replace(/\r$/, '').trim()
}

function unquoted(name: string): string {
  return name.replace(/^"(.*)"$/, '$1')
}
