import type { Company } from '../tables/company.svelte.ts'
import type { Colour, Reaction, State, TableView } from '../documents/types.ts'
import { COLOUR_NAMES } from '../drawings/colours.ts'

/** Who sits where: the position in the list is the seat of the state document. */
export interface Seated {
  name: string
  colour: Colour
  bot: string | null
  away: boolean
  /** Has no page of the table open. */
  absent?: boolean
  /** The picture that they are showing. */
  picture?: Reaction | null
}

export function seatingOf(table: TableView): Seated[] {
  return [...table.seats]
    .sort((a, b) => a.seat - b.seat)
    .map(({ name, colour, bot, away }) => ({ name, colour, bot, away }))
}

/** The same with what holds at the moment; pictures of muted players are not shown. */
export function seatingNow(table: TableView, company: Company, muted: readonly string[]): Seated[] {
  return seatingOf(table).map((person, seat) => ({
    ...person,
    absent: company.absent.some((absence) => absence.seat === seat),
    picture: muted.includes(person.name) ? null : (company.shown[seat] ?? null),
  }))
}

/** Names of a record, with colours by seat. */
export function seatingOfNames(names: string[]): Seated[] {
  return names.map((name, seat) => ({
    name,
    colour: COLOUR_NAMES[seat % COLOUR_NAMES.length] as Colour,
    bot: null,
    away: false,
  }))
}

/** The other seats, clockwise from mine; all of them where I only watch. */
export function othersOf(state: State, you: number | null): number[] {
  const count = state.players.length
  if (you === null) return state.players.map((_, seat) => seat)
  return Array.from({ length: count - 1 }, (_, step) => (you + 1 + step) % count)
}
