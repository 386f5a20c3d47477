/** Writes the position line (docs/notation.md 4). */
import type { State } from '../documents/types.ts'
import { documentOf } from './document.ts'
import { type Edition, OPTION_NAMES, usualIn } from './edition.ts'
import { NUMBERS, SPECIALISTS, STATE } from './generated/layout.ts'
import type { Kernel, Position } from './kernel.ts'
import { FIELDS, fieldsOf, LETTERS, NOTHING, readsAsANumber, unreadable } from './position_reader.ts'
import { refused } from './refusal.ts'
import { byteOf, turnsOf } from './replay.ts'

const SHORTEST_RUN = 3
const CHOICES: readonly string[] = ['claim', 'put_back', 'bratworm']

/** The line of a position; in the middle of a choice there is none (P7). */
export function writePosition(kernel: Kernel, edition: Edition, position: Position): string {
  const names = Array.from({ length: byteOf(position, STATE.fields.players) }, (_, seat) => String(seat))
  const state = documentOf(kernel, position, names, 0, null)
  if (CHOICES.includes(state.phase)) throw refused('position-in-a-choice', 'P7')
  return [
    rulesText(edition, position, state),
    grillItems(state).join() || NOTHING,
    state.supply,
    state.players.map(stackText).join('/'),
    state.seat ?? NOTHING,
    state.turn ? turnText(kernel, position, state) : NOTHING,
  ].join(' ')
}

/** Refuse what is written otherwise than we write it: a position has one line and no other (P8). */
export function checkSpelling(line: string, ours: string): void {
  const [given, written] = [fieldsOf(line), fieldsOf(ours)]
  for (const [index, field] of FIELDS.entries())
    if (given[index] !== written[index]) throw unreadable('position-spelling', field, written[index])
}

/** The edition with the turns still to be played (P1). */
function rulesText({ preset, options }: Edition, position: Position, { phase }: State): string {
  const usual = usualIn(preset)
  const limit = options.max_turns
  const left = limit === null || phase === 'over' ? null : Number(limit) - turnsOf(position)
  const now = { ...options, max_turns: left }
  const changed = OPTION_NAMES.filter((option) => now[option] !== usual[option])
  return [preset, ...changed.map((option) => `${option}=${now[option]}`)].join()
}

/** The tiles of the grill, three or more plain ones in a row as a run (P2). */
function grillItems({ grill, specialists }: State): string[] {
  const standing = new Map(Object.entries(specialists).map(([name, place]) => [place?.tile, letterOf(name)]))
  const items: string[] = []
  let run: number[] = []
  const endRun = (): void => {
    items.push(...(run.length >= SHORTEST_RUN ? [`${run[0]}..${run.at(-1)}`] : run.map(String)))
    run = []
  }
  for (const [text, side] of Object.entries(grill)) {
    const tile = Number(text)
    const letter = standing.get(tile) ?? ''
    const isPlain = side === 'up' && !letter && tile >= NUMBERS.LOWEST_PORTION
    if (!isPlain || tile !== (run.at(-1) ?? tile - 1) + 1) endRun()
    if (isPlain) run.push(tile)
    else items.push(`${tile}${letter}${side === 'down' ? NOTHING : ''}`)
  }
  endRun()
  return items
}

function stackText({ stack, specialist, bratworms }: State['players'][number]): string {
  const owned = specialist ? `:${letterOf(specialist)}` : ''
  return `${stack.join('.') || NOTHING}${owned}${bratworms ? `*${bratworms}` : ''}`
}

const letterOf = (name: string): string => LETTERS[(SPECIALISTS as readonly string[]).indexOf(name)] ?? ''

/** What is set aside, and the dice on the table or how many there are in the hand (P6). */
function turnText(kernel: Kernel, position: Position, state: State): string {
  const { turn, seat, phase, players } = state
  if (!turn || kernel.exports.is_new_turn(kernel.put(position))) return NOTHING
  const kept = Object.entries(turn.kept)
    .map(([face, count]) => face.repeat(count))
    .join('')
  const used = turn.weasel_used ? '~' : ''
  if (phase === 'keep') {
    const roll = `${turn.roll ?? ''}${turn.golden ? `+${turn.golden}` : ''}`
    const owns = players[seat ?? 0]?.specialist === 'golden_die'
    return `${kept}:${readsAsANumber(kept, roll, owns) ? '>' : ''}${roll}${used}`
  }
  return `${kept}:${turn.dice_left}${turn.golden_left ? '+' : ''}${phase === 'rolling' ? '>' : ''}${used}`
}
