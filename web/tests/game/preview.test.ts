import { describe, expect, it } from 'vitest'
import { chosenFace, commitment, previewOf, trayPhase } from '../../src/game/preview.ts'
import { endingOf, outlookOf, prospectOf, stateOf } from './states.ts'

const turn = stateOf().turn
if (!turn) throw new Error('a turn')

describe('the phase of the tray', () => {
  it('follows the state where the seat is mine', () => {
    for (const phase of ['start', 'keep', 'decide', 'claim', 'put_back', 'bratworm'] as const)
      expect(trayPhase(stateOf({ phase }), [0])).toBe(phase)
  })
  it('only watches the turns of others', () => {
    expect(trayPhase(stateOf({ seat: 1 }), [0])).toBe('watch')
    expect(trayPhase(stateOf(), [])).toBe('watch')
    expect(trayPhase(stateOf({ seat: 1 }), [0, 1])).toBe('keep')
  })
  it('knows a dead throw that the weasel may re-roll (K5)', () => {
    expect(trayPhase(stateOf({ legal: ['stop', 'weasel'] }), [0])).toBe('weasel')
  })
  it('shows a dead roll until it was looked at', () => {
    expect(trayPhase(stateOf({ phase: 'rolling', legal: [] }), [0])).toBe('dead_roll')
    expect(trayPhase(stateOf({ phase: 'rolling', legal: [], turn: { ...turn, roll: null } }), [0])).toBe('rolling')
  })
  it('is over when the game is', () => {
    expect(trayPhase(stateOf({ phase: 'over', seat: null, turn: null, legal: [] }), [0])).toBe('over')
  })
})

describe('the chosen face', () => {
  it('is nothing until one is picked, and forgotten on the next throw', () => {
    expect(chosenFace(stateOf(), null)).toBeNull()
    expect(chosenFace(stateOf(), { ply: 7, face: 'W' })).toBe('W')
    expect(chosenFace(stateOf(), { ply: 5, face: 'W' })).toBeNull()
  })
  it('is chosen for me where there is only one', () => {
    expect(chosenFace(stateOf({ legal: ['keep 3'] }), null)).toBe('3')
  })
  it('must be free (T2)', () => {
    expect(chosenFace(stateOf(), { ply: 7, face: '5' })).toBeNull()
  })
})

describe('the preview of a face', () => {
  const outlook = outlookOf({
    W: prospectOf({ stop: endingOf({ tile: 21 }) }),
    '1': prospectOf({ total: 2, worm: false, dice_left: 6, reach: [30] }),
  })

  it('tells total, target and reach from the outlook', () => {
    const preview = previewOf(stateOf(), outlook, 'W')
    expect(preview).toMatchObject({
      total: 20,
      before: 0,
      gain: 20,
      diceLeft: 4,
      target: 21,
      reach: [21, 22, 23],
      canStop: true,
      canRoll: true,
    })
  })
  it('has no target where stopping fails, but may stop (T6)', () => {
    expect(previewOf(stateOf(), outlook, '1')).toMatchObject({
      target: null,
      canStop: true,
      canRoll: true,
      reach: [30],
    })
  })
  it('can do nothing before a face is chosen (T4)', () => {
    const before = previewOf(stateOf(), { ...outlook, now: prospectOf({ total: 0, reach: [21, 36] }) }, null)
    expect(before).toMatchObject({ canStop: false, canRoll: false, stop: null, reach: [21, 36] })
  })
  it('has no single target where tiles are to be chosen (S7)', () => {
    const choice = outlookOf({ W: prospectOf({ stop: endingOf({ choose: [24, 26], tile: 26 }) }) })
    expect(previewOf(stateOf(), choice, 'W').target).toBeNull()
  })
  it('has no target where the hen comes instead of the tile (K6)', () => {
    const hen = outlookOf({ W: prospectOf({ stop: endingOf({ kind: 'steal', from_seat: 1, hen: true }) }) })
    expect(previewOf(stateOf(), hen, 'W').target).toBeNull()
  })
  it('in decide looks at the dice as they are', () => {
    const state = stateOf({ phase: 'decide', legal: ['roll', 'stop'] })
    expect(previewOf(state, outlookOf({}, { now: prospectOf({ stop: endingOf({ tile: 22 }) }) }), null)).toMatchObject({
      target: 22,
      canStop: true,
      canRoll: true,
      total: 20,
    })
  })
})

describe('what a button says to the server', () => {
  const state = stateOf()
  const commit = (faces: Parameters<typeof outlookOf>[0], face: '1' | 'W', action: 'roll' | 'stop', supply = 7) => {
    const outlook = outlookOf(faces)
    const there = { ...state, supply }
    return commitment(there, outlook, previewOf(there, outlook, face), action)
  }
  it('sets aside, then rolls or stops', () => {
    expect(commit({ W: prospectOf() }, 'W', 'roll')).toEqual({ now: ['keep W', 'roll'], later: null })
    expect(commit({ W: prospectOf() }, 'W', 'stop')).toEqual({ now: ['keep W', 'stop'], later: null })
  })
  it('leaves the automatic stop to the engine (T5)', () => {
    expect(commit({ W: prospectOf({ dice_left: 0 }) }, 'W', 'stop')).toEqual({ now: ['keep W'], later: null })
  })
  it('waits where a Bratworm may have to be asked for (B2)', () => {
    expect(commit({ '1': prospectOf({ bratworm: true }) }, '1', 'roll', 0)).toEqual({ now: ['keep 1'], later: 'roll' })
    expect(commit({ '1': prospectOf({ bratworm: true }) }, '1', 'roll', 3)).toEqual({
      now: ['keep 1', 'roll'],
      later: null,
    })
  })
})

describe('the chance of a dead throw (T3)', () => {
  it('is that of the face which is picked, or of what lies aside', () => {
    const outlook = outlookOf({ 4: prospectOf({ dead: 1 / 4 }) }, { now: prospectOf({ dead: 1 / 9 }) })
    expect(previewOf(stateOf(), outlook, '4').dead).toBe(1 / 4)
    expect(previewOf(stateOf(), outlook, null).dead).toBe(1 / 9)
  })
  it('is none where nothing lies aside yet', () => {
    expect(previewOf(stateOf(), outlookOf({}), null).dead).toBe(0)
  })
})
