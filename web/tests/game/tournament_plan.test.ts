import { expect, it } from 'vitest'
import { planOf } from '../../src/game/tournament_plan.ts'
import type { TournamentStagePlan } from '../../src/server/types.ts'
import plans from './plans.json'

/** As the fixture writes it: kind, participants, rounds, tables by size, who advances. */
function line(stage: TournamentStagePlan): string {
  const sizes = [...new Set(stage.tables)].map(
    (size) => `${stage.tables.filter((other) => other === size).length}x${size}`,
  )
  return [
    stage.kind,
    stage.participants,
    stage.rounds,
    sizes.join('+'),
    stage.firsts,
    stage.seconds,
    stage.thirds,
    stage.advance,
  ].join(' ')
}

it('foretells what the server plans (R6, R7)', () => {
  for (const { participants, rounds, tableSize, stages } of plans)
    expect(
      planOf(participants, { rounds, tableSize }).map(line),
      `${participants}, ${rounds} rounds, tables of ${tableSize}`,
    ).toEqual(stages)
})

it('has no plan for fewer than two or too many', () => {
  expect(planOf(1, { rounds: 1, tableSize: null })).toEqual([])
  expect(planOf(3001, { rounds: 1, tableSize: null })).toEqual([])
})
