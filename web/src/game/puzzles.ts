/** Positions where the obvious decision is wrong: a file of the page, judged by the engine. */
import file from '../../../src/heckmeck/coach/puzzles.json?url'
import type { Outlook, ReviewedDecision, State } from '../documents/types.ts'
import type { Judged } from '../engine/advice.ts'
import { engine, type GameText } from '../engine/engine.ts'
import { say, words } from '../words/words.svelte.ts'
import { tellMove } from './moves.ts'
import { tellWhy } from './reasons.ts'

/** A position line, and the decision of a bot that sees less. */
interface Written {
  position: string
  natural: string
  /** What the natural decision loses. */
  loss: number
  rating: number
}

/** A puzzle in the list; numbers begin at 1. */
export interface Entry {
  number: number
  rules: string
  players: number
  /** How hard it is, on a scale like that of chess. */
  rating: number
}

/** A decision to take, the last step of a game. */
export interface Puzzle extends Entry {
  game: GameText
  state: State
  outlook: Outlook | null
  natural: string
  loss: number
  /** Whether somebody here decided so in a game of theirs. */
  isOwn: boolean
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
  return (await allWritten()).map(entryOf)
}

function entryOf({ position, rating }: Written, index: number): Entry {
  const [rules = '', , , stacks = ''] = position.split(' ')
  return { number: index + 1, rules: rules.replaceAll(',', ' '), players: stacks.split('/').length, rating }
}

/** A puzzle at its decision; null where there is none of this number. */
export async function puzzle(number: number): Promise<Puzzle | null> {
  const found = (await allWritten())[number - 1]
  if (!found) return null
  const { natural, loss } = found
  return puzzleAt(await engine.lay(found.position), { ...entryOf(found, number - 1), natural, loss, isOwn: false })
}

/** A mistake of somebody here as a puzzle: their game up to it. */
export function ownMistake(whole: GameText, { ply, move, loss }: ReviewedDecision, number: number): Promise<Puzzle> {
  const game = { ...whole, moves: whole.moves.slice(0, ply) }
  const { rules, players } = game
  return puzzleAt(game, { number, rules, players: players.length, rating: 0, natural: move, loss, isOwn: true })
}

async function puzzleAt(game: GameText, about: Omit<Puzzle, 'game' | 'state' | 'outlook'>): Promise<Puzzle> {
  const [position] = await engine.steps(game, game.moves.length, game.moves.length)
  if (!position) throw new Error('a game has a last step')
  const { state, outlook } = position
  return { ...about, game, state, outlook }
}

/** Judge an answer: as good as the best is right. */
export async function solve({ game }: Puzzle, move: string): Promise<Solution> {
  const judged = await engine.advice(game, game.moves.length)
  const answer = judged.options.find((option) => option.move === move)
  return { ...judged, right: answer === judged.options[0] || answer?.reason === 'equal' }
}

/** Whether the answer was right, what is best and why, and what looks natural. */
export function tellSolution(
  { options, right }: Solution,
  { state, natural, loss, isOwn }: Puzzle,
  move: string,
): string {
  const names = state.players.map(({ name }) => name)
  const points = (lost: number): string => words.number(100 * lost, 1)
  const lost = options.find((option) => option.move === move)?.loss ?? 0
  const [best] = options
  return [
    right ? say('puzzle-right') : say('puzzle-wrong', { points: points(lost) }),
    best ? tellWhy(options, best, state, names) : '',
    say(isOwn ? 'web-practice-then' : 'puzzle-natural', {
      move: tellMove(natural, names, state),
      points: points(loss),
    }),
  ].join(' ')
}
