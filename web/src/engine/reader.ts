/** Reads the `.heck` record: every line is played again, and refused where the rules do not allow it (docs/notation.md 1). */
import { FACES, NUMBERS, SPECIALISTS, STATE } from './generated/layout.ts'
import type { GameText } from './game_text.ts'
import { readHeaders } from './headers.ts'
import type { Kernel } from './kernel.ts'
import { ANY_FACE, asMove } from './moves.ts'
import { readName, trimmed, uncommented } from './names.ts'
import { EngineRefusal, refused, shortened } from './refusal.ts'
import { byteOf, Replay } from './replay.ts'

interface Line {
  number: number
  text: string
}

/** A game and, for each of its steps, the line that it was read from. */
export interface Record {
  game: GameText
  replay: Replay
  lines: number[]
}

const WORD = /[^ \t"]*(?:"[^"]*"[^ \t"]*)*/y
const ROLL_TOKEN = new RegExp(`^(${ANY_FACE}*(?:(\\+)${ANY_FACE})?)(?:>(.*)|(~))?$`, 's')
const CHOICE_TOKEN = /^(take|back|from):(.*)$/s
const NUMBER = /^[1-9][0-9]*$/
const CHOICE_CLAUSES = { take: 'S7', back: 'G2', from: 'B2' } as const
type Choice = keyof typeof CHOICE_CLAUSES
const BYTE_ORDER_MARK = '\ufeff'

export function readRecord(kernel: Kernel, source: string | Uint8Array): Record {
  const lines = decoded(source)
    .split('\n')
    .map((line) => line.replace(/\r$/, ''))
  const blank = lines.findIndex((line) => !trimmed(line))
  const end = blank < 0 ? lines.length : blank
  const { edition, players, start, values } = readHeaders(lines.slice(0, end))
  const replay = new Replay(kernel, edition, players, start, values)
  const reader = new TurnReader(replay)
  for (const [index, line] of lines.slice(end).entries()) {
    const text = uncommented(line)
    if (text) reader.readLine({ number: end + index + 1, text })
  }
  const game = { rules: edition.text, players, start, moves: replay.moves, headers: values }
  return { game, replay, lines: reader.lines }
}

/** The text of a file, which is UTF-8 (N1). */
function decoded(source: string | Uint8Array): string {
  let text: string
  try {
    text =
      typeof source === 'string' ? source : new TextDecoder('utf-8', { fatal: true, ignoreBOM: true }).decode(source)
  } catch {
    throw refused('not-utf-8', 'N1').at({ line: 0, token: '' })
  }
  if (text.startsWith(BYTE_ORDER_MARK)) throw refused('byte-order-mark', 'N1').at({ line: 1, token: '' })
  return text
}

/** The words of a turn line, split at its blanks except those inside quotes. */
function wordsOf({ number, text }: Line): string[] {
  const words: string[] = []
  for (let at = 0; at < text.length; at++) {
    WORD.lastIndex = at
    const word = WORD.exec(text)?.[0] ?? ''
    const after = text[at + word.length]
    if (after !== undefined && after !== ' ' && after !== '\t')
      throw refused('open-quote', 'N1/N2').at({ line: number, token: text.slice(at) })
    if (word) words.push(word)
    at += word.length
  }
  return words
}

/** Plays the turn lines of a record, one after the other. */
class TurnReader {
  readonly lines: number[] = []
  #last = 0

  constructor(readonly replay: Replay) {}

  readLine(line: Line): void {
    const [name = '', ...tokens] = wordsOf(line)
    this.#placed(line.number, name, () => this.#beginTurn(name))
    const { turns } = this.replay
    for (const token of tokens.length ? tokens : [''])
      this.#placed(line.number, token, () => {
        if (this.replay.turns !== turns) throw refused('turn-is-over', clauseOf(token))
        this.#readToken(token)
        while (this.lines.length < this.replay.ply) this.lines.push(line.number)
      })
    this.#last = line.number
  }

  /** What is refused meanwhile is refused at this place, unless it names another one. */
  #placed(line: number, token: string, work: () => void): void {
    try {
      work()
    } catch (error) {
      throw error instanceof EngineRefusal && error.line === undefined ? error.at({ line, token }) : error
    }
  }

  /** Check that the turn before is complete and that it is this player's turn (M3). */
  #beginTurn(word: string): void {
    const { replay } = this
    const name = readName(word)
    if (!replay.players.includes(name)) throw refused('unknown-player', 'N1/M3', { name: shortened(name) })
    if (replay.phase === 'over') throw replay.whatIsDue()
    if (replay.ply && !isBeginning(replay))
      throw refused('turn-unfinished', replay.whatIsDue().clause).at({ line: this.#last, token: '' })
    const next = replay.players[replay.seat] as string
    if (name !== next) throw refused('not-your-turn', 'M3', { name: next })
  }

  #readToken(token: string): void {
    if (!token) throw refused('turn-without-a-roll', 'T1')
    const [, kind, value = ''] = CHOICE_TOKEN.exec(token) ?? []
    const [, dice, golden, face, weasel] = ROLL_TOKEN.exec(token) ?? []
    if (token === 'stop') this.replay.play(token)
    else if (kind) this.replay.play(this.#readChoice(kind as Choice, value))
    else if (dice) this.#readRoll(dice, golden !== undefined, face, weasel !== undefined)
    else throw refused('no-such-token', 'N1')
  }

  /** The decision that a choice stands for (N6). */
  #readChoice(kind: Choice, value: string): string {
    const clause = CHOICE_CLAUSES[kind]
    if (kind === 'from') {
      const name = readName(value)
      const seat = this.replay.players.indexOf(name)
      if (seat < 0) throw refused('unknown-player', `N1/${clause}`, { name: shortened(name) })
      return `from ${seat}`
    }
    if (kind === 'back') {
      if (!(SPECIALISTS as readonly string[]).includes(value))
        throw refused('unknown-specialist', `N1/${clause}`, { name: shortened(value) })
      return `put back ${value}`
    }
    if (!NUMBER.test(value)) throw refused('no-such-token', 'N1')
    const tile = value.length > 2 ? Infinity : Number(value)
    if (tile < NUMBERS.LOWEST_PORTION || tile > NUMBERS.HIGHEST_TILE)
      throw refused('tile-not-to-choose', clause, { tile: shortened(value) })
    return `take ${value}`
  }

  /** Play a roll and what was done with it; a roll decided on before it is not written (N4, N8). */
  #readRoll(dice: string, golden: boolean, face: string | undefined, weasel: boolean): void {
    const { replay } = this
    if (replay.phase === 'start') replay.play(golden ? 'roll golden' : 'roll')
    else if (replay.phase === 'decide') replay.play('roll')
    replay.play(asMove(dice))
    if (weasel) replay.play('weasel')
    else if (face !== undefined) {
      if (!face) throw refused('no-face', 'N1/T2')
      if (!(FACES as readonly string[]).includes(face))
        throw refused('no-such-face', 'N1/M2', { face: shortened(face) })
      replay.play(`keep ${face}`)
    }
  }
}

/** Whether nothing has happened yet in this turn. */
function isBeginning({ phase, position }: Replay): boolean {
  const { kept, weasel_used } = STATE.fields
  const aside = new Int8Array(position.buffer, position.byteOffset + kept.at, kept.shape[0])
  return (phase === 'start' || phase === 'rolling') && !aside.some(Boolean) && !byteOf(position, weasel_used)
}

/** The clause that a token after the end of its turn breaks. */
function clauseOf(token: string): string {
  const kind = token.split(':', 1)[0] as string
  return Object.hasOwn(CHOICE_CLAUSES, kind) ? CHOICE_CLAUSES[kind as Choice] : 'T5'
}
