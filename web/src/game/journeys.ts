import type { State } from '../documents/types.ts'
import { ownerOf } from './board.ts'

/** A place on the table from or to which something travels. */
export type Spot = { tile: number } | { stack: number } | { seat: number } | { bratworms: number } | { supply: true }
export interface Journey {
  what: 'tile' | 'figure' | 'bratworm'
  name: string
  from: Spot
  to: Spot
}
export interface Changes {
  journeys: Journey[]
  /** Tiles that are turned over, after everything has arrived. */
  flips: number[]
}

/** What visibly moved between two states. */
export function changesBetween(before: State, after: State): Changes {
  const journeys = [
    ...tileJourneys(before, after),
    ...bratwormJourneys(before, after),
    ...figureJourneys(before, after),
  ]
  const flips = Object.keys(after.grill).filter((tile) => after.grill[tile] === 'down' && before.grill[tile] !== 'down')
  return { journeys, flips: flips.map(Number) }
}

function tileJourneys(before: State, after: State): Journey[] {
  const spots = (state: State, tile: number): Spot | null => {
    if (state.grill[tile]) return { tile }
    const owner = ownerOf(state, tile)
    return owner === null ? null : { stack: owner }
  }
  const moved: Journey[] = []
  for (const [seat, player] of after.players.entries()) {
    const top = player.stack.at(-1)
    const had = before.players[seat]?.stack ?? []
    const from = top !== undefined && player.stack.length > had.length ? spots(before, top) : null
    if (from && top !== undefined) moved.push({ what: 'tile', name: String(top), from, to: { stack: seat } })
    const lost = had.at(-1)
    if (lost !== undefined && player.stack.length < had.length && after.grill[lost])
      moved.push({ what: 'tile', name: String(lost), from: { stack: seat }, to: { tile: lost } })
  }
  return moved
}

function bratwormJourneys(before: State, after: State): Journey[] {
  const gained = (seat: number): number =>
    (after.players[seat]?.bratworms ?? 0) - (before.players[seat]?.bratworms ?? 0)
  const seats = after.players.map((_, seat) => seat)
  const giver = seats.find((seat) => gained(seat) < 0)
  const from: Spot = giver === undefined ? { supply: true } : { bratworms: giver }
  return seats
    .filter((seat) => gained(seat) > 0)
    .map((seat) => ({ what: 'bratworm', name: 'bratworm', from, to: { bratworms: seat } }))
}

function figureJourneys(before: State, after: State): Journey[] {
  const spot = (place: { tile?: number; seat?: number } | null | undefined): Spot | null =>
    place?.tile !== undefined ? { tile: place.tile } : place?.seat !== undefined ? { seat: place.seat } : null
  return Object.keys(after.specialists).flatMap((name) => {
    const [from, to] = [spot(before.specialists[name]), spot(after.specialists[name])]
    const isSame = JSON.stringify(from) === JSON.stringify(to)
    return from && to && !isSame ? [{ what: 'figure' as const, name, from, to }] : []
  })
}
