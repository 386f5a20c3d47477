import { describe, expect, it } from 'vitest'
import { changesBetween } from '../../src/game/journeys.ts'
import { stateOf } from './states.ts'

const withStacks = (stacks: [number[], number[]], grill = stateOf().grill) => {
  const lying = Object.fromEntries(Object.entries(grill).filter(([tile]) => !stacks.flat().includes(Number(tile))))
  return stateOf({
    grill: lying,
    players: stateOf().players.map((player, seat) => ({ ...player, stack: stacks[seat] ?? [] })),
  })
}

describe('what travels', () => {
  it('a taken tile: grill to stack (S2)', () => {
    expect(changesBetween(stateOf(), withStacks([[25], []])).journeys).toEqual([
      { what: 'tile', name: '25', from: { tile: 25 }, to: { stack: 0 } },
    ])
  })
  it('a stolen tile: stack to stack, and what lay below stays (S3)', () => {
    const changes = changesBetween(withStacks([[], [21, 25]]), withStacks([[25], [21]]))
    expect(changes.journeys).toEqual([{ what: 'tile', name: '25', from: { stack: 1 }, to: { stack: 0 } }])
  })
  it('a failure: back to the grill, then the highest turns (F1, F2)', () => {
    const before = withStacks([[25], []])
    const after = stateOf({ grill: { ...stateOf().grill, '36': 'down' } })
    expect(changesBetween(before, after)).toEqual({
      journeys: [{ what: 'tile', name: '25', from: { stack: 0 }, to: { tile: 25 } }],
      flips: [36],
    })
  })
  it('a Bratworm: from the supply, or from its giver (B2)', () => {
    const having = (anna: number, ben: number, supply: number) =>
      stateOf({
        supply,
        players: stateOf().players.map((player, seat) => ({ ...player, bratworms: seat ? ben : anna })),
      })
    expect(changesBetween(having(0, 0, 7), having(1, 0, 6)).journeys[0]).toMatchObject({
      from: { supply: true },
      to: { bratworms: 0 },
    })
    expect(changesBetween(having(0, 7, 0), having(1, 6, 0)).journeys[0]).toMatchObject({
      from: { bratworms: 1 },
      to: { bratworms: 0 },
    })
  })
  it('a specialist: tile to seat and back (G1, G3)', () => {
    const standing = (place: { tile?: number; seat?: number } | null) => stateOf({ specialists: { hen: place } })
    expect(changesBetween(standing({ tile: 21 }), standing({ seat: 0 })).journeys).toEqual([
      { what: 'figure', name: 'hen', from: { tile: 21 }, to: { seat: 0 } },
    ])
    expect(changesBetween(standing({ tile: 21 }), standing({ tile: 21 })).journeys).toEqual([])
    expect(changesBetween(standing({ seat: 0 }), standing(null)).journeys).toEqual([])
  })
  it('nothing in a throw', () => {
    expect(changesBetween(stateOf(), stateOf({ ply: 8 }))).toEqual({ journeys: [], flips: [] })
  })
})
