import { beforeAll, describe, expect, it, vi } from 'vitest'
import { tellMove } from '../../src/game/moves.ts'
import { seatingOfNames } from '../../src/game/seating.ts'
import { logOf, partsOf, plain, tellEvents, tellStep } from '../../src/game/telling.ts'
import type { Happening, State } from '../../src/documents/types.ts'
import { words } from '../../src/words/words.svelte.ts'
import { stateOf } from './states.ts'

const seating = seatingOfNames(['Anna', 'Ben', 'Cleo'])
const event = (kind: string, parts: Partial<Happening> = {}): Happening => ({
  kind,
  seat: 1,
  tile: null,
  other: null,
  specialist: null,
  ...parts,
})
const tell = (events: Happening[], you: number | null = null) => plain(tellEvents(events, seating, you))

beforeAll(async () => {
  vi.stubGlobal('localStorage', { getItem: () => 'en', setItem: () => undefined })
  await words.start()
})

describe('events in words', () => {
  it('names who did it', () => {
    expect(tell([event('takes', { tile: 25 })])).toBe('Ben takes 25')
  })
  it('says you where it is me, as thief and as victim', () => {
    const steal = event('steals', { tile: 28, other: 0 })
    expect(tell([steal], 1)).toBe('You steal 28 from Anna')
    expect(tell([steal], 0)).toBe('Ben steals 28 from you')
    expect(tell([steal], 2)).toBe('Ben steals 28 from Anna')
  })
  it('puts what follows behind it', () => {
    const events = [event('fails-no-worm'), event('puts-back', { tile: 24 }), event('turned-over', { tile: 36 })]
    expect(tell(events)).toBe('Ben fails: no worm, 24 goes back, 36 is turned over')
    expect(tell([event('takes', { tile: 25 }), event('gets-specialist', { specialist: 'golden_die' })], 1)).toBe(
      'You take 25, you get the golden die',
    )
  })
  it('marks the name, to be drawn bold', () => {
    expect(partsOf(tellEvents([event('takes', { tile: 25 })], seating, null))).toEqual([
      { text: 'Ben', bold: true },
      { text: ' takes 25', bold: false },
    ])
  })
  it('has a text for every kind, first and later', () => {
    const kinds = [
      'takes',
      'steals',
      'takes-hen',
      'puts-back',
      'turned-over',
      'fails-nothing-to-set-aside',
      'fails-no-worm',
      'fails-no-tile',
      'bratworm',
      'bratworm-from',
      'gets-specialist',
      'specialist-back',
      'specialist-out',
      'game-over',
    ]
    for (const kind of kinds) {
      const said = tell(
        [
          event(kind, { tile: 21, other: 2, specialist: 'hen' }),
          event(kind, { tile: 21, other: 2, specialist: 'hen' }),
        ],
        0,
      )
      expect(said).not.toContain('web-tell')
      expect(said).not.toContain('{')
    }
  })
})

describe('steps', () => {
  const thrown = stateOf()
  const kept = stateOf({
    ply: 8,
    move: 'keep W',
    phase: 'decide',
    turn: { ...(thrown.turn as NonNullable<typeof thrown.turn>), roll: null, kept: { W: 4 }, total: 20 },
  })

  it('are told for ears: dice and what is set aside', () => {
    expect(tellStep(stateOf({ phase: 'rolling' }), { state: thrown }, seating, 0)).toBe(
      'You roll 1 1 3 4 worm worm worm worm',
    )
    expect(tellStep(thrown, { state: kept }, seating, null)).toBe('Anna sets aside worm worm worm worm: 20')
    expect(tellStep(kept, { state: stateOf({ ply: 9, move: 'roll', phase: 'rolling' }) }, seating, 0)).toBe('')
  })
  it('grow one line a turn in the log, then the result', () => {
    const again = stateOf({
      ply: 10,
      move: 'dice 3355',
      turn: { ...(kept.turn as NonNullable<typeof kept.turn>), roll: '3355' },
    })
    const more = { ...kept, ply: 11, move: 'keep 5' }
    const next = stateOf({
      ply: 12,
      move: 'stop',
      seat: 1,
      phase: 'rolling',
      turn: { ...(thrown.turn as NonNullable<typeof thrown.turn>), roll: null },
    })
    const steps = [
      { state: thrown },
      { state: kept },
      { state: again },
      { state: more },
      { state: next, events: [event('takes', { seat: 0, tile: 30 })] },
    ]
    const log = logOf(steps, seating, null)
    expect(log.map((line) => plain(line.text))).toEqual([
      'Anna sets aside worm worm worm worm · 5 5: 30',
      'Anna takes 30',
    ])
    expect(logOf(steps, seating, null, 1)).toEqual(log.slice(-1))
  })
})

describe('decisions in words', () => {
  it('speak of dice, tiles, specialists and people', () => {
    expect(tellMove('keep 4')).toBe('set aside the 4s')
    expect(tellMove('keep W')).toBe('set aside the worms')
    expect(tellMove('keep W', [], stateOf())).toBe('set aside the worms')
    expect(tellMove('keep 3', [], stateOf())).toBe('set aside the 3')
    expect(
      tellMove(
        'keep W',
        [],
        stateOf({ turn: { ...(stateOf().turn as NonNullable<State['turn']>), roll: '1134555W' } }),
      ),
    ).toBe('set aside the worm')
    expect(tellMove('put back golden_die')).toBe('put back the golden die')
    expect(tellMove('from 1', ['Anna', 'Ben'])).toBe('take the Bratworm from Ben')
    expect(tellMove('take 25')).toBe('take 25')
    expect(tellMove('roll golden')).toBe('roll nine dice')
  })
})
