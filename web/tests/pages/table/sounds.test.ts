import { expect, it } from 'vitest'
import { soundFor } from '../../../src/pages/table/sounds.ts'
import { stateOf } from '../../game/states.ts'

const withTiles = (...stacks: number[][]) =>
  stateOf().players.map((player, seat) => ({ ...player, stack: stacks[seat] ?? [] }))

it('a tile that was taken is heard, also where the next dice have fallen meanwhile', () => {
  expect(soundFor(stateOf(), stateOf({ ply: 9, move: 'dice 12345WWW', seat: 1, players: withTiles([25]) }), [0])).toBe(
    'tile',
  )
})

it('a failure is heard: a tile given back, or a dead roll', () => {
  expect(soundFor(stateOf({ players: withTiles([25]) }), stateOf({ ply: 9, seat: 1 }), [0])).toBe('fail')
  expect(soundFor(stateOf({ phase: 'rolling', legal: [] }), stateOf({ ply: 9, seat: 1 }), [0])).toBe('fail')
})

it('my turn is heard, and dice', () => {
  expect(soundFor(stateOf({ seat: 1 }), stateOf({ ply: 9 }), [0])).toBe('turn')
  expect(soundFor(stateOf({ phase: 'rolling', move: 'roll', legal: [], turn: null }), stateOf({ ply: 9 }), [0])).toBe(
    'dice',
  )
  expect(soundFor(stateOf(), stateOf({ move: 'keep W' }), [0])).toBeNull()
})
