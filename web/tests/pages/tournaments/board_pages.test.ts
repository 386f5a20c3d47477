import { describe, expect, it } from 'vitest'
import type { TournamentView } from '../../../src/documents/types.ts'
import { boardPages, secondsOf } from '../../../src/pages/tournaments/board_pages.ts'
import { secondsLeft, tellLeft } from '../../../src/pages/tournaments/clock.ts'

/** A tournament in its first round, so many at tables of six. */
function playing(count: number, done = 0): TournamentView {
  const numbers = Array.from({ length: count }, (_, index) => index + 1)
  const tables = Array.from({ length: Math.ceil(count / 6) }, (_, index) => ({
    table: index + 1,
    complete: index < done,
    seats: numbers.slice(index * 6, index * 6 + 6).map((player) => ({ player, game: index < done ? {} : null })),
  }))
  return {
    phase: 'playing',
    participants: numbers.map((number) => ({
      number,
      name: `P${String(count - number).padStart(4, '0')}`,
      gone: false,
      seat: { table: Math.ceil(number / 6) },
    })),
    standings: numbers.map((number) => ({ number, rank: number })),
    stages: [{ rounds: [{ round: 1, tables }] }],
  } as unknown as TournamentView
}

describe('the pages of the board', () => {
  it('show 200 people within a minute, names and standings', () => {
    const pages = boardPages(playing(200, 34), 'en')
    expect(pages.length * secondsOf(pages.length)).toBeLessThanOrEqual(60)
    const named = pages.flatMap((page) => (page.kind === 'seats' ? page.people.map(({ name }) => name) : []))
    expect(named).toHaveLength(200)
    expect(named).toEqual(named.toSorted())
    expect(pages.flatMap((page) => (page.kind === 'standings' ? page.lines : []))).toHaveLength(200)
  })

  it('know the line above each page of the standings', () => {
    const standings = boardPages(playing(100, 17), 'en').filter((page) => page.kind === 'standings')
    expect(standings.map((page) => page.above?.rank)).toEqual([undefined, 34, 68])
  })

  it('show few tables as tables, first of all', () => {
    expect(boardPages(playing(18), 'en').map((page) => page.kind)).toEqual(['tables'])
    expect(boardPages(playing(30, 1), 'en').map((page) => page.kind)).toEqual(['tables', 'seats', 'standings'])
  })

  it('stay long enough to be read', () => {
    expect([1, 5, 10, 12, 40].map(secondsOf)).toEqual([12, 12, 6, 5, 5])
  })
})

describe('the clock of the round', () => {
  it('counts down to nothing, and stands while it is paused', () => {
    expect(secondsLeft({ ends: 1000, left: null }, 939.2)).toBe(61)
    expect(secondsLeft({ ends: 1000, left: null }, 1003)).toBe(0)
    expect(secondsLeft({ ends: null, left: 90 }, 5)).toBe(90)
    expect(secondsLeft({ ends: null, left: null }, 5)).toBeNull()
  })

  it('is told in minutes, and in hours where there are any', () => {
    expect([5, 61, 3600, 3725].map(tellLeft)).toEqual(['0:05', '1:01', '1:00:00', '1:02:05'])
  })
})
