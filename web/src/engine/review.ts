/** A game looked at decision by decision: what was lost, what was luck, and how both add up to the result. */
import type { Review, ReviewedDecision, ReviewedPlayer } from '../documents/types.ts'
import { type Change, changesOf, swingOf } from './changes.ts'
import { ACTIONS, CLASSES, THRESHOLDS, TURNING_POINTS, TURNS_THE_GAME } from './generated/layout.ts'
import type { Coach } from './looks.ts'
import type { Replay } from './replay.ts'

type Grade = ReviewedDecision['class']
/** Where each class begins, the best first. */
const LEAST: Readonly<Partial<Record<Grade, number>>> = THRESHOLDS

/** In `unseen` turns not all dice were entered: they are not judged. */
export function reviewOf(
  replay: Replay,
  coach: Coach,
  unseen: ReadonlySet<number>,
  onprogress: (share: number) => void = () => undefined,
): Review {
  const { changes, start, end } = changesOf(replay, coach, onprogress)
  const seen = changes.filter(({ turn }) => !unseen.has(turn))
  const rolls = seen.filter(isLuck)
  const decisions = seen.filter((change) => !isLuck(change)).map(judged)
  const isOver = replay.phase === 'over'
  return {
    rules: replay.edition.text,
    over: isOver,
    turns: replay.turns,
    players: replay.players.map((name, seat) => ({
      name,
      ...playing(decisions, seat, coach),
      ...ledger(
        { changes, seen, unseen: changes.filter(({ turn }) => unseen.has(turn)) },
        seat,
        start.win[seat] as number,
        end.win[seat] as number,
      ),
    })),
    decisions,
    rolls: rolls.map((roll) => ({ ...placeOf(roll), luck: swingOf(roll) })),
    turning_points: turningPoints(seen).map((point) => ({ ...placeOf(point), swing: swingOf(point) })),
    unjudged_turns: [...unseen].sort((one, other) => one - other),
    graph: [
      start.win,
      ...changes.filter(({ endsTurn }) => endsTurn).map(seenOn),
      ...(isOver || !changes.length ? [] : [end.win]),
    ],
    revaluation: revaluationOf(changes),
  }
}

const isLuck = ({ decisions }: Change): boolean => decisions.length === 0
const placeOf = ({ ply, turn, seat, move }: Change): Pick<Change, 'ply' | 'turn' | 'seat' | 'move'> => ({
  ply,
  turn,
  seat,
  move,
})
/** The chances after a turn, as the next one sees them. */
const seenOn = ({ after, revaluation }: Change): number[] =>
  after.map((chance, seat) => chance + (revaluation[seat] as number))
const sum = (numbers: readonly number[]): number => numbers.reduce((total, number) => total + number, 0)
const mean = (numbers: readonly number[]): number => sum(numbers) / numbers.length

function judged(change: Change): ReviewedDecision {
  const { seat, before, after, decisions } = change
  const [best] = decisions
  const loss = Math.max(0, (best?.win[seat] ?? 0) - (after[seat] as number))
  return {
    ...placeOf(change),
    best: ACTIONS[best?.action ?? 0] as string,
    win: before[seat] as number,
    loss,
    class: gradeOf(loss),
    forced: decisions.length === 1,
  }
}

function gradeOf(loss: number): Grade {
  return CLASSES.findLast((grade) => loss >= (LEAST[grade] ?? 0)) as Grade
}

type Playing = Pick<ReviewedPlayer, 'decisions' | 'accuracy' | 'error_rate' | 'classes'>

/** How well a seat decided where there was something to decide. */
function playing(decisions: readonly ReviewedDecision[], seat: number, coach: Coach): Playing {
  const own = decisions.filter((decision) => decision.seat === seat && !decision.forced)
  const rate = own.length ? mean(own.map(({ loss }) => loss)) : null
  const count = (grade: Grade): number => own.filter((decision) => decision.class === grade).length
  return {
    decisions: own.length,
    accuracy: rate === null ? null : coach.accuracy(rate),
    error_rate: rate,
    classes: Object.fromEntries(CLASSES.map((grade) => [grade, count(grade)])) as Playing['classes'],
  }
}

/** How a seat's chance went from the start to the result. */
function ledger(
  { changes, seen, unseen }: Record<'changes' | 'seen' | 'unseen', readonly Change[]>,
  seat: number,
  start: number,
  result: number,
): Omit<ReviewedPlayer, keyof Playing | 'name'> {
  const swing = ({ before, after }: Change): number => (after[seat] as number) - (before[seat] as number)
  const part = (luck: boolean, own: boolean): number =>
    sum(seen.filter((change) => isLuck(change) === luck && (change.seat === seat) === own).map(swing))
  const [luck, luck_of_others] = [part(true, true), part(true, false)]
  return {
    ...{ start, luck, luck_of_others, losses: part(false, true), losses_of_others: part(false, false) },
    unjudged: sum(unseen.map(swing)),
    revaluation: sum(changes.map(({ revaluation }) => revaluation[seat] as number)),
    result,
    adjusted: result - luck - luck_of_others,
  }
}

/** The rolls and decisions that moved most for whoever was at turn, in the order of the game. */
function turningPoints(changes: readonly Change[]): Change[] {
  const size = (change: Change): number => Math.abs(swingOf(change))
  const most = changes
    .filter((change) => size(change) >= TURNS_THE_GAME)
    .toSorted((a, b) => size(b) - size(a))
    .slice(0, TURNING_POINTS)
  return changes.filter((change) => most.includes(change))
}

/** The mean size of the revaluation after a turn, over turns and seats. */
function revaluationOf(changes: readonly Change[]): number {
  const sizes = changes.filter(({ endsTurn }) => endsTurn).map(({ revaluation }) => mean(revaluation.map(Math.abs)))
  return sizes.length ? mean(sizes) : 0
}
