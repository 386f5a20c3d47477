/** What a projector shows, page after page: names that can be read from ten metres, and everybody once a minute. */
import type { TournamentLine, TournamentPlayer, TournamentTable, TournamentView } from '../../documents/types.ts'
import { paged, present, roundOf } from './state.ts'

export type BoardPage =
  | { kind: 'people'; people: TournamentPlayer[] }
  | { kind: 'tables'; tables: TournamentTable[] }
  | { kind: 'seats'; people: TournamentPlayer[] }
  | { kind: 'standings'; lines: TournamentLine[]; above: TournamentLine | undefined }

const ROWS = 13
/** So many names stand side by side; a page has this many rows of them. */
export const COLUMNS = 3
const NAMES_AT_ONCE = ROWS * COLUMNS
const TABLES_AT_ONCE = 6
/** With more people than this nobody finds their table by looking at all of them. */
const SEATS_FROM = 19
const CYCLE_SECONDS = 60
const LONGEST_SECONDS = 12
const SHORTEST_SECONDS = 5

/** The pages of the board: who has signed up; who sits where; the tables, where there are few; the standings. */
export function boardPages(view: TournamentView, language: string): BoardPage[] {
  const byName = (a: TournamentPlayer, b: TournamentPlayer): number => a.name.localeCompare(b.name, language)
  const round = roundOf(view)
  if (!round) return paged(present(view), NAMES_AT_ONCE).map((people) => ({ kind: 'people', people }))
  const pages: BoardPage[] = []
  const few = round.tables.length <= TABLES_AT_ONCE
  if (few) pages.push({ kind: 'tables', tables: round.tables })
  const seated = view.participants.filter((player) => player.seat && !player.gone).toSorted(byName)
  if (view.phase === 'playing' && seated.length >= SEATS_FROM)
    pages.push(...paged(seated, NAMES_AT_ONCE).map((people): BoardPage => ({ kind: 'seats', people })))
  const played = playersOf(view)
  const ranked = view.standings.filter((line) => played.has(line.number))
  if (ranked.length)
    for (const lines of paged(ranked, NAMES_AT_ONCE))
      pages.push({ kind: 'standings', lines, above: ranked[ranked.indexOf(lines[0] as TournamentLine) - 1] })
  return pages
}

/** Who has finished a game: before that nobody has a rank. */
function playersOf(view: TournamentView): Set<number> {
  const tables = view.stages.flatMap((stage) => stage.rounds.flatMap((round) => round.tables))
  return new Set(tables.flatMap((table) => table.seats.filter((seat) => seat.game).map((seat) => seat.player)))
}

const LONG = 12
const VERY_LONG = 19
/** Long names are written smaller, very long ones in two lines. */
export const lengthOf = (name: string): 'long' | 'very' | undefined =>
  name.length > VERY_LONG ? 'very' : name.length > LONG ? 'long' : undefined

/** How long a page stays: all of them within a minute, but none too short to be read. */
export const secondsOf = (pages: number): number =>
  Math.min(LONGEST_SECONDS, Math.max(SHORTEST_SECONDS, CYCLE_SECONDS / Math.max(1, pages)))
