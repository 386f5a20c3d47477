/** A position while it is laid: pieces moved by hand, from the state of a game. Nothing here knows what is allowed: the
 * engine reads the line that comes of it, and says what cannot be. */
import type { State } from '../documents/types.ts'
import { NUMBERS, SPECIALISTS } from '../engine/generated/layout.ts'
import { fieldsOf, LETTERS, NOTHING, readsAsANumber } from '../engine/position_reader.ts'
import { FACES, type Face } from './board.ts'

/** Where a tile lies: on the grill, or in the stack of a seat. */
export type Place = 'up' | 'down' | number
/** What the turn waits for, as field TURN has it. */
export const MOMENTS = ['start', 'keep', 'decide', 'rolling', 'over'] as const
export type Moment = (typeof MOMENTS)[number]
/** Where the golden die of a turn with nine dice is: what lies on the table says it by itself. */
export type Golden = 'none' | 'aside' | 'hand'

export interface Draft {
  /** As in a record. */
  rules: string
  grill: Record<number, 'up' | 'down'>
  /** From the bottom up. */
  stacks: number[][]
  specialists: State['specialists']
  supply: number
  bratworms: number[]
  seat: number
  moment: Moment
  kept: Face[]
  table: Face[]
  /** The face of the golden die on the table. */
  gold: Face | null
  golden: Golden
  weasel: boolean
}

export const MOST_SEATS = NUMBERS.MOST_PLAYERS
const NO_DICE = { kept: [], table: [], gold: null, golden: 'none', weasel: false } as const

/** The pieces of a position, and its dice. `line` is that of the position. */
export function draftOf(state: State, rules: string, line: string): Draft {
  const { turn, phase, players } = state
  const isNew = fieldsOf(line)[5] === NOTHING
  const kept = FACES.flatMap((face) => Array.from({ length: turn?.kept[face] ?? 0 }, () => face))
  const golden = turn?.golden_left ? 'hand' : kept.length + (turn?.dice_left ?? 0) > NUMBERS.DICE ? 'aside' : 'none'
  const moment = phase === 'over' ? 'over' : isNew ? 'start' : (phase as Moment)
  const dice = { table: [...(turn?.roll ?? '')] as Face[], gold: (turn?.golden ?? null) as Face | null }
  return {
    ...{ rules, moment, grill: { ...state.grill }, specialists: { ...state.specialists }, supply: state.supply },
    stacks: players.map(({ stack }) => [...stack]),
    bratworms: players.map(({ bratworms }) => bratworms),
    seat: state.seat ?? 0,
    ...(isNew ? emptyHand() : { kept, ...dice, golden, weasel: turn?.weasel_used ?? false }),
  }
}

const emptyHand = (): Pick<Draft, 'kept' | 'table' | 'gold' | 'golden' | 'weasel'> => ({
  ...NO_DICE,
  kept: [],
  table: [],
})

/** The line of a draft, with its pieces in any order. */
export function lineOf(draft: Draft): string {
  const tiles = Object.entries(draft.grill).map(
    ([tile, side]) => `${tile}${letterOn(draft, Number(tile))}${side === 'down' ? NOTHING : ''}`,
  )
  const stacks = draft.stacks.map((stack, seat) => {
    const owned = ownedBy(draft, seat).map(letterOf).join('')
    const bratworms = draft.bratworms[seat] ? `*${draft.bratworms[seat]}` : ''
    return `${stack.join('.') || NOTHING}${owned && ':'}${owned}${bratworms}`
  })
  const isOver = draft.moment === 'over'
  return [
    draft.rules.replaceAll(' ', ','),
    tiles.join() || NOTHING,
    draft.supply,
    stacks.join('/'),
    isOver ? NOTHING : draft.seat,
    isOver ? NOTHING : turnOf(draft),
  ].join(' ')
}

function turnOf(draft: Draft): string {
  if (draft.moment === 'start') return NOTHING
  const used = draft.weasel ? '~' : ''
  const kept = sorted(draft.kept)
  if (draft.moment === 'keep') {
    const roll = `${sorted(draft.table)}${draft.gold ? `+${draft.gold}` : ''}`
    const owns = ownedBy(draft, draft.seat).includes('golden_die')
    return `${kept}:${readsAsANumber(kept, roll, owns) ? '>' : ''}${roll}${used}`
  }
  const left = diceLeft(draft)
  return `${kept}:${left}${draft.golden === 'hand' ? '+' : ''}${draft.moment === 'rolling' ? '>' : ''}${used}`
}

const sorted = (dice: readonly Face[]): string => [...dice].sort().join('')
const letterOf = (name: string): string => LETTERS[(SPECIALISTS as readonly string[]).indexOf(name)] ?? ''
const letterOn = (draft: Draft, tile: number): string => standing(draft, tile).map(letterOf).join('')

/** The dice that are neither set aside nor on the table. */
export function diceLeft({ kept, table, gold, golden }: Draft): number {
  const dice = NUMBERS.DICE + Number(golden !== 'none' || gold !== null)
  return Math.max(0, dice - kept.length - table.length - Number(gold !== null))
}

/** Names of the specialists on a tile, or before a seat. */
export const standing = ({ specialists }: Draft, tile: number): string[] =>
  Object.keys(specialists).filter((name) => specialists[name]?.tile === tile)
export const ownedBy = ({ specialists }: Draft, seat: number): string[] =>
  Object.keys(specialists).filter((name) => specialists[name]?.seat === seat)

export function placeOf({ grill, stacks }: Draft, tile: number): Place {
  const seat = stacks.findIndex((stack) => stack.includes(tile))
  return seat < 0 ? (grill[tile] ?? 'up') : seat
}

/** Every tile, ascending. */
export function tilesIn({ grill, stacks }: Draft): number[] {
  return [...Object.keys(grill).map(Number), ...stacks.flat()].sort((a, b) => a - b)
}

// Moving pieces. A tap on what lies there already puts it back.

/** Lay a tile somewhere; a specialist on it that loses its tile is out of the game. */
export function layTile(draft: Draft, tile: number, wish: Place): Draft {
  const place = placeOf(draft, tile) === wish ? 'up' : wish
  const grill: Draft['grill'] = { ...draft.grill }
  Reflect.deleteProperty(grill, tile)
  const stacks = draft.stacks.map((stack) => stack.filter((other) => other !== tile))
  if (typeof place === 'number') stacks[place]?.push(tile)
  else grill[tile] = place
  const specialists = { ...draft.specialists }
  if (place !== 'up') for (const name of standing(draft, tile)) specialists[name] = null
  return { ...draft, grill, stacks, specialists }
}

/** Stand a specialist on a tile or give it to a seat; once more: it is out of the game. */
export function laySpecialist(draft: Draft, name: string, where: { tile: number } | { seat: number }): Draft {
  const is = draft.specialists[name]
  const isThere = 'tile' in where ? is?.tile === where.tile : is?.seat === where.seat
  return { ...draft, specialists: { ...draft.specialists, [name]: isThere ? null : where } }
}

/** A Bratworm from the supply to a seat, or back. */
export function layBratworm(draft: Draft, seat: number, by: 1 | -1): Draft {
  const has = draft.bratworms[seat] ?? 0
  if (has + by < 0 || draft.supply - by < 0) return draft
  return { ...draft, supply: draft.supply - by, bratworms: draft.bratworms.with(seat, has + by) }
}

/** Let what is laid stand on another table: one with more or fewer seats, or other rules; the rest is as in its beginning. */
export function onto(begin: Draft, draft: Draft): Draft {
  let laid = { ...begin, seat: Math.min(draft.seat, begin.stacks.length - 1) }
  const known = tilesIn(begin)
  for (const [seat, stack] of draft.stacks.entries())
    if (seat < begin.stacks.length) for (const tile of stack) if (known.includes(tile)) laid = layTile(laid, tile, seat)
  for (const tile of known) if (draft.grill[tile] === 'down') laid = layTile(laid, tile, 'down')
  for (const name of Object.keys(begin.specialists)) {
    const place = draft.specialists[name]
    if (place === undefined) continue
    const isKnown = place?.seat == null ? known.includes(place?.tile ?? 0) : place.seat < begin.stacks.length
    laid = { ...laid, specialists: { ...laid.specialists, [name]: isKnown ? place : null } }
  }
  for (const [seat, count] of draft.bratworms.entries())
    for (let given = 0; given < count && seat < begin.stacks.length; given++) laid = layBratworm(laid, seat, 1)
  const { moment, kept, table, gold, golden, weasel } = draft
  return { ...laid, moment, kept, table, gold, golden, weasel }
}

/** What people mean by the dice they tap: dice on the table wait to be set aside, dice set aside alone for a decision. */
export function withDice(draft: Draft, dice: Partial<Pick<Draft, 'kept' | 'table' | 'gold'>>): Draft {
  const now = { ...draft, ...dice }
  const isLaid = now.table.length > 0 || now.gold !== null
  const golden = now.gold ? 'hand' : draft.gold && draft.golden === 'hand' ? 'none' : now.golden
  const moment = isLaid ? 'keep' : now.kept.length ? (now.moment === 'rolling' ? 'rolling' : 'decide') : 'start'
  return { ...now, golden, moment: draft.moment === 'over' ? 'over' : moment }
}

/** Wait for something else: what it cannot have leaves the table. */
export function atMoment(draft: Draft, moment: Moment): Draft {
  if (moment === 'start' || moment === 'over') return { ...draft, ...emptyHand(), moment }
  return moment === 'keep' ? { ...draft, moment } : { ...draft, table: [], gold: null, moment }
}
