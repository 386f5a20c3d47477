/** What a tournament's state means for the people in the hall. */
import type {
  TournamentLine,
  TournamentPlayer,
  TournamentRound,
  TournamentStage,
  TournamentStagePlan,
  TournamentTable,
  TournamentView,
} from '../../documents/types.ts'

export const stageOf = (view: TournamentView): TournamentStage | null => view.stages.at(-1) ?? null
export const roundOf = (view: TournamentView): TournamentRound | null => stageOf(view)?.rounds.at(-1) ?? null

/** The next thing to do: there is always exactly one. */
export type Due =
  | { kind: 'names' }
  | { kind: 'draw' }
  | { kind: 'round'; round: number }
  | { kind: 'stage'; plan: TournamentStagePlan }
  | { kind: 'result'; table: TournamentTable }
  | { kind: 'wait'; tables: TournamentTable[] }
  | { kind: 'over' }

export function dueIn(view: TournamentView): Due {
  const [stage, round] = [stageOf(view), roundOf(view)]
  if (view.phase === 'over') return { kind: 'over' }
  if (!stage || !round) return present(view).length < 2 ? { kind: 'names' } : { kind: 'draw' }
  if (view.phase === 'playing') return resultDue(round)
  if (stage.rounds.length < stage.plan.rounds) return { kind: 'round', round: stage.rounds.length + 1 }
  const plan = view.plan[view.stages.length]
  return plan ? { kind: 'stage', plan } : { kind: 'over' }
}

/** Live tables enter their own results. */
function resultDue(round: TournamentRound): Due {
  const open = round.tables.filter((table) => !table.complete)
  const table = open.find((table) => table.live === null)
  return table ? { kind: 'result', table } : { kind: 'wait', tables: open }
}

/** Who is on the list: neither gone nor waiting for a place. */
export const present = (view: TournamentView): TournamentPlayer[] =>
  view.participants.filter((player) => !player.gone && !player.waiting)

/** How many take part in what is played now. */
export const playersIn = (view: TournamentView): number => stageOf(view)?.players.length ?? present(view).length

export const namesOf = (view: TournamentView): Map<number, string> =>
  new Map(view.participants.map(({ number, name }) => [number, name]))

/** Who certainly advances, or would if it ended now: after several rounds the ranking decides (R7). */
export function advancingIn(view: TournamentView): Set<number> {
  const stage = stageOf(view)
  if (!stage) return new Set()
  if (stage.complete)
    return new Set(stage.kind === 'final' ? view.champions : stage.qualifiers.map(({ player }) => player))
  const byRanking = stage.plan.rounds > 1 && stage.rounds.some((round) => round.tables.some((table) => table.complete))
  return new Set(byRanking ? stage.standings.slice(0, stage.plan.advance).map(({ player }) => player) : [])
}

/** The rank of those who have played; before the first result nobody has one. */
export function rankIn(view: TournamentView, line: TournamentLine): string {
  return gamesIn(view.stages[line.stage - 1], line.number) ? String(line.rank) : '–'
}

/** How many games of this stage a player has finished. */
export function gamesIn(stage: TournamentStage | undefined, player: number): number {
  const seats = stage?.rounds.flatMap((round) => round.tables.flatMap((table) => table.seats)) ?? []
  return seats.filter((seat) => seat.player === player && seat.game).length
}

/** Names too long for one line of the board are written in two. */
export const isLong = (name: string | undefined): boolean => (name?.length ?? 0) > 7

/** Cut a list into pages of at most this many, as even as possible. */
export function paged<Item>(items: readonly Item[], most: number): Item[][] {
  const pages = Math.max(1, Math.ceil(items.length / most))
  const size = Math.ceil(items.length / pages)
  return Array.from({ length: pages }, (_, page) => items.slice(page * size, (page + 1) * size))
}
