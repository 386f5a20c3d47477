/** Rolls of real dice of which only what was set aside was entered (docs/notation.md C2). */
import type { GameText } from './game_text.ts'
import { isRoll } from './moves.ts'
import { type Replay, turnsOf } from './replay.ts'

type Headers = NonNullable<GameText['headers']>

/** The header that lists them. */
export const UNSEEN = 'unseen'
const NUMBERS = /^(?:0|[1-9]\d{0,5})(?:,(?:0|[1-9]\d{0,5}))*$/

/** The numbers of the rolls whose other dice are made up. */
export function unseenRolls({ [UNSEEN]: unseen = '' }: Headers = {}): Set<number> {
  return new Set(NUMBERS.test(unseen) ? unseen.split(',').map(Number) : [])
}

/** The headers of a game in which these rolls were not seen. */
export function withUnseen(headers: Headers, rolls: readonly number[]): Headers {
  return rolls.length ? { ...headers, [UNSEEN]: rolls.join(',') } : headers
}

/** The turns, from 1, with a roll that was not seen: nobody can judge them. */
export function unseenTurns(replay: Replay, headers: Headers | undefined): Set<number> {
  const rolls = unseenRolls(headers)
  const fallen = replay.moves.flatMap((move, ply) => (isRoll(move) ? [turnsOf(replay.at(ply)) + 1] : []))
  return new Set(fallen.filter((_turn, number) => rolls.has(number)))
}
