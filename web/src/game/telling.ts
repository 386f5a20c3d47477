import type { Happening, State, Told } from '../documents/types.ts'
import { isUndo } from '../engine/taking_back.ts'
import { say } from '../words/words.svelte.ts'
import { pointsOf, shownIn } from './board.ts'
import { tellDice } from './moves.ts'
import type { Seated } from './seating.ts'

interface LogEntry {
  ply: number
  seat: number
  text: string
}

/** Marks around the acting name, so that a line can make it bold (U+2068, U+2069 also isolate its direction). */
const OPEN = '\u2068'
const CLOSE = '\u2069'

/** A step's events in one line: the first as a sentence, the others as what follows from it. The texts are `web-tell-<kind>`, which refer to specialist-name, specialist-subject, specialist-object. */
export function tellEvents(events: readonly Happening[], seating: readonly Seated[], you: number | null): string {
  return events.map((event, index) => tellEvent(event, index === 0, seating, you)).join(', ')
}

/** The same in two lines: what it was, and what followed from it. */
export function tellInTwo(
  events: readonly Happening[],
  seating: readonly Seated[],
  you: number | null,
): [string, string] {
  const [first = '', ...rest] = events.map((event, index) => plain(tellEvent(event, index === 0, seating, you)))
  return [first, rest.join(', ')]
}

/** What happened since somebody's last turn, in one line; nothing if nothing did. */
export function tellSince(events: readonly Happening[], seating: readonly Seated[], you: number): string {
  const what = events.map((event) => plain(tellEvent(event, true, seating, you))).join(', ')
  return what && say('web-since', { what })
}

/** Why the game is over (E1, E4). */
export function tellWhyOver(state: State): string {
  return say(Object.values(state.grill).includes('up') ? 'web-end-turns-over' : 'web-end-grill-empty')
}

/** That the throw on the table ends the turn (T3). */
export function tellDeadRoll(state: State, seating: readonly Seated[], you: number | null): string {
  if (state.seat === null) return ''
  return plain(
    tellEvents(
      [{ kind: 'fails-nothing-to-set-aside', seat: state.seat, tile: null, other: null, specialist: null }],
      seating,
      you,
    ),
  )
}

function tellEvent(event: Happening, first: boolean, seating: readonly Seated[], you: number | null): string {
  const me = event.seat === you ? 'who' : event.other !== null && event.other === you ? 'other' : 'nobody'
  return say(`web-tell-${event.kind}${first ? '' : '.also'}`, {
    me,
    name: nameOf(event.seat, seating, you),
    other: event.other === null ? '' : (seating[event.other]?.name ?? ''),
    tile: String(event.tile ?? ''),
    specialist: event.specialist ?? '',
  })
}

function nameOf(seat: number, seating: readonly Seated[], you: number | null): string {
  return OPEN + (seat === you ? say('web-tell-you') : (seating[seat]?.name ?? '')) + CLOSE
}

/** Everything a step did, for screen readers: dice, what was set aside, the result. Nothing for a bare `roll`. */
export function tellStep(before: State | null, step: Told, seating: readonly Seated[], you: number | null): string {
  const seat = before?.seat ?? step.state.seat
  if (seat === null) return ''
  const [word, what = ''] = (step.state.move ?? '').split(' ')
  const me = seat === you ? 'who' : 'nobody'
  const told: string[] = []
  if (isUndo(step.state.move ?? '')) return say('web-real-taken-back')
  if (word === 'dice' && step.by !== 'filled')
    told.push(say('web-tell-dice', { me, name: nameOf(seat, seating, you), dice: tellDice(what) }))
  if (word === 'weasel') told.push(say('web-tell-weasel', { me, name: nameOf(seat, seating, you) }))
  if (word === 'keep' && before)
    told.push(tellKeeps(seat, [keptBy(before, what)], totalAfter(before, what), seating, you))
  if (step.events?.length) told.push(tellEvents(step.events, seating, you))
  return plain(told.join('. '))
}

/** The game in lines, the last `most` of them: what each turn set aside so far, and its result. */
export function logOf(
  steps: readonly Told[],
  seating: readonly Seated[],
  you: number | null,
  most = Infinity,
): LogEntry[] {
  const entries: { ply: number; seat: number; tell: () => string }[] = []
  let kept: string[] = []
  let growing: object | null = null
  steps.forEach((step, index) => {
    const before = steps[index - 1]?.state
    const { ply, move, turn } = step.state
    const [word, what = ''] = (move ?? '').split(' ')
    if (isUndo(move ?? '') && step.state.seat !== null) {
      entries.push({ ply, seat: step.state.seat, tell: () => say('web-real-taken-back') })
      kept = Object.entries(turn?.kept ?? {}).map(([face, count]) => tellDice(face.repeat(count)))
    }
    if (word === 'keep' && before && before.seat !== null) {
      if (growing && growing === entries.at(-1)) entries.pop()
      const seat = before.seat
      const soFar = (kept = [...kept, keptBy(before, what)])
      const entry = { ply, seat, tell: () => tellKeeps(seat, soFar, totalAfter(before, what), seating, you) }
      growing = entry
      entries.push(entry)
    }
    const events = step.events ?? []
    if (events[0]) entries.push({ ply: ply + 0.5, seat: events[0].seat, tell: () => tellEvents(events, seating, you) })
    if (!turn || Object.keys(turn.kept).length === 0) kept = []
  })
  return entries.slice(-most).map(({ ply, seat, tell }) => ({ ply, seat, text: tell() }))
}

/** “5 5 5”: the dice that leave the throw together. */
function keptBy(before: State, face: string): string {
  return tellDice(face.repeat(shownIn(before, face)))
}

function totalAfter(before: State, face: string): number {
  return (before.turn?.total ?? 0) + pointsOf(face) * shownIn(before, face)
}

function tellKeeps(
  seat: number,
  kept: string[],
  total: number,
  seating: readonly Seated[],
  you: number | null,
): string {
  const me = seat === you ? 'who' : 'nobody'
  return say('web-tell-keeps', { me, name: nameOf(seat, seating, you), dice: kept.join(' · '), total: String(total) })
}

/** A line in its plain and its bold parts. */
export function partsOf(text: string): { text: string; bold: boolean }[] {
  return text
    .split(/[\u2068\u2069]/)
    .map((part, index) => ({ text: part, bold: index % 2 === 1 }))
    .filter((part) => part.text)
}

export function plain(text: string): string {
  return text.replace(/[\u2068\u2069]/g, '')
}
