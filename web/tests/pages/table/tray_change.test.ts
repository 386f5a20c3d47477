import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { TrayChange } from '../../../src/pages/table/tray_change.svelte.ts'

beforeEach(() =>
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'requestAnimationFrame', 'cancelAnimationFrame'] }),
)
afterEach(() => vi.useRealTimers())

function tray(): HTMLElement {
  const element = document.createElement('section')
  element.innerHTML = '<button>Stop</button>'
  document.body.replaceChildren(element)
  return element
}

const changing = (isAtHand: boolean): TrayChange => new TrayChange(isAtHand, tray, () => undefined)

/** What is shown after each change, until nothing changes any more: which tray lies there, whether the other one comes, how much of it. */
function shownFrom(change: TrayChange): boolean[][] {
  const seen: boolean[][] = [[change.isAtHand, change.isComing, change.isWhole]]
  while (vi.getTimerCount()) {
    vi.advanceTimersToNextTimer()
    const now = [change.isAtHand, change.isComing, change.isWhole]
    if (String(now) !== String(seen.at(-1))) seen.push(now)
  }
  return seen
}

it('builds the tray at hand in two parts under the other one, then changes once (player 2)', () => {
  const change = changing(false)
  change.change(true)
  expect(shownFrom(change)).toEqual([
    [false, false, true],
    [false, true, false],
    [false, true, true],
    [true, false, true],
  ])
})

it('changes back at once, once everything has arrived, and lets go of the focus', () => {
  const element = tray()
  element.querySelector('button')?.focus()
  const told: string[] = []
  const change = new TrayChange(
    true,
    () => element,
    () => told.push(`arrives, ${change.isAtHand ? 'mine' : 'other'} lies there`),
  )
  change.change(false, () => told.push(`goes on, ${change.isAtHand ? 'mine' : 'other'} lies there`))
  expect(shownFrom(change)).toEqual([
    [true, false, true],
    [true, true, true],
    [false, false, true],
  ])
  expect(told).toEqual(['arrives, mine lies there', 'goes on, other lies there'])
  expect(document.activeElement).toBe(document.body)
})

it('goes on at once where the tray stays', () => {
  const then = vi.fn()
  changing(true).change(true, then)
  expect(then).toHaveBeenCalledOnce()
  expect(vi.getTimerCount()).toBe(0)
})

it('shows the right tray, and nothing half built, whenever the turn changes back', () => {
  for (const isAtHand of [true, false])
    for (let ticks = 0; ticks < 12; ticks++) {
      const change = changing(isAtHand)
      change.change(!isAtHand)
      for (let left = ticks; left && vi.getTimerCount(); left--) vi.advanceTimersToNextTimer()
      change.change(isAtHand)
      shownFrom(change)
      expect([change.isAtHand, change.isComing, change.isWhole]).toEqual([isAtHand, false, true])
    }
})
