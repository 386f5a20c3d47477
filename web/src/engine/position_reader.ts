/** Reads the position line (docs/notation.md 4). Text only: pieces are laid, and what cannot be is found, by the compiled
 * rules. */
import { type Edition, readEdition } from './edition.ts'
import { FACES, FLAWS, NUMBERS, PHASES, SPECIALISTS, STATE } from './generated/layout.ts'
import { type Kernel, type Position, ROOM } from './kernel.ts'
import { ANY_FACE } from './moves.ts'
import { EngineRefusal, type Details, refused, shortened } from './refusal.ts'

export const FIELDS = ['RULES', 'GRILL', 'SUPPLY', 'STACKS', 'SEAT', 'TURN'] as const
export type LineField = (typeof FIELDS)[number]
/** The specialists, in the engine's order. */
export const LETTERS = 'chrwga'
export const NOTHING = '-'

const BOX = ROOM
const LAID = BOX + Math.ceil(STATE.size / 16) * 16
const TOO_MANY = NUMBERS.DICE + 2 // dice of a face, or Bratworms: more need not be told apart
const GOLDEN_DIE = SPECIALISTS.indexOf('golden_die')

const NUMBER = /^[0-9]{1,4}$/
const RUN = /^([0-9]{1,4})\.\.([0-9]{1,4})$/
const TILE = /^([0-9]{1,4})([chrwga]*)(-?)$/
const STACK = /^(-|[0-9]{1,4}(?:\.[0-9]{1,4})*)(?::([chrwga]+))?(?:\*([0-9]{1,4}))?$/
const IN_THE_HAND = new RegExp(`^(${ANY_FACE}*):([0-9]{1,4})(\\+?)(>?)(~?)$`)
const ON_THE_TABLE = new RegExp(`^(${ANY_FACE}*):>?(${ANY_FACE}*)(?:\\+(${ANY_FACE}))?(~?)$`)

const clauseOf = (field: LineField): string => `P${FIELDS.indexOf(field) + 1}`

/** A refusal that names the field of the line. */
export function unreadable(reason: string, field: LineField, text = '', details: Details = {}): EngineRefusal {
  return refused(reason, clauseOf(field), { field, text: shortened(text), ...details })
}

/** The edition and the position that a line names, or a refusal. */
export function readPosition(kernel: Kernel, line: string): { edition: Edition; position: Position } {
  const [rules, grill, supply, stacks, seat, turn] = fieldsOf(line)
  const edition = readRules(rules)
  const laying = new Laying(kernel, edition, stacks.split('/'))
  laying.layGrill(grill)
  laying.laySupply(supply)
  laying.layStacks()
  laying.laySeat(seat, turn)
  laying.layTurn(turn)
  laying.check()
  return { edition, position: laying.position }
}

type SixFields = [string, string, string, string, string, string]

export function fieldsOf(line: string): SixFields {
  const [first = '', ...others] = line.split(' ')
  const fields = [first, ...others.slice(0, FIELDS.length - 1)]
  const missing = FIELDS[fields.length]
  if (missing) throw unreadable('position-field-missing', missing)
  const rest = others.slice(FIELDS.length - 1)
  if (rest.length) throw unreadable('position-too-long', 'TURN', rest.join(' '))
  return fields as SixFields
}

/** Preset and options (P1), which a record separates by spaces (N1). */
function readRules(text: string): Edition {
  try {
    return readEdition(text.replaceAll(',', ' '))
  } catch (error) {
    if (!(error instanceof EngineRefusal)) throw error
    const { reason, clause, details } = error
    throw refused(reason, clause.replace('N1', 'P1'), { field: 'RULES', ...details })
  }
}

/** Lays the pieces that a line names; every method refuses what is wrong with its field. */
class Laying {
  readonly #state: Uint8Array
  readonly #box: Uint8Array

  constructor(
    readonly kernel: Kernel,
    edition: Edition,
    readonly stacks: readonly string[],
  ) {
    const count = stacks.length
    if (count < NUMBERS.FEWEST_PLAYERS || count > NUMBERS.MOST_PLAYERS)
      throw refused('number-of-players', 'P4/M3', { field: 'STACKS', count: String(count) })
    const begin = kernel.newGame(edition, count, 0)
    kernel.put(begin, BOX)
    kernel.put(begin, LAID)
    const { buffer } = kernel.view
    this.#box = new Uint8Array(buffer, BOX, STATE.size)
    this.#state = new Uint8Array(buffer, LAID, STATE.size)
    kernel.exports.clear_table(LAID)
  }

  get position(): Position {
    return this.#state.slice()
  }

  #set(field: keyof typeof STATE.fields, value: number, index = 0): void {
    this.#state[STATE.fields[field].at + index] = value
  }

  #get(field: keyof typeof STATE.fields, index = 0): number {
    return this.#state[STATE.fields[field].at + index] as number
  }

  /** Refuse a flaw that was found; a sound piece is none. */
  #refuse(flaw: number, field: string, details: Details = {}): void {
    const about = FLAWS[flaw]
    if (!about) throw new Error(`no flaw ${flaw}`)
    if (about.reason) throw refused(about.reason, about.clause, { field: about.field || field, ...details })
  }

  #layTile(field: LineField, tile: number, place: number): void {
    this.#refuse(this.kernel.exports.lay_tile(BOX, LAID, tile, place), field, { tile: String(tile) })
  }

  #laySpecialists(field: LineField, letters: string, place: number, details: Details): void {
    for (const letter of letters) {
      const number = LETTERS.indexOf(letter)
      const flaw = this.kernel.exports.lay_specialist(BOX, LAID, number, place)
      this.#refuse(flaw, field, { specialist: SPECIALISTS[number] ?? '', ...details })
    }
  }

  layGrill(text: string): void {
    for (const item of text === NOTHING ? [] : text.split(',')) {
      const [run, first, last] = RUN.exec(item) ?? []
      const [found, tile, letters = '', down] = TILE.exec(item) ?? []
      if (run) {
        if (Number(first) > Number(last)) throw unreadable('position-grill', 'GRILL', item)
        for (let number = Number(first); number <= Number(last); number++) this.#layTile('GRILL', number, NUMBERS.UP)
      } else if (found) {
        this.#layTile('GRILL', Number(tile), down ? NUMBERS.DOWN : NUMBERS.UP)
        this.#laySpecialists('GRILL', letters, Number(tile), { tile: tile as string })
      } else throw unreadable('position-grill', 'GRILL', item)
    }
  }

  laySupply(text: string): void {
    if (!NUMBER.test(text)) throw unreadable('position-supply', 'SUPPLY', text)
    this.#set('supply', few(text))
  }

  layStacks(): void {
    for (const [seat, text] of this.stacks.entries()) {
      const [found, tiles = '', letters = '', bratworms = '0'] = STACK.exec(text) ?? []
      if (!found) throw unreadable('position-stacks', 'STACKS', text)
      const place = NUMBERS.WITH_SEAT + seat
      for (const tile of tiles === NOTHING ? [] : tiles.split('.')) this.#layTile('STACKS', Number(tile), place)
      this.#laySpecialists('STACKS', letters, place, { seat: String(seat) })
      this.#set('bratworms', few(bratworms), seat)
    }
  }

  laySeat(text: string, turn: string): void {
    if (text === NOTHING) {
      if (turn !== NOTHING) throw unreadable('position-turn-when-over', 'TURN', turn)
      this.#set('phase', PHASES.indexOf('over'))
    } else if (!NUMBER.test(text) || Number(text) >= this.stacks.length)
      throw unreadable('position-seat', 'SEAT', text, { last: String(this.stacks.length - 1) })
    else this.#set('seat', Number(text))
  }

  layTurn(text: string): void {
    if (text === NOTHING) {
      if (this.#get('phase') !== PHASES.indexOf('over')) this.kernel.exports.begin_turn(LAID)
      return
    }
    const [hand, aside = '', number = '', golden, falling, used] = IN_THE_HAND.exec(text) ?? []
    const [table, kept = '', roll = '', face, again] = ON_THE_TABLE.exec(text) ?? []
    if (hand && (!table || this.#readsAsANumber(kept, roll))) {
      this.#set('dice_left', few(number))
      this.#set('golden_left', Number(Boolean(golden)))
      this.#set('phase', PHASES.indexOf(falling ? 'rolling' : 'decide'))
      this.#layTurn(aside, used)
    } else if (table && (roll || face)) {
      for (const [index, count] of countsOf(roll).entries()) this.#set('roll', count, index)
      this.#set('golden', face ? (FACES as readonly string[]).indexOf(face) : NUMBERS.NONE)
      this.#set('golden_left', Number(Boolean(face)))
      this.#set('dice_left', Math.min(roll.length, TOO_MANY) + Number(Boolean(face)))
      this.#set('phase', PHASES.indexOf('keep'))
      this.#layTurn(kept, again)
    } else throw unreadable('position-turn', 'TURN', text)
  }

  #layTurn(kept: string, used: string | undefined): void {
    for (const [index, count] of countsOf(kept).entries()) this.#set('kept', count, index)
    this.#set('weasel_used', Number(Boolean(used)))
  }

  #readsAsANumber(kept: string, rest: string): boolean {
    const owner = this.#get('specialist', GOLDEN_DIE)
    return readsAsANumber(kept, rest, owner === NUMBERS.WITH_SEAT + this.#get('seat'))
  }

  /** Refuse what cannot be, now that everything is laid. */
  check(): void {
    const { exports } = this.kernel
    const flaw = exports.find_flaw(BOX, LAID)
    const seat = this.#get('seat')
    this.#refuse(flaw, '', {
      tile: String(exports.first_missing(BOX)),
      seat: String(seat),
      count: String(this.#box[STATE.fields.supply.at]),
      face: FACES[this.#get('golden')] ?? '',
    })
  }
}

const few = (number: string): number => Math.min(Number(number), TOO_MANY)

/** How many dice show each face. */
function countsOf(dice: string): number[] {
  return FACES.map((face) => Math.min(dice.split(face).length - 1, TOO_MANY))
}

/** Whether a digit is a number of dice rather than a die: with the dice set aside it makes a whole turn (P6). */
export function readsAsANumber(kept: string, rest: string, hasGoldenDie: boolean): boolean {
  if (!/^[1-5]$/.test(rest)) return false
  const dice = kept.length + Number(rest)
  return dice === NUMBERS.DICE || (dice === NUMBERS.DICE + 1 && hasGoldenDie)
}
