import { describe, expect, it } from 'vitest'
import { dueIn, paged } from '../../../src/pages/tournaments/state.ts'
import type { TournamentView } from '../../../src/documents/types.ts'

const people = (count: number) => Array.from({ length: count }, (_, index) => ({ number: index + 1, gone: false }))
const table = (number: number, complete: boolean, live: string | null = null) => ({
  table: number,
  complete,
  live,
  seats: [],
})
const view = (more: object) =>
  ({ phase: 'registration', participants: people(8), stages: [], plan: [], ...more }) as unknown as TournamentView
const stage = (rounds: object[][], planned = 1) => ({
  plan: { rounds: planned },
  rounds: rounds.map((tables, index) => ({ round: index + 1, tables })),
})

describe('the next thing to do', () => {
  it('is to find two people, then to draw', () => {
    expect(dueIn(view({ participants: people(1) })).kind).toBe('names')
    expect(dueIn(view({})).kind).toBe('draw')
  })
  it('is the first table without a result; live tables enter theirs', () => {
    const tables = [table(1, true), table(2, false, 'abc'), table(3, false)]
    expect(dueIn(view({ phase: 'playing', stages: [stage([tables])] }))).toMatchObject({
      kind: 'result',
      table: { table: 3 },
    })
    expect(dueIn(view({ phase: 'playing', stages: [stage([tables.slice(0, 2)])] }))).toMatchObject({
      kind: 'wait',
      tables: [{ table: 2 }],
    })
  })
  it('is the next round, then the next stage, then nothing', () => {
    const plan = [{ kind: 'preliminary' }, { kind: 'final', participants: 6 }]
    expect(dueIn(view({ phase: 'draw', plan, stages: [stage([[table(1, true)]], 2)] }))).toEqual({
      kind: 'round',
      round: 2,
    })
    expect(dueIn(view({ phase: 'draw', plan, stages: [stage([[table(1, true)]])] }))).toMatchObject({
      kind: 'stage',
      plan: { kind: 'final' },
    })
    expect(dueIn(view({ phase: 'over', plan, stages: [stage([[table(1, true)]])] })).kind).toBe('over')
  })
})

it('cuts lists into even pages and loses nobody', () => {
  expect(paged([1, 2, 3, 4, 5, 6], 5)).toEqual([
    [1, 2, 3],
    [4, 5, 6],
  ])
  expect(paged([], 5)).toEqual([[]])
})
