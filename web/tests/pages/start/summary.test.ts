import { beforeAll, expect, it } from 'vitest'
import { firstForm } from '../../../src/game/table_form.ts'
import { summaryOf } from '../../../src/pages/start/summary.ts'
import { words } from '../../../src/words/words.svelte.ts'

beforeAll(() => words.start())

const summaryWith = (max_turns: string): string =>
  summaryOf({ ...firstForm('Ben'), rules: { preset: 'classic', options: { max_turns } } })

it('tells the most turns', () => expect(summaryWith('40')).toContain('40'))
it.each(['20 turns', 'abc'])('says nothing of %j as the most turns', (typed) => {
  expect(summaryWith(typed)).toBe(summaryWith('none'))
})
