import { beforeEach, expect, it } from 'vitest'
import { lastDay, numberOn, rememberDay, streakOn, today } from '../../src/game/daily.ts'

beforeEach(() => localStorage.clear())

it('is the same for everybody on a date, and no puzzle comes twice before all have come', () => {
  const days = Array.from({ length: 304 }, (_, day) => new Date(Date.UTC(2026, 9, 1 + day)).toISOString().slice(0, 10))
  expect(new Set(days.map((date) => numberOn(date, 304))).size).toBe(304)
  expect(numberOn('2026-01-01', 304)).toBe(1)
  expect(numberOn('2026-11-19', 304)).toBe(103) // as coach/puzzles.py has it
  const evening = today(new Date(2026, 10, 19, 23, 59))
  expect(evening.date).toBe('2026-11-19')
  expect(evening.number(304)).toBe(103)
})

it('counts days in a row; a day that is missed or not solved ends them', () => {
  expect(streakOn('2026-11-19')).toBe(0)
  expect(rememberDay('2026-11-19', true).streak).toBe(1)
  expect(rememberDay('2026-11-19', false).streak).toBe(1) // the first answer counts
  expect(rememberDay('2026-11-20', true).streak).toBe(2)
  expect(streakOn('2026-11-21')).toBe(2)
  expect(streakOn('2026-11-22')).toBe(0)
  expect(rememberDay('2026-11-22', true).streak).toBe(1)
  expect(rememberDay('2026-11-23', false).streak).toBe(0)
  expect(lastDay()).toEqual({ date: '2026-11-23', right: false, streak: 0 })
  localStorage.setItem('heckmeck-daily', '{"date"')
  expect(lastDay()).toBeNull()
})
