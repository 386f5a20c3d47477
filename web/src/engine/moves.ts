/** Decisions and dice as text, in the spelling of docs/notation.md: `keep W`, `take 25`, `11345WWW+1`. */
import { ACTIONS, FACES, NUMBERS } from './generated/layout.ts'
import { refused, shortened } from './refusal.ts'

export interface Dice {
  /** How many white dice show each face. */
  white: number[]
  /** The golden die's face, or NONE. */
  golden: number
}

const DICE = 'dice '
/** Any face, in a regular expression. */
export const ANY_FACE = `[${FACES.join('')}]`
const NOTATION = new RegExp(`^(${ANY_FACE}*)(?:\\+(${ANY_FACE}))?$`)
const MOST_OF_A_FACE = 100 // no roll has so many: the engine counts them and refuses
const CODES = new Map<string, number>(ACTIONS.map((text, action) => [text, action]))

/** Whether a step of a game is a roll. */
export const isRoll = (move: string): boolean => move.startsWith(DICE) || move === 'dice'
export const diceOf = (move: string): string => move.slice(DICE.length)
export const asMove = (dice: string): string => DICE + dice

/** The code of a decision, or a refusal of text that is not one. */
export function readAction(move: string): number {
  const action = CODES.get(move)
  if (action === undefined) throw refused('no-such-move', 'N1', { move: shortened(move) })
  return action
}

export const spelled = (actions: readonly number[]): string[] => actions.map((action) => ACTIONS[action] as string)

/** Dice as a record has them (N3). */
export function readDice(text: string): Dice {
  const match = NOTATION.exec(text)
  if (!match || !text) throw refused('no-dice', 'N1', { dice: shortened(text) })
  const [, white = '', golden] = match
  if ([...white].some((face, index) => index > 0 && face < (white[index - 1] as string)))
    throw refused('dice-not-sorted', 'N1/N3', { dice: shortened(text) })
  const counts = FACES.map((face) => Math.min(white.split(face).length - 1, MOST_OF_A_FACE))
  return { white: counts, golden: golden === undefined ? NUMBERS.NONE : (FACES as readonly string[]).indexOf(golden) }
}

/** Dice as a record writes them: sorted, the golden die after a plus. */
export function spellDice({ white, golden }: Dice): string {
  const dice = FACES.map((face, index) => face.repeat(white[index] ?? 0)).join('')
  return golden === NUMBERS.NONE ? dice : `${dice}+${FACES[golden] as string}`
}
