import type { Happening, Outlook, State, TableView, Told } from '../documents/types.ts'

/** A turn that has just ended: the position before its last step, and the result. */
export interface EndedTurn {
  before: State
  outlook: Outlook | null
  events: Happening[]
}

const TAKEN_MS = 650 // until the tile has arrived
const FAILED_MS = 1600 // to read it, while a tile goes home and another is turned over
const OVER_MS = 1600

export const PACES = ['1x', '3x', 'skip'] as const
const SPEED = { '1x': 1, '3x': 3, skip: Infinity }

/** How many times as fast as usual a seat's turns are shown: only bots can be hurried. */
export function speedOf(table: TableView, seat: number | null): number {
  const player = table.seats.find((one) => one.seat === seat)
  return player && (player.bot !== null || player.away) ? SPEED[table.pace] : 1
}

/** Whether all people at the table are at this device: they may hurry the server's bots. */
export function isAlone(table: TableView, yours: readonly number[]): boolean {
  return yours.length > 0 && table.seats.every(({ seat, bot }) => bot !== null || yours.includes(seat))
}

/** The turn that a step has ended; null where the turn continues. */
export function endedBy(before: State, outlook: Outlook | null, step: Told): EndedTurn | null {
  return before.seat === step.state.seat ? null : { before, outlook, events: step.events ?? [] }
}

export function hasFailed({ events }: EndedTurn): boolean {
  return events.some(({ kind }) => kind.startsWith('fails-'))
}

/** How long people look at the end of a turn. */
export function lookAt(ended: EndedTurn, after: State): number {
  return after.phase === 'over' ? OVER_MS : hasFailed(ended) ? FAILED_MS : TAKEN_MS
}
