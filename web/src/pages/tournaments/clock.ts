/** The clock of the day: how much of the round is left. */
import type { TournamentDay } from '../../documents/types.ts'

/** Seconds left, 0 once the time is over; null where there is no timer. */
export function secondsLeft({ ends, left }: Pick<TournamentDay, 'ends' | 'left'>, now: number): number | null {
  if (ends !== null) return Math.max(0, Math.ceil(ends - now))
  return left
}

/** 9:05, 1:00:00. */
export function tellLeft(seconds: number): string {
  const parts = [Math.floor(seconds / 3600), Math.floor(seconds / 60) % 60, seconds % 60]
  const shown = parts[0] ? parts : parts.slice(1)
  return shown.map((part, index) => (index ? String(part).padStart(2, '0') : String(part))).join(':')
}
