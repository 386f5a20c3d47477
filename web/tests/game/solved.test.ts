import { beforeEach, describe, expect, it } from 'vitest'
import { PUZZLES } from '../../src/engine/generated/layout.ts'
import { easiestFirst, nextPuzzle, ownRating, remember, solved } from '../../src/game/solved.ts'

beforeEach(() => localStorage.clear())
const rated = (number: number, rating: number = PUZZLES.beginner) => ({ number, rating })

describe('what was solved on this device', () => {
  it('is remembered, and the first answer counts', () => {
    remember(rated(3), false)
    remember(rated(3), true)
    remember(rated(7), true)
    expect(solved()).toEqual({ 3: 'wrong', 7: 'right' })
  })
  it('is nothing where the storage holds nonsense', () => {
    for (const nonsense of ['{"3":', 'null']) {
      localStorage.setItem('heckmeck-puzzles-2', nonsense)
      expect(solved()).toEqual({})
    }
  })
  it('moves the own rating, more by what nobody expected, and by the first answer alone', () => {
    expect(ownRating()).toBe(PUZZLES.beginner)
    remember(rated(1), true)
    expect(ownRating()).toBe(PUZZLES.beginner + 20)
    remember(rated(1), true)
    remember(rated(2, 2000), false)
    expect(ownRating()).toBe(PUZZLES.beginner + 20)
    remember(rated(3, 2000), true)
    expect(ownRating()).toBe(PUZZLES.beginner + 60)
  })
})

describe('the next puzzle', () => {
  it('was not tried yet, from here on and round', () => {
    expect(nextPuzzle(0, [1, 2, 3, 4], {})).toBe(1)
    expect(nextPuzzle(2, [1, 2, 3, 4], { 3: 'right' })).toBe(4)
    expect(nextPuzzle(3, [1, 2, 3, 4], { 4: 'wrong' })).toBe(1)
  })
  it('is an easy one of the classic game first', () => {
    const puzzles = ['deluxe', 'classic', 'deluxe', 'classic lower_tile=any'].map((rules, index) => ({
      ...rated(index + 1, 2000 - 100 * index),
      players: 2,
      rules,
    }))
    const order = easiestFirst(puzzles)
    expect(order).toEqual([4, 2, 3, 1])
    expect(nextPuzzle(0, order, {})).toBe(4)
    expect(nextPuzzle(2, order, { 4: 'right' })).toBe(3)
  })
  it('is simply the next where all were tried', () => {
    expect(nextPuzzle(2, [1, 2, 3], { 1: 'right', 2: 'right', 3: 'wrong' })).toBe(3)
    expect(nextPuzzle(3, [1, 2, 3], { 1: 'right', 2: 'right', 3: 'wrong' })).toBe(1)
  })
})
