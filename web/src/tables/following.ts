/** What follows from a press at a table of this device: the decisions, and the dice that must fall after them. */
import { computeRoll, type GoldenDie } from '../engine/fair_dice.ts'
import { readEdition } from '../engine/edition.ts'
import { engine, type GameText, type Played } from '../engine/engine.ts'
import { isUndo } from '../engine/taking_back.ts'
import type { State } from '../documents/types.ts'
import { type Change, type KeptGame, type KeptStep, now } from '../shelf/kept.ts'
import { resultOf } from '../shelf/result.ts'
import { beginsTurn } from './beginning.ts'
import { botOf, isReal } from './here.ts'
import { stepOf } from './real_dice.ts'

const DICE = 'dice '

/** Play decisions, and let fall what must fall: all of it, or a refusal and nothing. Without a decision the dice are
 * thrown by hand. */
export async function consequences(
  game: KeptGame,
  text: GameText,
  before: State,
  decisions: readonly string[],
): Promise<Played[]> {
  const moves = decisions.map((decision) => stepOf(decision, null).move)
  const played = moves.length ? await engine.play(text, moves) : []
  let thrown = decisions.length === 0
  for (;;) {
    const moves = [...text.moves, ...played.flatMap(({ state }) => state.move ?? [])]
    const state = played.at(-1)?.state ?? before
    if (state.phase !== 'rolling' || (waitsForThrow(game, state) && !thrown)) return played
    thrown = false
    played.push(...(await engine.play({ ...text, moves }, [DICE + fairRoll(game, moves, state)])))
  }
}

/** What is kept of steps that were played: first the decisions, or what was entered, then dice; and the result. */
export function asKept(
  played: readonly Played[],
  decisions: readonly string[],
  by: 'player' | 'bot',
): { steps: KeptStep[]; change: Change } {
  const at = now()
  const steps = played.map(({ state: { move } }, index): KeptStep => {
    const decision = decisions[index]
    return { move: move as string, by: decision === undefined ? 'dice' : stepOf(decision, by).by, at }
  })
  const end = played.at(-1)?.state
  if (end?.phase === 'over') return { steps, change: { status: 'over', result: resultOf(end) } }
  return { steps, change: decisions.some(isUndo) ? { status: 'playing', result: null, mistakes: null } : {} }
}

/** Whether the dice wait for a person: those that begin a turn for the hand (T1), real ones until they are entered. */
export function waitsForThrow({ seats, headers }: Pick<KeptGame, 'seats' | 'headers'>, state: State): boolean {
  if (isReal({ headers })) return state.phase === 'rolling'
  const who = state.seat === null ? undefined : seats[state.seat]
  return beginsTurn(state) && who !== undefined && who.throws && botOf(who) === null
}

/** A function of seed, entropy and roll number alone (docs/notation.md 3). */
function fairRoll({ rules, seed, entropy }: KeptGame, moves: readonly string[], { turn }: State): string {
  if (!turn) throw new Error('no dice are due')
  const golden = turn.golden_left ? (readEdition(rules).options.golden_die as GoldenDie) : null
  const number = moves.filter((move) => move.startsWith(DICE)).length
  return computeRoll(seed, entropy, number, turn.dice_left - Number(turn.golden_left), golden).dice
}
