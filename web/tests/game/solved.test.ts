import { beforeEach, describe, expect, it } from 'vitest'
import { easiestFirst, nextPuzzle, remember, solved } from '../../src/game/solved.ts'

beforeEach(() => localStorage.clear())

describe('what was solved on this device', () => {
  it('is remembered, and the first answer counts', () => {
    remember(3, false)
    remember(3, true)
    remember(7, true)
    expect(solved()).toEqual({ 3: 'wrong', 7: 'right' })
  })
  it('is nothing where the storage holds nonsense', () => {
    localStorage.setItem('heckmeck-puzzles', '{"3":')
    expect(solved()).toEqual({})
    localStorage.setItem('heckmeck-puzzles', 'null')
    expect(solved()).toEqual({})
  })
})

describe('the next puzzle', () => {
  it('was not tried yet, from here on and round', () => {
    expect(nextPuzzle(0, [1, 2, 3, 4], {})).toBe(1)
    expect(nextPuzzle(2, [1, 2, 3, 4], { 3: 'right' })).toBe(4)
    expect(nextPuzzle(3, [1, 2, 3, 4], { 4: 'wrong' })).toBe(1)
  })
  it('is one of the classic game first', () => {
    const puzzles = ['deluxe', 'classic', 'deluxe', 'classic lower_tile=any'].map((rules, index) => ({
      number: index + 1,
      rules,
    }))
    const order = easiestFirst(puzzles)
    expect(order).toEqual([2, 4, 1, 3])
    expect(nextPuzzle(0, order, {})).toBe(2)
    expect(nextPuzzle(4, order, { 2: 'right' })).toBe(1)
  })
  it('is simply the next where all were tried', () => {
    expect(nextPuzzle(2, [1, 2, 3], { 1: 'right', 2: 'right', 3: 'wrong' })).toBe(3)
    expect(nextPuzzle(3, [1, 2, 3], { 1: 'right', 2: 'right', 3: 'wrong' })).toBe(1)
  })
})
