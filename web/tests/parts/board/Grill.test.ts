import { cleanup, fireEvent, render, screen } from '@testing-library/svelte'
import { afterEach, beforeAll, beforeEach, expect, it, vi } from 'vitest'
import Grill from '../../../src/parts/board/Grill.svelte'
import { words } from '../../../src/words/words.svelte.ts'
import { stateOf } from '../../game/states.ts'

const state = stateOf()
const hint = (): string | null => document.querySelector('.hint')?.textContent ?? null
const tap = (tile: number) => fireEvent.click(screen.getByLabelText(new RegExp(`\\b${tile},`)))

beforeAll(() => words.start())
beforeEach(() => void vi.useFakeTimers())
afterEach(() => {
  cleanup()
  vi.useRealTimers()
})

it('says what a tapped tile is, until it is tapped again', async () => {
  render(Grill, { state, seating: [] })
  await tap(26)
  expect(hint()).toContain('26')
  await tap(30)
  expect(hint()).toContain('30')
  await tap(30)
  expect(hint()).toBeNull()
})

it('closes the hint with a second tap also when the chances came meanwhile', async () => {
  const { rerender } = render(Grill, { state, seating: [], reach: [26] })
  await tap(26)
  await rerender({ odds: { 26: 0.4 } })
  expect(screen.getByLabelText(/26,.*40/)).toBeTruthy()
  expect(hint()).toContain('26')
  await tap(26)
  expect(hint()).toBeNull()
})

it('lets a hint go after a while, and with the next step', async () => {
  const { rerender } = render(Grill, { state, seating: [] })
  await tap(26)
  await vi.advanceTimersByTimeAsync(6000)
  expect(hint()).toBeNull()
  await tap(26)
  await rerender({ state: stateOf({ ply: 8 }) })
  expect(hint()).toBeNull()
})

it('says what a Specialist does, on its tile and with its owner', async () => {
  render(Grill, { state: stateOf({ specialists: { weasel: { tile: 25 } } }), seating: [] })
  await tap(25)
  expect(hint()).toContain('Once a turn, you may re-roll the dice.')
  const owned = document.body.appendChild(document.createElement('span'))
  owned.dataset['owned'] = 'apple'
  owned.setAttribute('aria-label', 'apple')
  await fireEvent.click(owned)
  expect(hint()).toBe('apple. Three worms at the end.')
  await fireEvent.click(document.body)
  expect(hint()).toBeNull()
  owned.remove()
})
