import type { Colour, State, TableView } from '../server/types.ts'
import { COLOUR_NAMES } from './seats.ts'

/** Who sits where: the position in the list is the seat of the state document. */
export interface Sitting {
  name: string
  colour: Colour
  bot: string | null
  away: boolean
}

export function sittingOf(table: TableView): Sitting[] {
  return [...table.seats].sort((a, b) => a.seat - b.seat).map(({ name, colour, bot, away }) => ({ name, colour, bot, away }))
}

/** Names of a record, with colours by seat. */
export function sittingOfNames(names: string[]): Sitting[] {
  return names.map((name, seat) => ({ name, colour: COLOUR_NAMES[seat % COLOUR_NAMES.length] as Colour, bot: null, away: false }))
}

/** The other seats, clockwise from mine; all of them where I only watch. */
export function othersOf(state: State, you: number | null): number[] {
  const count = state.players.length
  if (you === null) return state.players.map((_, seat) => seat)
  return Array.from({ length: count - 1 }, (_, step) => (you + 1 + step) % count)
}
