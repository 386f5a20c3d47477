/** What the decision that is due can lead to, from the rows of the engine. */
import type { Ending, Loss, Outlook, Prospect } from '../documents/types.ts'
import { FACES, NUMBERS, OUTLOOK, OUTLOOK_ROW, PHASES, SPECIALISTS, STATE } from './generated/layout.ts'
import { type Kernel, type Position, ROOM } from './kernel.ts'
import { byteOf } from './replay.ts'

const WORD = 8
const STATES = ROOM
const ROWS = STATES + 3 * STATE.size // two copies to work in
const DEAD = ROWS + OUTLOOK.rows * OUTLOOK_ROW.length * WORD
const WORK = DEAD + OUTLOOK.rows * WORD
const [NOW, FAILURE] = [OUTLOOK.now, OUTLOOK.failure]

type Column = keyof typeof OUTLOOK_ROW

/** A row: numbers, and tiles as bits. */
class Row {
  constructor(
    readonly kernel: Kernel,
    readonly number: number,
  ) {}

  #at(column: Column): number {
    return ROWS + (this.number * OUTLOOK_ROW.length + OUTLOOK_ROW[column]) * WORD
  }

  value(column: Column): number {
    return this.kernel.view.getInt32(this.#at(column), true)
  }

  is(column: Column): boolean {
    return this.value(column) !== 0
  }

  tile(column: Column): number | null {
    return this.value(column) || null
  }

  tiles(column: Column): number[] {
    return this.kernel.bits(this.#at(column), WORD).filter((tile) => tile >= NUMBERS.LOWEST_TILE)
  }
}

/** The outlook of the decision that is due; null where none is. */
export function outlookOf(kernel: Kernel, position: Position): Outlook | null {
  const phase = PHASES[byteOf(position, STATE.fields.phase)]
  if ((OUTLOOK.undecided as readonly (string | undefined)[]).includes(phase)) return null
  kernel.put(position, STATES)
  kernel.exports.find_outlook(STATES, ROWS, DEAD, WORK)
  const row = (number: number): Row => new Row(kernel, number)
  return {
    now: row(NOW).is('possible') ? prospectOf(row(NOW)) : null,
    faces: Object.fromEntries(
      FACES.flatMap((face, index) => (row(index).is('possible') ? [[face, prospectOf(row(index))]] : [])),
    ),
    weasel: row(NOW).is('weasel'),
    roll_costs: lossOf(row(FAILURE)),
    lands: row(NOW).tile('lands'),
  }
}

function prospectOf(row: Row): Prospect {
  const dead = row.kernel.view.getFloat64(DEAD + row.number * WORD, true)
  return {
    total: row.value('total'),
    worm: ((row.value('used') >> NUMBERS.WORM) & 1) === 1,
    bratworm: row.is('bratworm_earned'),
    dice_left: row.value('dice_left'),
    stop: row.is('stops') ? endingOf(row) : null,
    reach: row.tiles('reach'),
    dead: dead === OUTLOOK.noThrow ? null : dead,
  }
}

function endingOf(row: Row): Ending {
  const seat = row.value('from_seat')
  return {
    kind: kindOf(row),
    tile: row.tile('tile'),
    from_seat: seat === NUMBERS.NONE ? null : seat,
    worms: row.value('worms'),
    specialist: row.is('tile') ? specialistOf(row) : null,
    choose: row.tiles('choose'),
    bratworms: row.value('gained'),
    hen: row.is('hen_only'),
    canned: row.is('canned'),
    counts: row.value('counts'),
    lost: row.tile('lost'),
    turned: row.tile('turned'),
  }
}

function kindOf(row: Row): Ending['kind'] {
  if (!row.is('tile')) return 'fail'
  if (row.value('from_seat') !== NUMBERS.NONE) return 'steal'
  return row.is('exact') ? 'take' : 'lower'
}

const lossOf = (row: Row): Loss => ({
  tile: row.tile('lost'),
  turned: row.tile('turned'),
  specialist: specialistOf(row),
})

const specialistOf = (row: Row): Loss['specialist'] => SPECIALISTS[row.value('specialist')] ?? null
