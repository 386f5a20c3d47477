/** Dice that people tap in, or have thrown for them where nothing is at stake. */
import { computeRoll, type GoldenDie, newSeed } from '../engine/fair_dice.ts'
import { GOLDEN_FACES } from '../engine/generated/layout.ts'
import type { State } from '../documents/types.ts'
import { FACES, type Face } from './board.ts'
import { optionIn } from './editions.ts'

const goldenDieOf = (rules: string): GoldenDie => optionIn(rules, 'golden_die') as GoldenDie

/** What the golden die can show (M5). */
export function goldenFacesOf(rules: string): Face[] {
  return FACES.filter((face) => GOLDEN_FACES[goldenDieOf(rules)].includes(face))
}

/** How many white dice are about to fall, and whether the golden one is. */
export function dueIn({ turn }: State): { white: number; golden: boolean } {
  const golden = turn?.golden_left ?? false
  return { white: (turn?.dice_left ?? 0) - Number(golden), golden }
}

/** The step that these dice are (docs/notation.md 2). */
export function fallOf(white: readonly Face[], gold: Face | null): string {
  return `dice ${[...white].sort().join('')}${gold ? `+${gold}` : ''}`
}

/** The same with dice of chance. */
export function randomFall(state: State, rules: string): string {
  const { white, golden } = dueIn(state)
  const seed = newSeed()
  return `dice ${computeRoll(seed, '', 0, white, golden ? goldenDieOf(rules) : null).dice}`
}
