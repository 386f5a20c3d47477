import type { State } from '../documents/types.ts'
import type { KeptResult } from './kept.ts'

/** Place and worms of every seat, as the state document tells them; null before the end. Who shares a place has the same. */
export function resultOf(state: Pick<State, 'ranking' | 'players'> | null): KeptResult | null {
  if (!state?.ranking) return null
  const places = state.players.map(() => 0)
  let place = 1
  for (const seats of state.ranking) {
    for (const seat of seats) places[seat] = place
    place += seats.length
  }
  return { places, worms: state.players.map(({ worms }) => worms) }
}
