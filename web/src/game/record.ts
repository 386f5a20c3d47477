/** Reads of a `.heck` record what checking its dice needs (NOTATION.md 1). Whether its moves are legal, the server says. */
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
  goldenDie: GoldenDie
  rolls: RecordedRoll[]
}

/** Why a text is no record; `reason` is the end of a key `web-record-…`. */
export class RecordMistake extends Error {
  constructor(
    readonly reason: 'version' | 'header-missing' | 'not-32-bytes' | 'player' | 'token',
    readonly line: number,
    readonly what = '',
  ) {
    super(`line ${line}: ${reason} ${what}`)
  }
}

const DICE = 8
const WORD = /(?:[^ \t"]|"[^"]*")+/g
const ROLL = /^([1-5W]*(?:\+[1-5W])?)(?:>([1-5W])|(~))?$/
const CHOICE = /^(?:stop|(?:take|back|from):.+)$/
const HEX_32_BYTES = /^[0-9a-f]{64}$/i

export function readRecord(text: string): GameRecord {
  const lines = text.split('\n').map(uncommented)
  const blank = text.split('\n').findIndex((line) => !line.trim())
  const end = blank < 0 ? lines.length : blank
  const headers = readHeaders(lines.slice(0, end))
  const players = (headers.get('players') as string).split(',').map((name) => unquoted(name.trim()))
  const rolls: RecordedRoll[] = []
  for (const [index, line] of lines.entries()) if (index >= end && line) readTurn(line, index + 1, players, rolls)
  const goldenDie = /\bgolden_die=standard\b/.test(headers.get('rules') as string) ? 'standard' : 'ones_and_worms'
  return { headers, players, goldenDie, rolls }
}

function readHeaders(lines: string[]): Map<string, string> {
  if (!/^heckmeck[ \t]+1$/.test(lines[0] ?? '')) throw new RecordMistake('version', 1)
  const headers = new Map<string, string>()
  for (const [index, line] of lines.entries()) {
    const [, key, value] = /^(\S+)[ \t]*(.*)$/.exec(line) ?? []
    if (index === 0 || key === undefined || value === undefined) continue
    if (['seed', 'commitment'].includes(key) && !HEX_32_BYTES.test(value)) throw new RecordMistake('not-32-bytes', index + 1, key)
    headers.set(key, value)
  }
  for (const key of ['rules', 'players']) if (!headers.has(key)) throw new RecordMistake('header-missing', 0, key)
  return headers
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
