import { expect, it } from 'vitest'
import { analysisFrom, named, queryOf, wantedIn } from '../../src/game/analysis_link.ts'

const LINE = 'deluxe 11c,13,21h,24,26,27g,28,29a,30..35,36- 6 22.25:w*1/23/- 0 44WW:3+~'

it('holds a line and names, and gives them back', () => {
  expect(wantedIn(queryOf(LINE, ['A', 'B', 'C']))).toEqual({ kind: 'line', line: LINE, names: null })
  const names = ['Anna Lena', 'Бен & Co', 'C']
  expect(wantedIn(queryOf(LINE, names))).toEqual({ kind: 'line', line: LINE, names })
})

it('knows where a position comes from', () => {
  const link = (text: string) => wantedIn(text.slice(text.indexOf('?')))
  expect(link(analysisFrom('here-12ab', 40))).toEqual({ kind: 'table', id: 'here-12ab', ply: 40 })
  expect(link(analysisFrom(null, 3))).toEqual({ kind: 'record', ply: 3 })
  expect(wantedIn('')).toEqual({ kind: 'nothing' })
})

it('names the seats that have names', () => {
  const game = { rules: 'classic', players: ['A', 'B', 'C'], start: 0, moves: [] }
  expect(named(game, ['Anna', 'Ben']).players).toEqual(['Anna', 'Ben', 'C'])
  expect(named(game, null)).toEqual(game)
})
