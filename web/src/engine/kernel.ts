/** Calls of the compiled rules: states are bytes, everything is handed over in the one memory of the program. */
import { type Engine, EVENT_ROW, FACTS, type Field, PLACES, STATE } from './generated/layout.ts'
import type { Dice } from './moves.ts'
import { type Edition, highestTile, isDeluxe, writeOptions } from './edition.ts'

/** A state as the engine has it: its bytes. */
export type Position = Uint8Array

/** What follows from a state. */
export interface Facts {
  /** Codes of the decisions allowed now, ascending. */
  legal: number[]
  total: number
  whiteDue: number
  /** By seat. */
  worms: number[]
  specialist: number[]
  place: number[]
}

const ALIGNED = 16
const up = (address: number): number => Math.ceil(address / ALIGNED) * ALIGNED

const BEFORE = PLACES.page
const AFTER = up(BEFORE + STATE.size)
const FACTS_AT = up(AFTER + STATE.size)
const DICE = up(FACTS_AT + FACTS.size)
const ROWS = up(DICE + ALIGNED)
/** What else is called with rows of its own may use the memory from here on. */
export const ROOM = up(ROWS + EVENT_ROW.most * EVENT_ROW.length * Int32Array.BYTES_PER_ELEMENT)

export class Kernel {
  readonly #bytes: Uint8Array
  readonly view: DataView

  constructor(readonly exports: Engine) {
    this.#bytes = new Uint8Array(exports.memory.buffer)
    this.view = new DataView(exports.memory.buffer)
  }

  /** Set the table of an edition. */
  newGame(edition: Edition, players: number, start: number): Position {
    this.#bytes.fill(0, BEFORE, BEFORE + STATE.size)
    writeOptions(edition, new DataView(this.exports.memory.buffer, BEFORE, STATE.size))
    this.exports.new_game(BEFORE, Number(isDeluxe(edition)), highestTile(edition), players, start)
    return this.#read(BEFORE)
  }

  /** The position after a decision; null where it is not legal. */
  decided(position: Position, action: number): Position | null {
    this.put(position)
    return this.exports.apply(BEFORE, action) ? this.#read(BEFORE) : null
  }

  /** The position after these dice; null where other ones are due. */
  fallen(position: Position, white: readonly number[], golden: number): Position | null {
    this.put(position)
    this.#bytes.set(white, DICE)
    return this.exports.apply_dice(BEFORE, DICE, golden) ? this.#read(BEFORE) : null
  }

  /** The roll that is due, of which only the dice set aside are known, all of one face; NONE: nothing could be. */
  madeUp(position: Position, { white, golden }: Dice, face: number): Dice {
    this.put(position)
    this.#bytes.set(white, DICE)
    const made = this.exports.make_up_roll(BEFORE, DICE, golden, face)
    return { white: Array.from(this.#bytes.subarray(DICE, DICE + white.length)), golden: made }
  }

  /** Numbers of reasons. */
  whyNot(position: Position, action: number): number {
    return this.exports.why_not(this.put(position), action)
  }

  whyNotDice(position: Position, white: readonly number[], golden: number): number {
    this.put(position)
    this.#bytes.set(white, DICE)
    return this.exports.why_not_dice(BEFORE, DICE, golden)
  }

  whatIsDue(position: Position): number {
    return this.exports.what_is_due(this.put(position))
  }

  facts(position: Position): Facts {
    this.exports.find_facts(this.put(position), FACTS_AT)
    const list = ({ at, shape }: Field): number[] =>
      Array.from(new Int8Array(this.view.buffer, FACTS_AT + at, shape[0]))
    return {
      legal: this.bits(FACTS_AT + FACTS.fields.legal.at, FACTS.fields.legal.bytes),
      total: this.view.getInt8(FACTS_AT + FACTS.fields.total.at),
      whiteDue: this.view.getInt8(FACTS_AT + FACTS.fields.white_due.at),
      worms: list(FACTS.fields.worms),
      specialist: list(FACTS.fields.specialist),
      place: list(FACTS.fields.place),
    }
  }

  /** The events of a step, a row of numbers each; `action` is null where dice fell. */
  events(before: Position, after: Position, action: number | null): number[][] {
    this.put(before)
    this.#bytes.set(after, AFTER)
    const count = this.exports.find_events(BEFORE, AFTER, action ?? EVENT_ROW.diceFall, ROWS)
    return this.rows(ROWS, count, EVENT_ROW.length)
  }

  /** Lay a position where entries read it; returns its address. */
  put(position: Position, address: number = BEFORE): number {
    this.#bytes.set(position, address)
    return address
  }

  rows(address: number, count: number, columns: number): number[][] {
    const words = new Int32Array(this.view.buffer, address, count * columns)
    return Array.from({ length: count }, (_, row) => Array.from(words.subarray(row * columns, (row + 1) * columns)))
  }

  /** The numbers in a set of bits, ascending. */
  bits(address: number, bytes: number): number[] {
    const set = this.#bytes.subarray(address, address + bytes)
    return Array.from({ length: 8 * bytes }, (_, bit) => bit).filter(
      (bit) => ((set[bit >> 3] as number) >> (bit & 7)) & 1,
    )
  }

  #read(address: number): Position {
    return this.#bytes.slice(address, address + STATE.size)
  }
}
