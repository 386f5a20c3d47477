import { expect, it } from 'vitest'
import { dueIn, fallOf, goldenFacesOf, randomFall } from '../../src/game/dice_at_hand.ts'
import { newCore } from '../engine/core.ts'

const core = newCore()

it('spells dice as they fall, in any order of tapping', () => {
  expect(fallOf(['W', '1', '3'], null)).toBe('dice 13W')
  expect(fallOf([], 'W')).toBe('dice +W')
})

it('knows the faces of the golden die (M5)', () => {
  expect(goldenFacesOf('deluxe')).toEqual(['1', 'W'])
  expect(goldenFacesOf('deluxe golden_die=standard')).toHaveLength(6)
})

it('rolls what is due, golden die and all', () => {
  const game = core.lay('deluxe 11,13,21,23..36 7 22:g/- 0 :9+>')
  const [step] = core.steps(game, 0, 0)
  if (!step) throw new Error()
  expect(dueIn(step.state)).toEqual({ white: 8, golden: true })
  for (let roll = 0; roll < 50; roll++) {
    const fall = randomFall(step.state, game.rules)
    expect(fall).toMatch(/^dice [1-5W]{8}\+[1W]$/)
    expect(core.play(game, [fall])[0]?.state.phase).toBe('keep')
  }
})
