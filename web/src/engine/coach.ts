/** The coach of the program: one call tells everything about a position. */
import { ACTIONS, JUDGED_ROW, NUMBERS, STATE, TILE_CHANCES, WHY } from './generated/layout.ts'
import { type Kernel, type Position, ROOM } from './kernel.ts'
import type { Coach, Likely, Look, Prospect } from './looks.ts'
import { byteOf } from './replay.ts'

const WORD = 8
const ROWS = ROOM
const CHANCES = ROWS + JUDGED_ROW.most * JUDGED_ROW.length * WORD

export class CompiledCoach implements Coach {
  constructor(
    readonly kernel: Kernel,
    readonly depth: number,
  ) {}

  look(position: Position): Look {
    const count = this.kernel.exports.judge(this.kernel.put(position), this.depth, ROWS)
    const players = byteOf(position, STATE.fields.players)
    const row = (number: number): Float64Array =>
      this.#numbers(ROWS + number * JUDGED_ROW.length * WORD, JUDGED_ROW.length)
    return {
      win: winIn(row(0), players),
      decisions: Array.from({ length: count }, (_, number) => prospectOf(row(number), players)),
    }
  }

  endOfTurn(after: Position): number[] {
    this.kernel.exports.value_end(this.kernel.put(after), this.depth, CHANCES)
    return Array.from(this.#numbers(CHANCES, byteOf(after, STATE.fields.players)))
  }

  accuracy(errorRate: number): number {
    return this.kernel.exports.accuracy_at(errorRate)
  }

  /** By decision the best chance of each tile that is still possible: that of playing for this tile alone. */
  tileChances(position: Position): Record<string, Record<string, number>> {
    this.kernel.exports.find_tile_chances(this.kernel.put(position), ROWS)
    const { tiles, actions } = TILE_CHANCES
    const chances = this.#numbers(ROWS, tiles * actions)
    const of = (action: number): [string, number][] =>
      Array.from({ length: tiles }, (_, tile): [string, number] => [
        String(tile),
        chances[tile * actions + action] ?? 0,
      ])
    return Object.fromEntries(
      this.kernel
        .facts(position)
        .legal.map((action) => [
          ACTIONS[action] as string,
          Object.fromEntries(of(action).filter(([, chance]) => chance > 0)),
        ]),
    )
  }

  #numbers(address: number, count: number): Float64Array {
    return new Float64Array(this.kernel.view.buffer, address, count)
  }
}

function winIn(row: Float64Array, players: number): number[] {
  return Array.from(row.subarray(JUDGED_ROW.win, JUDGED_ROW.win + players))
}

function prospectOf(row: Float64Array, players: number): Prospect {
  const value = (column: number): number => row[column] as number
  return {
    action: value(JUDGED_ROW.action),
    win: winIn(row, players),
    fail: value(JUDGED_ROW.fail),
    worms: value(JUDGED_ROW.worms),
    steals: value(JUDGED_ROW.steals),
    ends: value(JUDGED_ROW.ends),
    likely: likelyIn(value(JUDGED_ROW.likely), value(JUDGED_ROW.likely_chance)),
    reason: WHY[value(JUDGED_ROW.reason)] as string,
  }
}

const likelyIn = (tile: number, chance: number): Likely | null => (tile === NUMBERS.NONE ? null : { tile, chance })
