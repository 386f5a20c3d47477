import { beforeAll, describe, expect, it, vi } from 'vitest'
import { landingTile, questionOf } from '../../src/game/choices.ts'
import { previewOf } from '../../src/game/preview.ts'
import { sittingOfNames } from '../../src/game/sitting.ts'
import { emphasised, tellRisk, tellStop } from '../../src/game/stopping.ts'
import type { Ending } from '../../src/server/types.ts'
import { words } from '../../src/words/words.svelte.ts'
import { endingOf, outlookOf, prospectOf, stateOf } from './states.ts'

const sitting = sittingOfNames(['Anna', 'Ben'])
const tell = (ending: Partial<Ending>, total = 25, state = stateOf()) =>
  tellStop(state, previewOf(state, outlookOf({ W: prospectOf({ total, stop: endingOf(ending) }) }), 'W'), sitting, 0)

beforeAll(async () => {
  vi.stubGlobal('localStorage', { getItem: () => 'en', setItem: () => undefined })
  await words.start()
})

describe('what stopping brings', () => {
  it('a tile of the grill, and who comes with it', () => {
    expect(tell({})).toMatchObject({ kind: 'takes', strong: 'Stop now: <em>takes 25 from the grill</em>', button: 'take 25' })
    expect(tell({ specialist: 'weasel' }).detail).toBe('The weasel comes with it.')
  })
  it('a steal, or the hen instead (K6)', () => {
    expect(tell({ kind: 'steal', from_seat: 1 }).strong).toContain('steals 25 from Ben')
    expect(tell({ kind: 'steal', from_seat: 1, hen: true })).toMatchObject({ button: 'take the hen', detail: 'The hen guards 25: the tile stays.' })
  })
  it('the next lower one, and why (S4)', () => {
    expect(tell({ kind: 'lower', tile: 24 }, 26).detail).toBe('26 cannot be taken, 24 is the next lower one.')
    const own = stateOf({ players: stateOf().players.map((player) => ({ ...player, stack: [26] })) })
    expect(tell({ kind: 'lower', tile: 24 }, 26, own).detail).toBe('26 is yours already, 24 is the next lower one.')
  })
  it('a failure and its price', () => {
    expect(tell({ kind: 'fail', tile: null, lost: 33, turned: 34 }, 17)).toMatchObject({ kind: 'fails', detail: '33 goes back, 34 is turned over.' })
  })
  it('a choice (S7)', () => {
    expect(tell({ choose: [24, 25] }).strong).toContain('24 or 25')
  })
  it('has its weighty part marked', () => {
    expect(emphasised('Stop now: <em>fails</em>')).toEqual([{ text: 'Stop now: ', em: false }, { text: 'fails', em: true }])
  })
})

it('rolling names its price, and its chance only with the coach', () => {
  const outlook = outlookOf({}, { roll_costs: { tile: 33, turned: 34, specialist: null } })
  expect(tellRisk(outlook, null)).toBe('risks your 33')
  expect(tellRisk(outlook, 0.25)).toBe('25% fail, costs your 33')
  expect(tellRisk(outlookOf({}), null)).toBe('')
})

describe('choices', () => {
  const deluxe = stateOf({ phase: 'put_back', specialists: { weasel: { seat: 0 }, apple: { seat: 0 }, raven: { tile: 21 } }, legal: ['put back weasel', 'put back apple'], players: stateOf().players.map((player) => ({ ...player, specialist: 'weasel' })) })

  it('a specialist goes to the lowest free tile (G3)', () => {
    expect(landingTile(deluxe)).toBe(22)
    expect(landingTile({ ...deluxe, grill: { '21': 'up', '36': 'down' } })).toBeNull()
  })
  it('are asked with one sentence and one card a decision', () => {
    const question = questionOf(deluxe, sitting)
    expect(question?.choices.map((choice) => [choice.move, choice.tag, choice.commit])).toEqual([
      ['put back weasel', 'yours', 'Put the weasel on 22'],
      ['put back apple', 'new', 'Put the apple on 22'],
    ])
    expect(questionOf(stateOf(), sitting)).toBeNull()
  })
  it('tell a theft from a taking (S7)', () => {
    const state = stateOf({ phase: 'claim', legal: ['take 25', 'take 26'], grill: { '25': 'up' }, players: stateOf().players.map((player, seat) => ({ ...player, stack: seat ? [26] : [] })) })
    expect(questionOf(state, sitting)?.choices.map((choice) => choice.title)).toEqual(['Take 25 from the grill', 'Steal 26 from Ben'])
  })
})
