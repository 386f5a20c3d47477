import { beforeAll, describe, expect, it } from 'vitest'
import type { JudgedOption } from '../../src/engine/engine.ts'
import { tellLikely, tellWhy } from '../../src/game/reasons.ts'
import { words } from '../../src/words/words.svelte.ts'
import { stateOf } from './states.ts'

beforeAll(() => words.start())

const NAMES = ['Anna', 'Ben']
const state = stateOf()
const option = (move: string, win: number, parts: Partial<JudgedOption> = {}): JudgedOption => ({
  ...{ move, win, loss: 0, fail: 0.25, worms: 1.5, steals: 0.1, ends: 0, likely: null, reason: 'position' },
  ...parts,
})

describe('why', () => {
  const best = option('keep W', 0.5, { reason: 'safer-and-richer', fail: 0.1, worms: 2 })
  const next = option('keep 4', 0.45, { reason: 'safer-and-richer', worms: -0.04 })
  const options = [best, next]

  it('compares the best with the next, and every other with the best', () => {
    expect(tellWhy(options, best, state, NAMES)).toBe(
      'It fails less often than “set aside the 4” (10% against 25%) and brings more worms on average (2.0 against 0.0).',
    )
    expect(tellWhy(options, next, state, NAMES)).toBe(
      'It fails more often than “set aside the worms” (25% against 10%) and brings fewer worms on average (0.0 against 2.0).',
    )
  })

  it('says that there is nothing else, or that another is as good', () => {
    expect(tellWhy([best], best, state, NAMES)).toBe('There is nothing else to do.')
    const equal = [option('keep W', 0.5, { reason: 'equal' }), option('keep 4', 0.5, { reason: 'equal' })]
    for (const [index, other] of ['set aside the 4', 'set aside the worms'].entries())
      expect(tellWhy(equal, equal[index] as JudgedOption, state, NAMES)).toBe(
        `It makes no difference: “${other}” is as good.`,
      )
  })

  it.each(['must-fail', 'ends', 'lasts', 'cannot-fail', 'safer', 'richer', 'more-worms', 'steals', 'position'])(
    'has a sentence for %s, both ways',
    (reason) => {
      const two = [option('keep W', 0.5, { reason }), option('keep 4', 0.4, { reason, worms: -2.04 })]
      for (const one of two) expect(tellWhy(two, one, state, NAMES)).toMatch(/^[A-Z“].*\.$/)
    },
  )

  it('writes a minus sign, not a hyphen', () => {
    const two = [option('keep W', 0.5, { reason: 'richer' }), option('keep 4', 0.4, { worms: -2.04 })]
    expect(tellWhy(two, two[0] as JudgedOption, state, NAMES)).toContain('−2.0 with')
  })
})

describe('what is likely', () => {
  const likely = (tile: number): string =>
    tellLikely(option('stop', 0.5, { likely: { tile, chance: 0.4 } }), taken, NAMES)
  const grill = { ...state.grill }
  delete grill['25']
  const ben = { name: 'Ben', stack: [25], bratworms: 0, specialist: null, worms: 2 }
  const taken = stateOf({ grill, players: [...state.players.slice(0, 1), ben] })

  it('is a tile, a steal, the hen or a failure', () => {
    expect(likely(0)).toBe('fails (40%)')
    expect(likely(26)).toBe('takes 26 (40%)')
    expect(likely(25)).toBe('steals 25 from Ben (40%)')
    taken.players[1] = { ...ben, specialist: 'hen' }
    expect(likely(25)).toBe('takes the hen from Ben (40%)')
    expect(tellLikely(option('stop', 0.5), taken, NAMES)).toBe('')
  })
})
