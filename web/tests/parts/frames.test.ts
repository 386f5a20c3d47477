import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { inFrames } from '../../src/parts/frames.ts'

const FRAME_MS = 16

beforeEach(() => vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'requestAnimationFrame', 'cancelAnimationFrame'] }))
afterEach(() => vi.useRealTimers())

it('takes one step after each frame, the first one later', () => {
  const taken: string[] = []
  inFrames([() => taken.push('first'), () => taken.push('second')], 500)
  vi.advanceTimersByTime(FRAME_MS + 499)
  expect(taken).toEqual([])
  vi.advanceTimersByTime(1)
  expect(taken).toEqual(['first'])
  vi.advanceTimersByTime(FRAME_MS)
  expect(taken).toEqual(['first', 'second'])
  expect(vi.getTimerCount()).toBe(0)
})

it('stops wherever it is', () => {
  for (let ticks = 0; ticks < 5; ticks++) {
    const taken: number[] = []
    const stop = inFrames([1, 2, 3].map((step) => () => taken.push(step)))
    for (let left = ticks; left; left--) vi.advanceTimersToNextTimer()
    stop()
    const before = taken.length
    vi.runAllTimers()
    expect(taken).toHaveLength(before)
  }
})
