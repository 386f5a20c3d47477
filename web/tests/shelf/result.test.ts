import { expect, it } from 'vitest'
import { resultOf } from '../../src/shelf/result.ts'
import { stateOf } from '../game/states.ts'

it('gives every seat its place and its worms; who shares a place has the same (E3)', () => {
  const player = { stack: [], bratworms: 0, specialist: null }
  const players = [4, 9, 4].map((worms, seat) => ({ ...player, name: `p${seat}`, worms }))
  expect(resultOf(stateOf({ players, ranking: [[1], [0, 2]] }))).toEqual({ places: [2, 1, 2], worms: [4, 9, 4] })
  expect(resultOf(stateOf({ players, ranking: [[0, 1], [2]] }))?.places).toEqual([1, 1, 3])
})

it('is nothing before the end', () => {
  expect(resultOf(stateOf())).toBeNull()
  expect(resultOf(null)).toBeNull()
})
