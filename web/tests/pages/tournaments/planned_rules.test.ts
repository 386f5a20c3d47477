import { expect, test } from 'vitest'
import { tomlOf } from '../../../src/pages/tournaments/planned_rules.svelte.ts'

test('house rules are written as the text that the server reads', () => {
  expect(tomlOf({})).toBe('')
  expect(tomlOf({ minutes: 30, ranking: ['score', 'wins'], points: { '4': [5, 3, '1/2'] }, draw: 'placing' })).toBe(
    'minutes = 30\nranking = ["score","wins"]\ndraw = "placing"\n\n[points]\n4 = [5,3,"1/2"]',
  )
  expect(tomlOf({ stage: [{ tables: 4, advance: 6 }, { rounds: 2 }] })).toBe(
    '[[stage]]\ntables = 4\nadvance = 6\n\n[[stage]]\nrounds = 2',
  )
})
