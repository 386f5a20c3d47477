/** Positions where the obvious decision is wrong: a file of the page, judged by the engine. */
import file from '../../../src/heckmeck/coach/puzzles.json?url'
import type { Outlook, State } from '../documents/types.ts'
import type { Judged } from '../engine/advice.ts'
import { engine, type GameText } from '../engine/engine.ts'
import { say, words } from '../words/words.svelte.ts'
import { tellMove } from './moves.ts'
import { tellWhy } from './reasons.ts'

/** A game up to a decision, and the decision of a bot that sees less. */
interface Written {
  record: string
  ply: number
  natural: string
  /** What the natural decision loses. */
  loss: number
}

/** A puzzle in the list; numbers begin at 1. */
export interface Entry {
  number: number
  rules: string
}

export interface Puzzle extends Entry {
  game: GameText
  state: State
  outlook: Outlook | null
  natural: string
  loss: number
}

export interface Solution extends Judged {
  right: boolean
}

let written: Promise<Written[]> | null = null

/** Fetched once; what failed is tried again. */
function allWritten(): Promise<Written[]> {
  written ??= fetch(file)
    .then((answer) => answer.json() as Promise<Written[]>)
    .catch((error: unknown) => {
      written = null
      throw error
    })
  return written
}

export async function puzzles(): Promise<Entry[]> {
  return (await allWritten()).map(({ record }, index) => ({
    number: index + 1,
    rules: /^rules (.*)$/m.exec(record)?.[1] ?? '',
  }))
}

/** A puzzle at its decision; null where there is none of this number. */
export async function puzzle(number: number): Promise<Puzzle | null> {
  const found = (await allWritten())[number - 1]
  if (!found) return null
  const whole = await engine.read(found.record)
  const game = { ...whole, moves: whole.moves.slice(0, found.ply) }
  const [position] = await engine.steps(game, found.ply, found.ply)
  if (!position) return null
  const { state, outlook } = position
  return { ...{ number, game, state, outlook }, rules: game.rules, natural: found.natural, loss: found.loss }
}

/** Judge an answer: as good as the best is right. */
export async function solve({ game }: Puzzle, move: string): Promise<Solution> {
  const judged = await engine.advice(game, game.moves.length)
  const answer = judged.options.find((option) => option.move === move)
  return { ...judged, right: answer === judged.options[0] || answer?.reason === 'equal' }
}

/** Whether the answer was right, what is best and why, and what looks natural. */
export function tellSolution({ options, right }: Solution, { state, natural, loss }: Puzzle, move: string): string {
  const names = state.players.map(({ name }) => name)
  const points = (lost: number): string => words.number(100 * lost, 1)
  const lost = options.find((option) => option.move === move)?.loss ?? 0
  const [best] = options
  return [
    right ? say('puzzle-right') : say('puzzle-wrong', { points: points(lost) }),
    best ? tellWhy(options, best, state, names) : '',
    say('puzzle-natural', { move: tellMove(natural, names, state), points: points(loss) }),
  ].join(' ')
}
