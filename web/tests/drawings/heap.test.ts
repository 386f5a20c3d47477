import { describe, expect, it } from 'vitest'
import { heapOf, pairs } from '../../src/drawings/heap.ts'

describe('the worms of a tile', () => {
  it('lie side by side in a row', () => {
    const { width, height, worms } = heapOf([3])
    expect(height).toBe(16)
    expect(worms.map(({ y }) => y)).toEqual([0, 0, 0])
    expect(worms[0]?.x).toBe(0)
    expect((worms[2]?.x ?? 0) + 24).toBe(width)
  })
  it('are centred in a shorter row', () => {
    const { width, worms } = heapOf(pairs(3))
    expect(worms[2]).toEqual({ x: (width - 24) / 2, y: 17.5 })
  })
  it('make pairs', () => {
    expect([1, 2, 3, 4, 5].map(pairs)).toEqual([[1], [2], [2, 1], [2, 2], [2, 2, 1]])
  })
})
