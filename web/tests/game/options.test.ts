import { beforeAll, expect, it } from 'vitest'
import type { JudgedOption } from '../../src/engine/advice.ts'
import { nextThrowFails, tellFail, tellWormsOf } from '../../src/game/options.ts'
import { words } from '../../src/words/words.svelte.ts'
import { newCore } from '../engine/core.ts'

beforeAll(() => words.start())
const core = newCore()
const outlookAt = (line: string) => core.steps(core.lay(line), 0, 0)[0]?.outlook ?? null
const option = (move: string, fail: number, worms = 0) => ({ move, fail, worms }) as JudgedOption

it('tells the next throw from the whole turn', () => {
  const decide = outlookAt('classic 21..36 0 -/- 0 1234W:3')
  expect(nextThrowFails('roll', decide)).toBeCloseTo((5 / 6) ** 3) // all but 5 is used
  expect(nextThrowFails('stop', decide)).toBeNull()
  expect(tellFail(option('roll', 0.9), decide)).toBe('Fails: next throw 58%, whole turn 90%')
  const keep = outlookAt('classic 21..36 0 -/- 0 234W:5555')
  expect(nextThrowFails('keep 5', keep)).toBeNull() // no die is left to throw
  expect(tellFail(option('keep 5', 0), keep)).toBe('Fails: whole turn 0%')
})

it('knows what cannot fail any longer', () => {
  expect(tellFail(option('put back hen', 0), null)).toBe('')
  expect(tellFail(option('take 25', 0), null)).toBe('')
})

it('signs the worms, but not what rounds to nothing', () => {
  expect(tellWormsOf(option('stop', 0, 1.25))).toBe('Worms: +1.3')
  expect(tellWormsOf(option('stop', 0, -2))).toBe('Worms: −2.0')
  expect(tellWormsOf(option('stop', 0, -0.04))).toBe('Worms: 0.0')
})
