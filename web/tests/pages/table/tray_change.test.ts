import { afterEach, beforeEach, expect, it, vi } from 'vitest'

vi.stubGlobal('matchMedia', () => ({ matches: false, addEventListener: () => undefined, removeEventListener: () => undefined }))
const { TrayChange } = await import('../../../src/pages/table/tray_change.svelte.ts')
const HEIGHT = 300

beforeEach(() => vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'requestAnimationFrame', 'cancelAnimationFrame'] }))
afterEach(() => vi.useRealTimers())

function tray(): HTMLElement {
  const element = document.createElement('section')
  element.innerHTML = '<button>Stop</button>'
  Object.defineProperty(element, 'offsetHeight', { value: HEIGHT })
  document.body.replaceChildren(element)
  return element
}

/** What is shown after each change, until nothing changes any more. */
function shownFrom(change: InstanceType<typeof TrayChange>): [boolean, number | null][] {
  const seen: [boolean, number | null][] = []
  for (let left = 100; left && vi.getTimerCount(); left--) {
    vi.advanceTimersToNextTimer()
    const [isAtHand, room] = seen.at(-1) ?? []
    if (change.isAtHand !== isAtHand || change.room !== room) seen.push([change.isAtHand, change.room])
  }
  return seen
}

it('shrinks after everything else, in a box that keeps its height, and lets go of the focus', () => {
  const element = tray()
  element.querySelector('button')?.focus()
  const change = new TrayChange(true, () => element)
  change.follow(false)
  expect(shownFrom(change)).toEqual([[true, null], [true, HEIGHT], [false, HEIGHT], [false, null]])
  expect(document.activeElement).toBe(document.body)
})

it('makes room before it comes back', () => {
  const change = new TrayChange(true, tray)
  change.follow(false)
  shownFrom(change)
  change.follow(true)
  expect(shownFrom(change)).toEqual([[false, null], [false, HEIGHT], [true, HEIGHT], [true, null]])
})

it('stays where the turn comes back at once', () => {
  const change = new TrayChange(true, tray)
  change.follow(false)?.()
  expect(change.follow(true)).toBeUndefined()
  expect(vi.getTimerCount()).toBe(0)
  expect([change.isAtHand, change.room]).toEqual([true, null])
})

it('never keeps the room, whenever the turn changes', () => {
  for (let ticks = 0; ticks < 12; ticks++) {
    const change = new TrayChange(true, tray)
    const stop = change.follow(false)
    for (let left = ticks; left && vi.getTimerCount(); left--) vi.advanceTimersToNextTimer()
    stop?.()
    change.follow(true)
    shownFrom(change)
    expect([change.isAtHand, change.room]).toEqual([true, null])
  }
})
