import { describe, expect, it } from 'vitest'
import {
  chanceAt,
  dashOf,
  luckByTurn,
  mistakesOf,
  plyAt,
  spread,
  turnPosition,
} from '../../../src/pages/review/graph.ts'
import type { Review } from '../../../src/documents/types.ts'

const STARTS = [0, 10, 14]

describe('places on the axis of turns', () => {
  it('lie between the ends of two turns', () => {
    expect([0, 5, 10, 12, 14].map((ply) => turnPosition(STARTS, ply, 14))).toEqual([0, 0.5, 1, 1.5, 2])
  })
  it('lead back to their ply', () => {
    for (let ply = 0; ply <= 14; ply++) expect(plyAt(STARTS, turnPosition(STARTS, ply, 14), 14)).toBe(ply)
    expect(plyAt(STARTS, -3, 14)).toBe(0)
    expect(plyAt(STARTS, 9, 14)).toBe(14)
  })
  it('reach into a turn that is not finished', () => {
    expect(turnPosition([0, 10], 15, 20)).toBe(1.5)
  })
})

it('chances lie on the line between two turns', () => {
  const graph = [
    [0.5, 0.5],
    [0.7, 0.3],
    [1, 0],
  ]
  expect(chanceAt(graph, 0, 0.5)).toBeCloseTo(0.6)
  expect(chanceAt(graph, 1, 1)).toBeCloseTo(0.3)
  expect(chanceAt(graph, 0, 2)).toBe(1)
})

it('only decisions that cost something are mistakes, and luck is summed by turn', () => {
  const decision = (ply: number, seat: number, grade: string) => ({
    ply,
    turn: 1,
    seat,
    move: 'stop',
    best: 'roll',
    win: 0.5,
    loss: 0,
    class: grade,
    forced: false,
  })
  const roll = (turn: number, seat: number, luck: number) => ({ ply: 1, turn, seat, move: 'dice 1', luck })
  const review = {
    turns: 3,
    decisions: [
      decision(1, 0, 'best'),
      decision(2, 0, 'fine'),
      decision(3, 0, 'mistake'),
      decision(4, 1, 'blunder'),
      decision(5, 0, 'inaccuracy'),
    ],
    rolls: [roll(1, 0, 0.1), roll(1, 0, -0.03), roll(2, 1, 0.2), roll(3, 0, 0.05)],
  } as unknown as Review
  expect(mistakesOf(review, 0).map((mistake) => mistake.ply)).toEqual([3, 5])
  expect(luckByTurn(review, 0).map((luck) => luck.toFixed(2))).toEqual(['0.07', '0.00', '0.05'])
})

describe('badges in the graph', () => {
  it('do not cover one another, keep their order and stay inside', () => {
    const moved = spread([50, 52, 51, 99, 0], 20, 100)
    const sorted = moved.toSorted((a, b) => a - b)
    for (const [index, place] of sorted.entries())
      if (index) expect(place - (sorted[index - 1] ?? 0)).toBeGreaterThanOrEqual(20)
    expect(Math.max(...moved)).toBeLessThanOrEqual(100)
    expect(moved[0]).toBeLessThan(moved[2] as number)
    expect(moved[2]).toBeLessThan(moved[1] as number)
  })
  it('stay where there is room', () => {
    expect(spread([10, 60], 20, 100)).toEqual([10, 60])
  })
})

it('every seat has a dash of its own', () => {
  expect(new Set([1, 2, 3, 4, 5, 6, 7].map((seat) => dashOf(seat).join())).size).toBe(7)
})
