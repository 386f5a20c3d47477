import type { Colour, Me, TableReply } from '../documents/types.ts'
import { get } from '../server/api.ts'
import type { KeptGame, KeptResult, KeptSeat } from '../shelf/kept.ts'
import { isHere } from '../shelf/kept.ts'
import { resultOf } from '../shelf/result.ts'
import { shelf } from '../shelf/shelf.svelte.ts'
import { say, words } from '../words/words.svelte.ts'
import { mistakesKept } from './mistakes.ts'
import { tellWinners } from './winning.ts'

/** A game of mine in a list: of this device or of a server. */
export interface MyGame {
  id: string
  name: string
  /** `here`: it goes on at this device whenever somebody likes. */
  kind: 'turn' | 'here' | 'wait' | 'open' | 'over'
  colour: Colour | null
  /** Whom I play with; where all sit at this device, the people there. */
  others: string[]
  /** Whose decision it is, where it is not mine. */
  next: string
  rules: string
  touched: number
  seats: Pick<KeptSeat, 'name' | 'colour' | 'bot'>[]
  /** The seats of this device. */
  yours: number[]
  result: KeptResult | null
  /** How many mistakes the coach has found in what was decided here; null before it has looked. */
  mistakes: number | null
}

const ORDER: MyGame['kind'][] = ['turn', 'here', 'wait', 'open', 'over']
/** A table that came here with a file is called by the id that it has at its server. */
const COPY = 'here-'

export const gamesHere = async (): Promise<MyGame[]> => (await shelf.games()).map(localGame)
export const gamesThere = async (): Promise<MyGame[]> => (await get<Me>('/api/me')).tables.map(liveGame)

/** All of them once: first those that wait for me, then the newest. */
export function inOrder(here: readonly MyGame[], there: readonly MyGame[]): MyGame[] {
  const served = new Set(there.map(({ id }) => COPY + id))
  return [...there, ...here.filter(({ id }) => !served.has(id))].sort(
    (a, b) => ORDER.indexOf(a.kind) - ORDER.indexOf(b.kind) || b.touched - a.touched,
  )
}

export function liveGame({ table, you, yours, state }: TableReply): MyGame {
  const seats = table.seats.toSorted((a, b) => a.seat - b.seat)
  return {
    ...whoSits(seats, you, yours),
    id: table.id,
    name: table.name,
    kind: kindOf(table.status, state?.seat ?? null, yours),
    next: seats[state?.seat ?? -1]?.name ?? '',
    rules: table.rules,
    touched: table.touched,
    yours,
    result: resultOf(state),
    mistakes: mistakesIn(mistakesKept(table.id), yours),
  }
}

export function localGame(game: KeptGame): MyGame {
  const yours = game.seats.flatMap(({ bot }, seat) => (bot === null ? [seat] : []))
  return {
    ...whoSits(game.seats, yours[0] ?? null, yours),
    id: game.id,
    name: game.name,
    kind: game.status === 'playing' ? 'here' : 'over',
    next: '',
    rules: game.rules,
    touched: game.touched,
    yours,
    result: game.result,
    mistakes: mistakesIn(game.mistakes, yours),
  }
}

/** What a game is called: a table of a server by its name, others by the name that somebody gave them, else by who plays. */
export function tellGame(game: MyGame): string {
  if (!game.name) return game.others.length ? say('web-mine-with', { names: words.list(game.others) }) : ''
  return isOfThisDevice(game) ? game.name : say('web-mine-table', { name: game.name })
}

/** Who has won, or who is expected. */
export function tellHeadline(game: MyGame): string {
  if (game.kind !== 'over') return `${say(`web-mine-${game.kind}`, { name: game.next })} ${tellGame(game)}`
  const winners = winnersOf(game)
  if (!winners.length) return say('web-games-unfinished')
  return tellWinners(
    winners.map((seat) => game.seats[seat]?.name ?? ''),
    isMine(game),
  )
}

export const winnersOf = ({ result }: MyGame): number[] =>
  (result?.places ?? []).flatMap((place, seat) => (place === 1 ? [seat] : []))

/** Whether the one person here has won, alone or with others. */
export const isMine = (game: MyGame): boolean =>
  game.yours.length === 1 && winnersOf(game).some((seat) => game.yours.includes(seat))

export const isOfThisDevice = ({ id }: MyGame): boolean => isHere(id)

function whoSits(
  seats: readonly Pick<KeptSeat, 'name' | 'colour' | 'bot'>[],
  you: number | null,
  yours: readonly number[],
): Pick<MyGame, 'colour' | 'others' | 'seats'> {
  const isOther = (seat: number): boolean => seat !== you && (!yours.includes(seat) || yours.length === seats.length)
  return {
    colour: you === null ? null : (seats[you]?.colour ?? null),
    others: seats.filter((_, seat) => isOther(seat)).map(({ name }) => name),
    seats: seats.map(({ name, colour, bot }) => ({ name, colour, bot })),
  }
}

function kindOf(status: string, seat: number | null, yours: readonly number[]): MyGame['kind'] {
  if (status === 'open') return 'open'
  if (status === 'starting') return 'wait'
  if (status !== 'playing') return 'over'
  return seat !== null && yours.includes(seat) ? 'turn' : 'wait'
}

function mistakesIn(bySeat: readonly number[] | null, yours: readonly number[]): number | null {
  return bySeat && yours.reduce((sum, seat) => sum + (bySeat[seat] ?? 0), 0)
}
