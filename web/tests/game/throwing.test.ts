import { expect, it } from 'vitest'
import { trayPhase } from '../../src/game/preview.ts'
import { stateOf } from './states.ts'

const turn = { roll: null, golden: null, kept: {}, dice_left: 8, golden_left: false, total: 0, weasel_used: false }
const waiting = stateOf({ phase: 'rolling', move: 'stop', legal: [], turn })

it('the dice that begin a turn wait for a hand where somebody here throws (player 9)', () => {
  expect(trayPhase(waiting, [0], true)).toBe('throw')
  expect(trayPhase({ ...waiting, ply: 0, move: null }, [0], true)).toBe('throw')
  expect(trayPhase(waiting, [0], false)).toBe('rolling')
  expect(trayPhase(waiting, [1], true)).toBe('watch')
})

it.each(['roll', 'roll golden', 'weasel'])('after the decision to %s they fall by themselves', (move) => {
  expect(trayPhase({ ...waiting, move }, [0], true)).toBe('rolling')
})
