import type { GameText } from '../engine/engine.ts'
import type { KeptGame, KeptStep } from '../shelf/kept.ts'

/** A game of this device as the engine takes it, with the headers of its record; the seed is told when it is over. */
export function gameTextOf(game: KeptGame, steps: readonly Pick<KeptStep, 'move'>[]): GameText {
  const { rules, seats, start, origin } = game
  return {
    rules,
    players: seats.map(({ name }) => name),
    start,
    moves: steps.map(({ move }) => move),
    headers: headersOf(game),
    ...(origin ? { origin } : {}),
  }
}

function headersOf({ headers, starter, seed, commitment, entropy, status }: KeptGame): Record<string, string> {
  if (!seed) return headers
  return {
    ...headers,
    ...(starter === 'drawn' ? { drawn: 'start' } : {}),
    commitment,
    entropy,
    ...(status === 'playing' ? {} : { seed }),
  }
}
