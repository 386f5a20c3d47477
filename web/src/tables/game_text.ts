import type { GameText } from '../engine/engine.ts'
import { isRoll } from '../engine/moves.ts'
import { corrected, counted } from '../engine/taking_back.ts'
import { withUnseen } from '../engine/unseen.ts'
import type { KeptGame, KeptStep } from '../shelf/kept.ts'

/** A game as a record has it: without what was taken back, and with the rolls that were not seen (C2, C4). */
export function correctedTextOf(game: KeptGame, steps: readonly KeptStep[]): GameText {
  const text = gameTextOf(game, steps)
  const rolls = counted(text.moves).flatMap((ply) => (isRoll(text.moves[ply - 1] ?? '') ? [steps[ply - 1]] : []))
  const unseen = rolls.flatMap((roll, number) => (roll?.by === 'filled' ? [number] : []))
  return { ...corrected(text), headers: withUnseen(text.headers ?? {}, unseen) }
}

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
