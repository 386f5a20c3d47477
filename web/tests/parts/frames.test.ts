import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { inFrames } from '../../src/parts/frames.ts'

const FRAME_MS = 16

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'requestAnimationFrame', 'cancelAnimationFrame'] })
  vi.advanceTimersByTime(1) // between two frames
})
afterEach(() => vi.useRealTimers())

it('takes one step after each frame, the first one later', () => {
  const taken: string[] = []
  inFrames([() => taken.push('first'), () => taken.push('second')], 500)
  vi.advanceTimersByTime(500)
  expect(taken).toEqual([])
  vi.advanceTimersByTime(FRAME_MS)
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

it('never takes two steps in one frame, whoever wanted them', () => {
  const taken: string[] = []
  inFrames([() => taken.push('a1'), () => taken.push('a2')])
  const stop = inFrames([() => taken.push('never')])
  inFrames([() => taken.push('b1'), () => taken.push('b2')])
  stop()
  for (let frames = 1; frames <= 4; frames++) {
    vi.advanceTimersByTime(FRAME_MS)
    expect(taken).toHaveLength(frames)
  }
  expect(taken).toEqual(['a1', 'b1', 'a2', 'b2'])
})

it('goes on when a step fails', () => {
  const taken: string[] = []
  inFrames([
    () => {
      throw new Error('of a step')
    },
  ])
  inFrames([() => taken.push('next')])
  expect(() => vi.advanceTimersByTime(FRAME_MS)).toThrow('of a step')
  vi.advanceTimersByTime(FRAME_MS)
  expect(taken).toEqual(['next'])
})
