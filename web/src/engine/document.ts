/** The state document (docs/notation.md 2) and the events of a step, from the bytes of the engine. */
import type { Happening, State, Turn } from '../documents/types.ts'
import { EVENT_ROW, EVENTS, FACES, type Field, NUMBERS, PHASES, SPECIALISTS, STATE } from './generated/layout.ts'
import type { Facts, Kernel, Position } from './kernel.ts'
import { isRoll, readAction, spellDice, spelled } from './moves.ts'
import { byteOf } from './replay.ts'

type Specialist = (typeof SPECIALISTS)[number]
const field = STATE.fields

/** The numbers of a field that has several. */
function listOf(position: Position, { at, shape }: Field): number[] {
  return Array.from(new Int8Array(position.buffer, position.byteOffset + at, shape[0]))
}

/** The state document after step `ply`, which was `move`. */
export function documentOf(
  kernel: Kernel,
  position: Position,
  names: readonly string[],
  ply: number,
  move: string | null,
): State {
  const facts = kernel.facts(position)
  const phase = PHASES[byteOf(position, field.phase)] as State['phase']
  const isOver = phase === 'over'
  return {
    ply,
    move,
    phase,
    seat: isOver ? null : byteOf(position, field.seat),
    grill: grillOf(position),
    specialists: specialistsOf(position),
    supply: byteOf(position, field.supply),
    players: playersOf(position, names, facts),
    turn: isOver ? null : turnOf(position, phase, facts),
    legal: spelled(facts.legal),
    ranking: isOver ? rankingOf(facts, names.length) : null,
  }
}

function grillOf(position: Position): State['grill'] {
  const lies = listOf(position, field.grill)
  return Object.fromEntries(
    lies.flatMap((side, tile) => (side === NUMBERS.GONE ? [] : [[tile, side === NUMBERS.UP ? 'up' : 'down']])),
  )
}

function specialistsOf(position: Position): State['specialists'] {
  const places = listOf(position, field.specialist)
  const { IN_THE_BOX, OUT_OF_THE_GAME, WITH_SEAT } = NUMBERS
  const found = SPECIALISTS.flatMap((name, index): [Specialist, State['specialists'][string]][] => {
    const place = places[index] as number
    if (place === IN_THE_BOX) return []
    if (place === OUT_OF_THE_GAME) return [[name, null]]
    return [[name, place >= WITH_SEAT ? { seat: place - WITH_SEAT } : { tile: place }]]
  })
  return Object.fromEntries(found)
}

function playersOf(position: Position, names: readonly string[], facts: Facts): State['players'] {
  const [heights, bratworms] = [listOf(position, field.height), listOf(position, field.bratworms)]
  const [, most] = field.stack.shape
  return names.map((name, seat) => {
    const stack = new Int8Array(position.buffer, position.byteOffset + field.stack.at + seat * most, heights[seat])
    return {
      name,
      stack: Array.from(stack),
      bratworms: bratworms[seat] as number,
      specialist: SPECIALISTS[facts.specialist[seat] as number] ?? null,
      worms: facts.worms[seat] as number,
    }
  })
}

function turnOf(position: Position, phase: State['phase'], { total }: Facts): Turn {
  const lie = phase === 'keep'
  const golden = byteOf(position, field.golden)
  const kept = listOf(position, field.kept)
  return {
    roll: lie ? spellDice({ white: listOf(position, field.roll), golden: NUMBERS.NONE }) : null,
    golden: lie ? (FACES[golden] ?? null) : null,
    kept: Object.fromEntries(FACES.flatMap((face, index) => (kept[index] ? [[face, kept[index]]] : []))),
    dice_left: byteOf(position, field.dice_left),
    golden_left: byteOf(position, field.golden_left) !== 0,
    total,
    weasel_used: byteOf(position, field.weasel_used) !== 0,
  }
}

/** The seats place by place, those that share a place together (E3). */
export function rankingOf({ place }: Facts, players: number): number[][] {
  const seats = Array.from({ length: players }, (_, seat) => seat)
  return seats.map((rank) => seats.filter((seat) => place[seat] === rank)).filter((together) => together.length > 0)
}

/** What a step did. */
export function eventsOf(kernel: Kernel, before: Position, move: string, after: Position): Happening[] {
  const rows = kernel.events(before, after, isRoll(move) ? null : readAction(move))
  return rows.map((row) => ({
    kind: kindOf(row),
    seat: row[EVENT_ROW.seat] as number,
    tile: row[EVENT_ROW.tile] || null,
    other: row[EVENT_ROW.other] === NUMBERS.NONE ? null : (row[EVENT_ROW.other] as number),
    specialist: SPECIALISTS[row[EVENT_ROW.specialist] as number] ?? null,
  }))
}

function kindOf(row: readonly number[]): string {
  const kind = EVENTS[row[EVENT_ROW.kind] as number]?.kind
  if (!kind) throw new Error(`no event ${row.join(' ')}`)
  return kind
}
