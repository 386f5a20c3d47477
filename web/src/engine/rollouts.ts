/** Looking closer: decisions played out by the champion until their chances of winning are known well enough. The
 * worker plays some games at a time, so that it answers other questions in between, and whoever waits may stop. */
import { type GameText, reviewer } from './engine.ts'
import { ROLLED_ROW, ROLLOUTS } from './generated/layout.ts'
import type { JudgedOption } from './advice.ts'
import { moveOf, type Wish } from './rolling_out.ts'

export type { Wish } from './rolling_out.ts'

/** A decision, or with null the position itself, after so many games. */
export interface PlayedOut {
  move: string | null
  games: number
  /** The chance of whoever decides, its standard error, and half of the interval that holds the truth 19 times in 20. */
  own: number
  error: number
  margin: number
  /** Every seat's chance, and its standard error. */
  win: number[]
  errors: number[]
}

export interface Closer {
  /** Best first; those with no game yet are not among them. */
  options: PlayedOut[]
  games: number
  /** How much of the work is done, as far as can be told. */
  share: number
  settled: boolean
}

/** Play out what can be decided after step `ply`. Once `signal` is aborted it answers with what is known by then. */
export async function lookCloser(
  game: GameText,
  ply: number,
  wish: Wish = {},
  onprogress: (closer: Closer) => void = () => undefined,
  signal?: AbortSignal,
): Promise<Closer> {
  const { seat, players, rows } = await reviewer.beginRollouts(game, ply, wish)
  let found = closerOf(rows, seat, players, false, wish)
  while (!found.settled && !signal?.aborted) {
    const rolled = await reviewer.rollOut(game, ply, rows, wish)
    rows.splice(0, rows.length, ...rolled.rows)
    found = closerOf(rows, seat, players, rolled.settled, wish)
    onprogress(found)
  }
  return found
}

function closerOf(rows: readonly number[][], seat: number, players: number, settled: boolean, wish: Wish): Closer {
  const options = rows.map((row) => playedOut(row, seat, players)).filter(({ games }) => games)
  const done = options.reduce((sum, option) => sum + shareOf(option, wish), 0)
  return {
    options: options.toSorted((a, b) => b.own - a.own),
    games: options.reduce((sum, { games }) => sum + games, 0),
    share: settled ? 1 : done / rows.length,
    settled,
  }
}

/** The error falls with the root of the games: how many of those that it takes have been played. */
function shareOf(
  { error, games }: PlayedOut,
  { error: wanted = ROLLOUTS.error, most = ROLLOUTS.mostGames }: Wish,
): number {
  const byError = games < ROLLOUTS.fewest ? 0 : (wanted / error) ** 2
  return Math.min(1, Math.max(games / most, byError))
}

function playedOut(row: readonly number[], seat: number, players: number): PlayedOut {
  const seats = (from: number): number[] => row.slice(from, from + players)
  const [win, errors] = [seats(ROLLED_ROW.win), seats(ROLLED_ROW.error)]
  const error = errors[seat] as number
  return {
    ...{ move: moveOf(row), win, errors, error },
    games: (row[ROLLED_ROW.batches] as number) * ROLLOUTS.batch,
    own: win[seat] as number,
    margin: ROLLOUTS.width * error,
  }
}

/** Whether chance alone would hardly make such a difference: 1 time in 20. */
export const canBeToldApart = (one: PlayedOut, other: PlayedOut): boolean =>
  Math.abs(one.own - other.own) > ROLLOUTS.width * Math.hypot(one.error, other.error)

/** The decisions that are judged nearly as good as the best one, and whichever was taken. */
export const worthALook = (options: readonly JudgedOption[], taken?: string): string[] =>
  options
    .filter(({ loss, move }, place) => (loss <= ROLLOUTS.close && place < ROLLOUTS.mostPlayedOut) || move === taken)
    .map(({ move }) => move)
