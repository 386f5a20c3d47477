/** The puzzle of the day: the same for everybody on a date, and how it went on this device. */
import { PUZZLES } from '../engine/generated/layout.ts'
import { keep, recall } from '../keeping.ts'

const KEPT = 'heckmeck-daily'
const DAY = 86_400_000 // milliseconds

/** The last day that was answered, and how many days in a row were solved until then. */
export interface Daily {
  date: string
  right: boolean
  streak: number
}

/** A date as it is where somebody is, `2026-11-19`, and which puzzle of so many is due. */
export function today(now = new Date()): { date: string; number: (count: number) => number } {
  const date = [now.getFullYear(), now.getMonth() + 1, now.getDate()]
    .map((part) => String(part).padStart(2, '0'))
    .join('-')
  return { date, number: (count) => numberOn(date, count) }
}

/** Each puzzle comes once before any comes again (coach/puzzles.py). */
export const numberOn = (date: string, count: number): number => ((dayOf(date) * PUZZLES.stride) % count) + 1

const dayOf = (date: string): number => (Date.parse(date) - Date.parse(PUZZLES.firstDay)) / DAY

export function lastDay(): Daily | null {
  try {
    const kept = JSON.parse(recall(KEPT) ?? 'null') as Partial<Daily> | null
    const { date, right, streak } = kept ?? {}
    return typeof date === 'string' && typeof streak === 'number' ? { date, right: right === true, streak } : null
  } catch {
    return null
  }
}

/** Days in a row, up to today or yesterday. */
export function streakOn(date: string): number {
  const last = lastDay()
  return last && dayOf(date) - dayOf(last.date) <= 1 ? last.streak : 0
}

/** The first answer of a day counts; a day that was missed or not solved ends the row. */
export function rememberDay(date: string, right: boolean): Daily {
  const last = lastDay()
  if (last?.date === date) return last
  const daily = { date, right, streak: right ? streakOn(date) + 1 : 0 }
  keep(KEPT, JSON.stringify(daily))
  return daily
}
