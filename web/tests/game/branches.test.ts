import { expect, it } from 'vitest'
import { back, BEGINNING, cut, grown, lineFrom, movesIn, treeOf, walked, wayTo } from '../../src/game/branches.ts'

it('is a game, looked at after one of its steps', () => {
  const tree = treeOf(['dice 12345WWW', 'keep W', 'roll'], 2)
  expect(movesIn(tree)).toEqual(['dice 12345WWW', 'keep W'])
  expect(treeOf(['roll'], Infinity).at).toBe(1)
  expect(treeOf(['roll'], -3).at).toBe(BEGINNING)
})

it('takes a known branch again, and grows a new one beside it', () => {
  const first = grown(grown(treeOf([]), 'keep 5'), 'roll')
  const again = grown(walked(first, BEGINNING), 'keep 5')
  expect(again.steps).toBe(first.steps)
  const other = grown(walked(first, BEGINNING), 'keep W')
  expect(movesIn(other)).toEqual(['keep W'])
  expect(movesIn(walked(other, first.at))).toEqual(['keep 5', 'roll'])
})

it('goes back to the beginning and no further; the branch stays', () => {
  const tree = grown(treeOf([]), 'keep 5')
  const start = back(back(tree))
  expect(start.at).toBe(BEGINNING)
  expect(start.steps).toHaveLength(2)
  expect(walked(tree, 99)).toBe(tree)
})

it('loses a branch with all that follows, and whoever was in it stands before it', () => {
  const long = grown(grown(grown(treeOf([]), 'keep 5'), 'roll'), 'dice 123')
  const other = grown(walked(long, 2), 'dice 445')
  const without = cut(other, 2)
  expect(without.steps.map(({ move }) => move)).toEqual(['', 'keep 5'])
  expect(movesIn(without)).toEqual(['keep 5'])
  expect(movesIn(cut(walked(other, 1), 3))).toEqual(['keep 5'])
  const regrown = grown(cut(other, 3), 'stop')
  expect(new Set(regrown.steps.map(({ id }) => id)).size).toBe(regrown.steps.length)
})

it('is told line by line, other branches where they leave', () => {
  const main = treeOf(['a', 'b', 'c'])
  const other = grown(grown(walked(main, 1), 'x'), 'y')
  const line = lineFrom(grown(walked(other, BEGINNING), 'z'))
  expect(line.steps.map(({ move }) => move)).toEqual(['a', 'b', 'c'])
  expect(line.others.get(2)?.map(({ steps }) => steps.map(({ move }) => move))).toEqual([['x', 'y']])
  expect(line.others.get(1)?.map(({ steps }) => steps.map(({ move }) => move))).toEqual([['z']])
  expect(wayTo(other).map(({ move }) => move)).toEqual(['a', 'x', 'y'])
})
