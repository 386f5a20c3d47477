/** A whole game, step by step: for the replay and the review. */
import { get, post } from '../server/api.ts'
import type { Replay, State, StepList, TableReply, Told } from '../server/types.ts'
import { type Seated, seatingOf, seatingOfNames } from './seating.ts'

export interface History {
  seating: Seated[]
  rules: string
  /** The start and every step; the position in the list is the ply. */
  steps: Told[]
  /** The table it was played at; null for an imported record. */
  tableName: string | null
  you: number | null
}

const PAGE = 200

export async function historyOfTable(id: string, onprogress?: (share: number) => void): Promise<History> {
  const { table, you } = await get<TableReply>(`/api/tables/${id}`)
  return {
    seating: seatingOf(table),
    rules: table.rules,
    steps: await stepsOfTable(id, onprogress),
    tableName: table.name,
    you,
  }
}

export async function stepsOfTable(id: string, onprogress: (share: number) => void = () => undefined): Promise<Told[]> {
  const steps: Told[] = []
  for (;;) {
    const page = await get<StepList>(`/api/tables/${id}/steps?after=${steps.length - 1}`)
    steps.push(...page.steps)
    const last = page.last ?? -1
    onprogress(last < 0 ? 1 : steps.length / (last + 1))
    if (steps.length > last || page.steps.length < PAGE) return steps
  }
}

export async function historyOfRecord(text: string): Promise<History> {
  const replay = await post<Replay>('/api/replay', text)
  const steps = replay.states.map((state, ply) => ({ state, events: replay.events[ply] ?? [] }))
  return { seating: seatingOfNames(replay.players), rules: replay.rules, steps, tableName: null, you: null }
}

/** The plies at which turns begin: `starts[k]` is the position after k turns. The last is the end of a game that is over. */
export function turnStarts(states: readonly Pick<State, 'seat'>[]): number[] {
  return states.flatMap((state, ply) => (ply === 0 || state.seat !== states[ply - 1]?.seat ? [ply] : []))
}

/** How many turns are over at a ply. */
export function turnsBefore(starts: readonly number[], ply: number): number {
  let turns = 0
  while (turns + 1 < starts.length && (starts[turns + 1] as number) <= ply) turns++
  return turns
}

/** The ply to go to, one turn back or forward; back from inside a turn goes to its beginning. */
export function turnFrom(starts: readonly number[], ply: number, direction: -1 | 1): number {
  if (direction > 0) return starts.find((start) => start > ply) ?? Math.max(ply, starts.at(-1) ?? 0)
  return starts.findLast((start) => start < ply) ?? 0
}
