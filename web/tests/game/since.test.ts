import { beforeAll, expect, it } from 'vitest'
import { sinceLastTurn } from '../../src/game/since.ts'
import { tellSince } from '../../src/game/telling.ts'
import type { Happening, Told } from '../../src/documents/types.ts'
import { words } from '../../src/words/words.svelte.ts'
import { stateOf } from './states.ts'

beforeAll(() => words.start())

const event = (kind: string, seat: number, parts: Partial<Happening> = {}): Happening => ({
  kind,
  seat,
  tile: null,
  other: null,
  specialist: null,
  ...parts,
})
const stepsOf = (...events: Happening[][]): Told[] => events.map((happened) => ({ state: stateOf(), events: happened }))
const mine = [event('takes', 0, { tile: 24 })]
const seating = ['Anna', 'Ben', 'Cleo'].map((name) => ({ name, colour: 'tomato' as const, bot: null, away: false }))
const told = (steps: Told[]): string => tellSince(sinceLastTurn(steps, 0), seating, 0)

it('says first what was done to me, then what the others took and failed (player 13)', () => {
  const steps = stepsOf(
    mine,
    [event('fails-no-worm', 1), event('puts-back', 1, { tile: 21 })],
    [event('steals', 2, { tile: 24, other: 0 })],
  )
  expect(told(steps)).toBe('Since your last turn: Cleo steals 24 from you, Ben fails: no worm')
})

it('a Bratworm that was taken from me counts, one from the supply does not (B2)', () => {
  const steps = stepsOf(
    mine,
    [event('bratworm', 1), event('bratworm-from', 1, { other: 0 })],
    [event('takes', 1, { tile: 27 })],
  )
  expect(told(steps)).toBe('Since your last turn: Ben gets a Bratworm from you, Ben takes 27')
})

it('says nothing before my second turn, nor of turns before my last one', () => {
  expect(told(stepsOf([event('takes', 1, { tile: 27 })]))).toBe('')
  expect(told(stepsOf([event('takes', 1, { tile: 27 })], mine))).toBe('')
})
