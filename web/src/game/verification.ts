/** Recomputes every roll of a record from its seed and entropy (NOTATION.md 3). */
import { commitmentTo, type ComputedRoll, computeRoll } from './fair_dice.ts'
import type { GameRecord, RecordedRoll } from './record.ts'

export interface CheckedRoll extends RecordedRoll {
  computed: ComputedRoll
  same: boolean
}

export interface Verification {
  /** Why not: no seed to check with, nothing to check, a seed that was not the one committed to, or a roll that differs. */
  verdict: 'fair' | 'no-seed' | 'no-rolls' | 'other-commitment' | 'other-dice'
  /** The commitment that the seed gives; null without a seed. */
  commitment: string | null
  /** Whether the record says what was shown before the game. */
  committed: boolean
  rolls: CheckedRoll[]
  firstWrong: CheckedRoll | null
}

/** `shown` is the commitment that the table showed, where it is known: it counts more than the one in the record. */
export function verify(record: GameRecord, shown: string | null = null): Verification {
  const seed = record.headers.get('seed')
  const promised = shown ?? record.headers.get('commitment') ?? null
  const committed = promised !== null
  if (!seed) return { verdict: 'no-seed', commitment: null, committed, rolls: [], firstWrong: null }
  const commitment = commitmentTo(seed)
  const entropy = record.headers.get('entropy') ?? ''
  const rolls = record.rolls.map((roll) => check(roll, seed, entropy, record))
  const firstWrong = rolls.find((roll) => !roll.same) ?? null
  const kept = !committed || [promised, record.headers.get('commitment') ?? promised].every((text) => text.toLowerCase() === commitment)
  const verdict = !kept ? 'other-commitment' : firstWrong ? 'other-dice' : rolls.length ? 'fair' : 'no-rolls'
  return { verdict, commitment, committed, rolls, firstWrong }
}

function check(roll: RecordedRoll, seed: string, entropy: string, record: GameRecord): CheckedRoll {
  const computed = computeRoll(seed, entropy, roll.number, roll.white, roll.golden ? record.goldenDie : null)
  return { ...roll, computed, same: computed.dice === roll.dice }
}
