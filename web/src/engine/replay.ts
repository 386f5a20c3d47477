/** A game that is played again: every position of it, and refusals with the names of the library. */
import { ACTION_CODES, FACES, NUMBERS, PHASES, REASONS, SPECIALISTS, STATE } from './generated/layout.ts'
import { type Edition, readEdition } from './edition.ts'
import type { GameText } from './game_text.ts'
import type { Kernel, Position } from './kernel.ts'
import { asMove, type Dice, diceOf, isRoll, readAction, readDice, spellDice } from './moves.ts'
import { checkNames } from './names.ts'
import { readPosition } from './position_reader.ts'
import { type Details, EngineRefusal, refused, shortened } from './refusal.ts'
import { isUndo, readUndo } from './taking_back.ts'

export type Phase = (typeof PHASES)[number]

export class Replay {
  readonly edition: Edition
  readonly moves: string[] = []
  /** The start, and the position after each step. */
  readonly positions: Position[]

  constructor(
    readonly kernel: Kernel,
    rules: string | Edition,
    readonly players: readonly string[],
    readonly start: number,
    headers: Readonly<Record<string, string>> = {},
    readonly origin = '',
  ) {
    this.edition = typeof rules === 'string' ? readEdition(rules) : rules
    checkNames(players, Object.keys(headers))
    if (!(start >= 0 && start < players.length))
      throw refused('unknown-start', 'N1', { name: shortened(String(start)) })
    this.positions = [origin ? this.#laid(origin) : kernel.newGame(this.edition, players.length, start)]
  }

  #laid(origin: string): Position {
    const { position } = readPosition(this.kernel, origin)
    const players = byteOf(position, STATE.fields.players)
    if (players !== this.players.length)
      throw refused('seats-do-not-fit', 'P4', { seats: this.players.length, players })
    return position
  }

  static of(kernel: Kernel, { rules, players, start, moves, headers, origin }: GameText): Replay {
    const replay = new Replay(kernel, rules, players, start, headers, origin)
    for (const move of moves) replay.play(move)
    return replay
  }

  get ply(): number {
    return this.moves.length
  }

  get position(): Position {
    return this.positions[this.ply] as Position
  }

  get phase(): Phase {
    return this.phaseAt(this.ply)
  }

  phaseAt(ply: number): Phase {
    return PHASES[byteOf(this.at(ply), STATE.fields.phase)] as Phase
  }

  /** Turns that are over, of all players together. */
  get turns(): number {
    return turnsOf(this.position)
  }

  /** Who decides or rolls. */
  get seat(): number {
    return this.seatAt(this.ply)
  }

  seatAt(ply: number): number {
    return byteOf(this.at(ply), STATE.fields.seat)
  }

  at(ply: number): Position {
    const position = Number.isInteger(ply) ? this.positions[ply] : undefined
    if (!position) throw refused('no-such-ply', 'N8', { ply: String(ply), last: String(this.ply) })
    return position
  }

  /** Take a decision like `keep W`, let dice fall with `dice 11345WWW`, or go back with `undo 12`. */
  play(move: string): void {
    if (isRoll(move)) this.#letFall(readDice(diceOf(move)))
    else if (isUndo(move)) this.#remember(move, this.at(readUndo(move, this.moves)))
    else this.#decide(move, readAction(move))
  }

  /** Take the newest steps back. */
  back(to: number): void {
    this.moves.length = to
    this.positions.length = to + 1
  }

  #decide(move: string, action: number): void {
    const after = this.kernel.decided(this.position, action)
    if (!after) throw because(this.kernel.whyNot(this.position, action), detailsOf(action))
    this.#remember(move, after)
  }

  #letFall(dice: Dice): void {
    const after = this.kernel.fallen(this.position, dice.white, dice.golden)
    if (!after) {
      const details = {
        face: FACES[dice.golden] ?? '',
        due: this.kernel.facts(this.position).whiteDue,
        rolled: dice.white.reduce((sum, count) => sum + count, 0),
      }
      throw because(this.kernel.whyNotDice(this.position, dice.white, dice.golden), details)
    }
    this.#remember(asMove(spellDice(dice)), after)
  }

  #remember(move: string, after: Position): void {
    this.moves.push(move)
    this.positions.push(after)
  }

  /** What the game waits for, as the reason why something else is refused. */
  whatIsDue(): EngineRefusal {
    return because(this.kernel.whatIsDue(this.position), {})
  }
}

export const byteOf = (position: Position, { at }: { at: number }): number => ((position[at] as number) << 24) >> 24

export function turnsOf(position: Position): number {
  return new DataView(position.buffer, position.byteOffset).getUint32(STATE.fields.turns.at, true)
}

/** A reason in full; of what it may be about, it takes what it is about. */
function because(reason: number, known: Details): EngineRefusal {
  const row = REASONS[reason]
  if (!row) throw new Error(`no reason ${reason}`)
  return refused(row.reason, row.clause, Object.fromEntries(row.details.map((name) => [name, known[name] ?? ''])))
}

/** The face, tile or specialist that a decision names. */
function detailsOf(action: number): Details {
  const { keep, take, putBack } = ACTION_CODES
  return {
    face: FACES[action - keep] ?? '',
    tile: String(action - take + NUMBERS.LOWEST_PORTION),
    specialist: SPECIALISTS[action - putBack] ?? '',
  }
}
