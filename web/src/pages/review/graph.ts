/** What the graph of a review shows, without drawing it. */
import { turnsBefore } from '../../game/history.ts'
import type { Review, ReviewedDecision } from '../../documents/types.ts'

/** A dash for each of the seven seat colours: lines differ without colour too. */
const DASHES: Record<number, number[]> = {
  1: [],
  2: [10, 5],
  3: [2, 5],
  4: [12, 4, 2, 4],
  5: [5, 3],
  6: [16, 4],
  7: [8, 3, 2, 3, 2, 3],
}
const SHOWN: ReviewedDecision['class'][] = ['inaccuracy', 'mistake', 'blunder']

export function dashOf(seatNumber: number): number[] {
  return DASHES[seatNumber] ?? []
}

/** The decisions of a seat that cost something, in order. */
export function mistakesOf(review: Review, seat: number): ReviewedDecision[] {
  return review.decisions.filter((decision) => decision.seat === seat && SHOWN.includes(decision.class))
}

/** Luck of a seat's own rolls in each turn; the position in the list is the number of turns before it. */
export function luckByTurn(review: Review, seat: number): number[] {
  const luck = Array.from({ length: review.turns }, () => 0)
  for (const roll of review.rolls)
    if (roll.seat === seat && roll.turn <= review.turns) luck[roll.turn - 1] = (luck[roll.turn - 1] ?? 0) + roll.luck
  return luck
}

/** Where a ply lies on the axis of turns: between the ends of two turns. */
export function turnPosition(starts: readonly number[], ply: number, last: number): number {
  const turns = turnsBefore(starts, ply)
  const from = starts[turns] ?? 0
  const to = starts[turns + 1] ?? last
  return to > from ? turns + Math.min(1, (ply - from) / (to - from)) : turns
}

/** The ply at a place on the axis of turns. */
export function plyAt(starts: readonly number[], x: number, last: number): number {
  const turns = Math.max(0, Math.min(starts.length - 1, Math.floor(x)))
  const from = starts[turns] ?? 0
  const to = starts[turns + 1] ?? last
  return Math.max(0, Math.min(last, Math.round(from + (x - turns) * (to - from))))
}

/** A seat's chance of winning at a place on the axis, on the straight line between two turns. */
export function chanceAt(graph: Review['graph'], seat: number, x: number): number {
  const last = graph.length - 1
  const row = Math.max(0, Math.min(last, Math.floor(x)))
  const [from, to] = [graph[row]?.[seat] ?? 0, graph[Math.min(last, row + 1)]?.[seat] ?? 0]
  return from + (to - from) * Math.min(1, Math.max(0, x - row))
}

/** Move places apart that are closer than `gap`, in order and as little as it takes, within 0 and `most`. */
export function spread(places: readonly number[], gap: number, most: number): number[] {
  const order = places.map((place, index) => ({ place, index })).sort((a, b) => a.place - b.place)
  const moved: number[] = []
  let free = 0
  for (const { place } of order) {
    moved.push(Math.max(place, free))
    free = (moved.at(-1) ?? 0) + gap
  }
  let ceiling = most
  for (let at = moved.length - 1; at >= 0; at--) {
    moved[at] = Math.min(moved[at] as number, ceiling)
    ceiling = (moved[at] as number) - gap
  }
  const result: number[] = []
  order.forEach(({ index }, at) => (result[index] = moved[at] as number))
  return result
}
