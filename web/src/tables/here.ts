/** A game of this device as a table: what pages are told of it. */
import type { SeatView, TableView } from '../documents/types.ts'
import type { KeptGame, KeptSeat } from '../shelf/kept.ts'
import { words } from '../words/words.svelte.ts'
import { REAL } from './real_dice.ts'
import type { Seating } from './source.ts'

/** Plays for somebody who has left. */
export const STAND_IN = 'simple'

/** The bot that plays a seat; null where a person does. */
export const botOf = (seat: KeptSeat | undefined): string | null =>
  seat ? (seat.bot ?? (seat.left ? STAND_IN : null)) : null

/** The seats of people here who have not left: all of them are at this device. */
export function peopleOf({ seats }: Pick<KeptGame, 'seats'>): number[] {
  return seats.flatMap((seat, number) => (botOf(seat) === null ? [number] : []))
}

/** Whether people roll real dice and enter them (docs/notation.md C1). */
export const isReal = ({ headers }: Pick<KeptGame, 'headers'>): boolean => headers['dice'] === REAL

/** A game without a name of its own is told by whoever plays against us. */
function nameOf({ name, seats }: KeptGame): string {
  const bots = seats.filter(({ bot }) => bot !== null)
  return name || words.list((bots.length ? bots : seats).map((seat) => seat.name))
}

export function viewOf(game: KeptGame): TableView {
  const { id, status, rules, coach, pace, starter, start, commitment, entropy, seed, rematch, created, touched } = game
  return {
    ...{ id, name: nameOf(game), version: game.length, status, rules, clock: 'none', public: false, coach, pace },
    ...{ asks: game.asks ?? false, dice: isReal(game) ? REAL : 'fair' },
    ...{ places: game.seats.length, starter, start, commitment, entropy, rematch, created, touched },
    seed: status === 'playing' ? null : seed || null,
    seats: game.seats.map((seat, number) => seatOf(game, seat, number)),
  }
}

function seatOf(game: KeptGame, { name, colour, bot, throws, left = false }: KeptSeat, seat: number): SeatView {
  const host = peopleOf(game)[0] === seat
  return {
    ...{ seat, name, colour, bot, host, away: left, left, throws },
    ...{ phrase: false, sealed_phrase: '', salt: '' },
  }
}

/** How people here sit at it; `turn` is the seat that decides. */
export function seatingOf(game: KeptGame, turn: number | null): Seating {
  const yours = peopleOf(game)
  const you = turn !== null && yours.includes(turn) ? turn : (yours[0] ?? null)
  return { table: viewOf(game), you, yours, hosting: true, deadline: null }
}
