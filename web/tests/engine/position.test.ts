import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import type { State } from '../../src/documents/types.ts'
import { refusalInWords } from '../../src/engine/in_words.ts'
import type { EngineRefusal } from '../../src/engine/refusal.ts'
import { newCore } from './core.ts'
import { GAMES, recordOf } from './vectors.ts'

const core = newCore()
const LINES = readFileSync(`${import.meta.dirname}/../../../tests/vectors/positions.tsv`, 'utf8')
  .trim()
  .split('\n')
  .map((row) => row.split('\t') as [string, string, string])
const EXAMPLE = 'deluxe 11c,13,21h,24,26,27g,28,29a,30..35,36- 6 22.25:w*1/23/- 0 44WW:1235'

/** The state document without what a position does not have: names and ply (P7). */
function nameless(state: State | undefined): object {
  const players = state?.players.map((player) => ({ ...player, name: '' }))
  return { ...state, players, ply: 0, move: null }
}

describe('every vector', () => {
  it.each(GAMES)('%s: line, game and line again, with the same decisions (P8)', (name) => {
    const rows = LINES.filter(([file]) => file === `${name}.heck`)
    const game = core.read(recordOf(name))
    for (const [, ply, line] of rows) {
      expect(core.position(game, Number(ply))).toBe(line)
      const laid = core.lay(line)
      expect(core.position(laid, 0)).toBe(line)
      const [was] = core.steps(game, Number(ply), Number(ply))
      const [is] = core.steps(laid, 0, 0)
      expect(nameless(is?.state), line).toEqual(nameless(was?.state))
      expect(is?.outlook, line).toEqual(was?.outlook)
    }
  })
})

it('plays on from a position, and has no record of it (P7)', () => {
  const game = core.lay(EXAMPLE)
  expect(game).toMatchObject({ rules: 'deluxe', players: ['A', 'B', 'C'], start: 0, origin: EXAMPLE })
  const played = core.play(game, ['keep 5', 'stop'])
  expect(played.map(({ events }) => events.map(({ kind }) => kind))).toEqual([[], ['steals']])
  expect(() => core.write(game)).toThrow(/record-of-a-position/)
  expect(() => core.steps({ ...game, players: ['Anna', 'Ben'] }, 0, 0)).toThrow(/seats-do-not-fit/)
})

it('is the game itself where nothing has happened yet', () => {
  const game = core.lay('deluxe 11c,13,21h,22,23r,24,25w,26,27g,28,29a,30..36 7 -/-/- 2 -')
  expect(game).toEqual({ rules: 'deluxe', players: ['A', 'B', 'C'], start: 2, moves: [] })
  expect(core.write(game).head).toEqual(['heckmeck 1', 'rules deluxe', 'players A, B, C', 'start C'])
})

it('takes pieces in any order from fingers, but only our spelling from people (P8)', () => {
  const tapped = 'classic 36,21,22,23,26,27,28,29,30,31,32,33,34,35-,24 0 -/25 1 -'
  expect(core.position(core.lay(tapped, true), 0)).toBe('classic 21..24,26..34,35-,36 0 -/25 1 -')
  expect(() => core.lay(tapped)).toThrow('position-spelling (P2)')
})

it('refuses with field and clause what cannot be', () => {
  const refusalOf = (line: string): string => {
    try {
      core.lay(line)
    } catch (error) {
      const { reason, clause, details } = error as EngineRefusal
      return `${details['field']}: ${reason} (${clause}) ${details['tile'] ?? ''}`.trim()
    }
    return ''
  }
  expect(refusalOf('classic 21..36 0 21/- 0 -')).toBe('STACKS: position-tile-twice (M1) 21')
  expect(refusalOf('classic 22..36 0 -/- 0 -')).toMatch('GRILL: position-tile-missing (M1) 21')
  expect(refusalOf('classic 21..36 0 -/- 0 44:445555')).toBe('')
  expect(refusalOf('classic 21..36 0 -/- 0 44:444444')).toMatch('TURN: position-dead-roll (T3)')
  expect(refusalOf('russisch 21..36 0 -/- 0 -')).toBe('RULES: unknown-preset (P1)')
  expect(refusalOf('classic 21..36 0 -/- 0')).toBe('TURN: position-field-missing (P6)')
  expect(
    refusalInWords({ reason: 'x', clause: 'P1', details: { field: 'RULES' } } as unknown as EngineRefusal).text,
  ).toBe('RULES: refused-x (P1)')
})
