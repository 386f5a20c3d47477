import { expect, it } from 'vitest'
import { isDeadRoll, deadRoll } from '../../src/tables/dead_roll.ts'
import type { Turn } from '../../src/documents/types.ts'
import { stateOf } from '../game/states.ts'

const turn: Turn = {
  roll: null,
  golden: null,
  kept: { '3': 2, W: 1 },
  dice_left: 2,
  golden_left: false,
  total: 11,
  weasel_used: false,
}
const rolling = stateOf({ ply: 9, move: 'roll', phase: 'rolling', legal: [], turn })

it('a throw that ends the turn lies there as it was thrown (T3)', () => {
  const next = stateOf({
    ply: 10,
    move: 'dice 3W',
    phase: 'rolling',
    seat: 1,
    legal: [],
    turn: { ...turn, kept: {}, dice_left: 8, total: 0 },
  })
  const shown = deadRoll(rolling, next)
  expect(shown).toMatchObject({
    ply: 9.5,
    seat: 0,
    phase: 'rolling',
    legal: [],
    turn: { roll: '3W', golden: null, kept: turn.kept },
  })
  expect(shown && isDeadRoll(shown)).toBe(true)
  expect(shown && deadRoll(shown, next)).toBeNull()
})

it('with the golden die, and where the game ends with it', () => {
  const over = stateOf({ ply: 10, move: 'dice 3+W', phase: 'over', seat: null, legal: [], turn: null })
  expect(deadRoll(rolling, over)?.turn).toMatchObject({ roll: '3', golden: 'W' })
})

it('no other step is a dead roll', () => {
  expect(deadRoll(rolling, stateOf({ ply: 10, move: 'dice 12', phase: 'keep' }))).toBeNull()
  expect(deadRoll(stateOf({ phase: 'decide' }), stateOf({ move: 'stop', phase: 'rolling', seat: 1, turn }))).toBeNull()
  expect(isDeadRoll(rolling)).toBe(false)
})
