import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { TurnCall } from '../../../src/pages/table/turn_call.ts'
import { settings } from '../../../src/settings.svelte.ts'
import { stateOf } from '../../game/states.ts'

const vibrate = vi.fn()

beforeEach(() => {
  vibrate.mockClear()
  Object.defineProperty(navigator, 'vibrate', { value: vibrate, configurable: true })
})
afterEach(() => settings.turn('vibration', true))

it('calls when others have played, once, and not whoever opens the page at their turn', () => {
  const call = new TurnCall()
  call.follow(stateOf({ seat: 0 }), [0])
  expect(vibrate).not.toHaveBeenCalled()
  call.follow(stateOf({ seat: 1 }), [0])
  call.follow(stateOf({ seat: 0 }), [0])
  call.follow(stateOf({ seat: 0, ply: 9 }), [0])
  expect(vibrate).toHaveBeenCalledTimes(1)
})

it('does not call the next person at a shared device', () => {
  const call = new TurnCall()
  for (const seat of [0, 1, 0]) call.follow(stateOf({ seat }), [0, 1])
  expect(vibrate).not.toHaveBeenCalled()
})

it('does not buzz where that is not wanted', () => {
  settings.turn('vibration', false)
  const call = new TurnCall()
  for (const seat of [1, 0]) call.follow(stateOf({ seat }), [0])
  expect(vibrate).not.toHaveBeenCalled()
})
