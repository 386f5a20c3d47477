import { beforeAll, describe, expect, it, vi } from 'vitest'
import type { Face } from '../../src/game/board.ts'
import { questionOf } from '../../src/game/choices.ts'
import { previewOf } from '../../src/game/preview.ts'
import { seatingOfNames } from '../../src/game/seating.ts'
import { emphasised, tellGivingUp, tellRisk, tellStop } from '../../src/game/stopping.ts'
import type { Ending, Loss } from '../../src/documents/types.ts'
import { words } from '../../src/words/words.svelte.ts'
import { endingOf, outlookOf, prospectOf, stateOf } from './states.ts'

const seating = seatingOfNames(['Anna', 'Ben'])
const NOTHING = { tile: null, turned: null, specialist: null }
const tell = (
  ending: Partial<Ending>,
  total = 25,
  state = stateOf(),
  { costs = NOTHING as Loss, face = 'W' as Face, rules = 'classic' } = {},
) =>
  tellStop(
    state,
    previewOf(
      state,
      outlookOf({ [face]: prospectOf({ total, worm: face === 'W', stop: endingOf(ending) }) }, { roll_costs: costs }),
      face,
    ),
    seating,
    0,
    rules,
  )

beforeAll(async () => {
  vi.stubGlobal('localStorage', { getItem: () => 'en', setItem: () => undefined })
  await words.start()
})

describe('what stopping brings', () => {
  it('a tile of the grill, and who comes with it', () => {
    expect(tell({})).toMatchObject({
      kind: 'takes',
      strong: 'Stop now and <em>take 25 from the grill</em>',
      button: 'take 25',
    })
    expect(tell({ specialist: 'weasel' }).detail).toBe('The weasel comes with it.')
  })
  it('a steal, or the hen instead (K6)', () => {
    expect(tell({ kind: 'steal', from_seat: 1 }).strong).toContain('steal 25 from Ben')
    expect(tell({ kind: 'steal', from_seat: 1, hen: true })).toMatchObject({
      button: 'take the hen',
      detail: 'The hen guards 25: the tile stays.',
    })
  })
  it('the next lower one, and why (S4)', () => {
    expect(tell({ kind: 'lower', tile: 24 }, 26).detail).toBe('You cannot take 26; 24 is the next lower tile.')
    const own = stateOf({ players: stateOf().players.map((player) => ({ ...player, stack: [26] })) })
    expect(tell({ kind: 'lower', tile: 24 }, 26, own).detail).toBe('26 is already yours; 24 is the next lower tile.')
  })
  it('a failure and its price', () => {
    const fails = (costs: Partial<Loss>, rules = 'classic') =>
      tell({ kind: 'fail', tile: null }, 17, stateOf(), { costs: { ...NOTHING, ...costs }, rules })
    expect(fails({ tile: 33, turned: 34 })).toMatchObject({
      kind: 'fails',
      strong: 'Stop now and <em>you fail: no tile for 17</em>',
      detail: '33 goes back, 34 is turned over.',
    })
    expect(fails({}).detail).toBe('You have nothing to give back.')
  })
  it('a failure that costs a Specialist (G4), or the hen alone (K6)', () => {
    const fails = (costs: Partial<Loss>) =>
      tell({ kind: 'fail', tile: null }, 17, stateOf(), { costs: { ...NOTHING, ...costs } }).detail
    expect(fails({ specialist: 'hen' })).toBe('The hen goes back on the grill.')
    expect(fails({ tile: 33, turned: 34, specialist: 'apple' })).toBe(
      '33 goes back, 34 is turned over. The apple goes back on the grill.',
    )
  })
  it('a failure with faster=returned, and one whose own tile is turned over (F4)', () => {
    const fails = (turned: number) =>
      tell({ kind: 'fail', tile: null }, 17, stateOf(), {
        costs: { tile: 28, turned, specialist: null },
        rules: 'classic faster=returned',
      }).detail
    expect(fails(36)).toBe('28 goes back, 28 and 36 are turned over.')
    expect(fails(28)).toBe('28 goes back and is turned over.')
  })
  it('that the canned worm is not enough (K3)', () => {
    expect(tell({ kind: 'fail', tile: null, canned: true, counts: 15 }, 10, stateOf(), { face: '5' }).strong).toBe(
      'Stop now and <em>you fail: no tile for 10 + 5 = 15</em>',
    )
    expect(tell({ kind: 'fail', tile: null }, 10, stateOf(), { face: '5' }).strong).toBe(
      'Stop now and <em>you fail: no worm yet</em>',
    )
  })
  it('the raven and its Bratworm (K7)', () => {
    const state = stateOf({ specialists: { raven: { tile: 25 } } })
    expect(tell({ bratworms: 1 }, 25, state).detail).toBe('The raven brings a Bratworm and moves on.')
    expect(tell({}, 25, state).detail).toBe('The raven moves on.')
  })
  it('a choice (S7)', () => {
    expect(tell({ choose: [24, 25] }).strong).toContain('24 or 25')
    const guarded = stateOf({
      players: stateOf().players.map((player, seat) => (seat ? { ...player, stack: [25], specialist: 'hen' } : player)),
    })
    expect(tell({ choose: [24, 25] }, 25, guarded).strong).toContain('24 or the hen')
  })
  it('has its weighty part marked', () => {
    expect(emphasised('Stop now: <em>fails</em>')).toEqual([
      { text: 'Stop now: ', em: false },
      { text: 'fails', em: true },
    ])
  })
})

it('rolling names its price, and its chance only with the coach', () => {
  const costs = { tile: 33, turned: 34, specialist: null }
  expect(tellRisk(costs, null)).toBe('risks your 33')
  expect(tellRisk(costs, 0.25)).toBe('25% risk of losing your 33')
  expect(tellRisk({ ...costs, specialist: 'apple' }, null)).toBe('risks 33 + apple')
  expect(tellRisk({ ...costs, specialist: 'apple' }, 0.25)).toBe('25% risk of losing 33 + apple')
  expect(tellRisk({ ...NOTHING, specialist: 'hen' }, null)).toBe('risks the hen')
  expect(tellRisk({ ...NOTHING, specialist: 'hen' }, 0.25)).toBe('25% risk of losing the hen')
  expect(tellRisk(NOTHING, 0.25)).toBe('25% risk of failing')
  expect(tellRisk(NOTHING, null)).toBe('')
})

it('giving up names its price', () => {
  expect(tellGivingUp({ tile: 33, turned: 34, specialist: 'apple' })).toBe('lose 33 + apple')
  expect(tellGivingUp({ tile: 33, turned: 34, specialist: null })).toBe('lose 33')
  expect(tellGivingUp({ ...NOTHING, specialist: 'hen' })).toBe('lose the hen')
  expect(tellGivingUp(NOTHING)).toBe('')
})

describe('choices', () => {
  const deluxe = stateOf({
    phase: 'put_back',
    specialists: { weasel: { seat: 0 }, apple: { seat: 0 }, raven: { tile: 21 } },
    legal: ['put back weasel', 'put back apple'],
    players: stateOf().players.map((player) => ({ ...player, specialist: 'weasel' })),
  })

  it('say where a specialist goes (G3)', () => {
    expect(questionOf(deluxe, seating, 'deluxe', null)?.choices.map((choice) => choice.result?.chosen)).toEqual([
      'out of the game',
      'out of the game',
    ])
  })
  it('are asked with one sentence and one card a decision', () => {
    const question = questionOf(deluxe, seating, 'deluxe', 22)
    expect(question?.choices.map((choice) => [choice.move, choice.tag, choice.commit])).toEqual([
      ['put back weasel', 'yours', 'Put the weasel on 22'],
      ['put back apple', 'new', 'Put the apple on 22'],
    ])
    expect(questionOf(stateOf(), seating)).toBeNull()
  })
  it('tell a theft from a taking (S7)', () => {
    const state = stateOf({
      phase: 'claim',
      legal: ['take 25', 'take 26'],
      grill: { '25': 'up' },
      players: stateOf().players.map((player, seat) => ({ ...player, stack: seat ? [26] : [] })),
    })
    expect(questionOf(state, seating)?.choices.map((choice) => choice.title)).toEqual([
      'Steal 26 from Ben',
      'Take 25 from the grill',
    ])
  })
  it('say what comes with a tile, the highest first (S7, G1, K7)', () => {
    const specialists = { raven: { tile: 23 }, apple: { tile: 29 }, weasel: { seat: 1 } }
    const players = stateOf().players.map((player, seat) => ({
      ...player,
      stack: seat ? [26] : [],
      specialist: seat ? ('weasel' as const) : null,
    }))
    const state = stateOf({
      phase: 'claim',
      legal: ['take 22', 'take 23', 'take 26', 'take 29'],
      grill: { '22': 'up', '23': 'up', '29': 'up' },
      supply: 3,
      specialists,
      players,
    })
    const texts = (supply: number) => questionOf({ ...state, supply }, seating)?.choices.map((choice) => choice.text)
    expect(texts(3)).toEqual([
      '3 worms. The apple comes with it.',
      '2 worms. The weasel comes with it.',
      '1 worm. The raven brings a Bratworm and moves on.',
      '1 worm',
    ])
    expect(texts(0)?.[2]).toBe('1 worm. The raven moves on.')
  })
})
