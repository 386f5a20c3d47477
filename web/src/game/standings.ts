/** Places and worms as docs/rules.md 5 counts them; the numbers are those of the state document. */
import type { State } from '../documents/types.ts'
import { NUMBERS, WORMS } from '../engine/generated/layout.ts'
import { optionIn } from './editions.ts'

export interface Standing {
  seat: number
  place: number
  shared: boolean
  worms: number
  onTiles: number
  bratworms: number
  apple: number
  tiles: { value: number; worms: number }[]
  specialist: string | null
  /** Highest tiles of this seat and of its neighbour with as many worms, where they decided the place (E3). */
  tie: { own: number; other: number; won: boolean } | null
}

export function standings(state: State, rules: string): Standing[] {
  const places = state.ranking ?? []
  let place = 1
  const rows: Standing[] = []
  for (const [index, seats] of places.entries()) {
    for (const seat of seats) {
      rows.push({
        ...holdings(state, seat, rules),
        place,
        shared: seats.length > 1,
        tie: tieOf(state, places, index, seat),
      })
    }
    place += seats.length
  }
  return rows
}

function holdings(state: State, seat: number, rules: string): Omit<Standing, 'place' | 'shared' | 'tie'> {
  const player = playerAt(state, seat)
  const apple = player.specialist === 'apple' ? NUMBERS.APPLE_WORMS : 0
  return {
    seat,
    worms: player.worms,
    onTiles: player.worms - player.bratworms - apple,
    bratworms: player.bratworms,
    apple,
    tiles: [...player.stack].reverse().map((value) => ({ value, worms: wormsOfTile(value, rules) })),
    specialist: player.specialist,
  }
}

/** Worms on a tile; an option changes those of 11 and 13 (M4). */
export function wormsOfTile(tile: number, rules: string): number {
  return tile < NUMBERS.LOWEST_PORTION ? Number(optionIn(rules, 'worms_on_low_tiles')) : (WORMS[tile] ?? 0)
}

function tieOf(state: State, places: readonly (readonly number[])[], index: number, seat: number): Standing['tie'] {
  const worms = playerAt(state, seat).worms
  for (const [neighbours, won] of [
    [places[index + 1], true],
    [places[index - 1], false],
  ] as const) {
    const rival = neighbours?.[0]
    if (rival !== undefined && playerAt(state, rival).worms === worms)
      return { own: highest(state, seat), other: highest(state, rival), won }
  }
  return null
}

export function highest(state: State, seat: number): number {
  return Math.max(0, ...playerAt(state, seat).stack)
}

function playerAt(state: State, seat: number): State['players'][number] {
  const player = state.players[seat]
  if (!player) throw new Error(`no seat ${seat}`)
  return player
}
