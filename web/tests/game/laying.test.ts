import { readFileSync } from 'node:fs'
import { expect, it } from 'vitest'
import type { Face } from '../../src/game/board.ts'
import {
  atMoment,
  type Draft,
  draftOf,
  layBratworm,
  laySpecialist,
  layTile,
  lineOf,
  onto,
  withDice,
} from '../../src/game/laying.ts'
import { newCore } from '../engine/core.ts'

const core = newCore()
const LINES = readFileSync(`${import.meta.dirname}/../../../tests/vectors/positions.tsv`, 'utf8')
  .trim()
  .split('\n')
  .map((row) => row.split('\t')[2] as string)
const EXAMPLE = 'deluxe 11c,13,21h,24,26,27g,28,29a,30..35,36- 6 22.25:w*1/23/- 0 44WW:1235'

function draftAt(line: string): Draft {
  const game = core.lay(line)
  const [step] = core.steps(game, 0, 0)
  if (!step) throw new Error(line)
  return draftOf(step.state, game.rules, line)
}

/** The table of a new game. */
function begin(rules: string, players: number): Draft {
  const game = { rules, players: [...'ABCDEFG'].slice(0, players), start: 0, moves: [] }
  return draftAt(core.position(game, 0))
}

const read = (draft: Draft): string => core.position(core.lay(lineOf(draft), true), 0)

it('is laid and told again without a loss: every vector', () => {
  for (const line of LINES) expect(read(draftAt(line)), line).toBe(line)
})

it('lays the example of the notation by taps', () => {
  let draft = begin('deluxe', 3)
  for (const [tile, place] of [
    [22, 0],
    [25, 0],
    [23, 1],
    [36, 'down'],
  ] as const)
    draft = layTile(draft, tile, place)
  expect(() => read(draft)).not.toThrow()
  expect(draft.specialists).toMatchObject({ weasel: null, raven: null })
  draft = layBratworm(laySpecialist(draft, 'weasel', { seat: 0 }), 0, 1)
  for (const face of '4W4W') draft = withDice(draft, { kept: [...draft.kept, face as Face] })
  expect(draft.moment).toBe('decide')
  for (const face of '5321') draft = withDice(draft, { table: [...draft.table, face as Face] })
  expect(draft.moment).toBe('keep')
  expect(read(draft)).toBe(EXAMPLE)
})

it('puts back what is tapped again', () => {
  const draft = begin('deluxe', 2)
  const there = layTile(layTile(draft, 30, 1), 31, 'down')
  expect(layTile(layTile(there, 30, 1), 31, 'down')).toEqual(draft)
  const given = laySpecialist(draft, 'hen', { seat: 1 })
  expect(laySpecialist(given, 'hen', { seat: 1 }).specialists['hen']).toBeNull()
  expect(layBratworm(draft, 0, -1)).toBe(draft)
})

it('keeps what fits when the table changes', () => {
  const draft = draftAt(EXAMPLE)
  expect(read(onto(begin('deluxe', 4), draft))).toBe(EXAMPLE.replace('/- 0', '/-/- 0'))
  expect(read(onto(begin('deluxe', 2), draft))).toBe(EXAMPLE.replace('/23/-', '/23'))
  expect(read(onto(begin('classic', 3), draft))).toBe('classic 21,24,26..35,36- 0 22.25/23/- 0 44WW:1235')
  expect(read(onto(begin('deluxe golden_die=standard', 3), draft))).toBe(
    EXAMPLE.replace('deluxe', 'deluxe,golden_die=standard'),
  )
})

it('takes the dice off the table with the moment', () => {
  const draft = draftAt(EXAMPLE)
  expect(read(atMoment(draft, 'decide'))).toBe(EXAMPLE.replace(':1235', ':4'))
  expect(read(atMoment(draft, 'rolling'))).toBe(EXAMPLE.replace(':1235', ':4>'))
  expect(read(atMoment(draft, 'start'))).toBe(EXAMPLE.replace('44WW:1235', '-'))
  expect(lineOf(atMoment(draft, 'over'))).toMatch(/ - -$/)
})

it('leaves it to the engine to say what is wrong', () => {
  const draft = begin('classic', 2)
  const seven = withDice(withDice(draft, { kept: ['4', '4'] }), { table: ['1', '2', '3', '5', 'W'] })
  expect(() => core.lay(lineOf(seven), true)).toThrow('position-number-of-dice (T1)')
})
