import { describe, expect, test } from 'vitest'
import type { Ending, State } from '../../../../src/documents/types.ts'
import type { Happening } from '../../../../src/documents/types.ts'
import { hintFor, sinceMyDecision, type View } from '../../../../src/pages/table/learn/hints.ts'

interface Given {
  roll?: string
  kept?: Record<string, number>
  chosen?: string
  total?: number
  diceLeft?: number
  stop?: Partial<Ending>
  phase?: View['phase']
  happened?: Happening[]
  theirs?: number[]
  busy?: boolean
}
const MINE = 0
const THEIRS = 1

function view({
  roll = '1234455W',
  kept = {},
  chosen,
  total = 0,
  diceLeft = 8,
  stop,
  phase = 'keep',
  happened = [],
  theirs = [],
  busy = false,
}: Given): View {
  const free = [...new Set(roll)].filter((face) => !(face in kept))
  const player = (name: string, stack: number[]) => ({ name, stack, bratworms: 0, specialist: null, worms: 0 })
  const state = {
    ply: 1,
    phase: 'keep',
    seat: phase === 'watch' ? THEIRS : MINE,
    grill: { 21: 'down', 22: 'up', 28: 'up' },
    players: [player('Anna', []), player('Bruno', theirs)],
    turn: { roll, kept, total, dice_left: diceLeft },
    legal: free.map((face) => `keep ${face}`),
  } as unknown as State
  const ending = stop ? ({ kind: 'take', tile: null, from_seat: null, ...stop } as Ending) : null
  const preview = {
    chosen: null,
    total,
    before: 0,
    gain: 0,
    diceLeft,
    worm: false,
    stop: ending,
    target: null,
    reach: [],
    dead: 0,
    lands: null,
    costs: { tile: null, turned: null, specialist: null },
    canStop: ending !== null,
    canRoll: diceLeft > 0,
  }
  return { state, phase, you: MINE, chosen: chosen ?? null, preview, happened, busy }
}
const event = (kind: string, seat: number, tile: number | null = null, other: number | null = null): Happening => ({
  kind,
  seat,
  tile,
  other,
  specialist: null,
})
const hintOf = (given: Given, seen: string[] = [], shown: string | null = null) =>
  hintFor(view(given), shown && `web-learn-hint-${shown}`, new Set(seen.map((key) => `web-learn-hint-${key}`)))

describe('which hint for which state', () => {
  test.each<[string, Given, string[], string, object]>([
    ['the first roll', {}, [], 'pick', { target: 'lanes', tells: false }],
    [
      'a face is chosen for the first time',
      { chosen: '5', total: 10, diceLeft: 6, stop: { kind: 'fail' } },
      ['pick'],
      'roll',
      { target: 'roll', values: { total: 10 } },
    ],
    ['a face that was set aside comes again', { kept: { 4: 2 } }, [], 'once', { target: 'lanes' }],
    ['a worm may be taken', { kept: { 4: 2 } }, ['once'], 'worm', { target: 'lanes' }],
    [
      'enough, but no worm',
      { kept: { 5: 4 }, chosen: '4', total: 28, diceLeft: 2, stop: { kind: 'fail' } },
      [],
      'no-worm',
      { target: 'total', values: { total: 28 } },
    ],
    [
      'a worm, but not enough',
      { kept: { W: 2 }, chosen: '4', total: 18, diceLeft: 4, stop: { kind: 'fail' } },
      [],
      'too-low',
      { values: { total: 18, lowest: 22 } },
    ],
    [
      'a tile may be taken',
      { kept: { W: 3 }, chosen: '4', total: 28, diceLeft: 3, stop: { kind: 'take', tile: 28 } },
      [],
      'stop',
      { target: 'stop', values: { tile: '28' } },
    ],
    [
      'only a lower tile',
      { kept: { W: 3 }, chosen: '4', total: 25, diceLeft: 3, stop: { kind: 'lower', tile: 22 } },
      [],
      'lower',
      { values: { total: 25, tile: '22' } },
    ],
    [
      'a tile may be stolen',
      { kept: { W: 3 }, chosen: '4', total: 23, diceLeft: 3, stop: { kind: 'steal', tile: 23, from_seat: THEIRS } },
      [],
      'steal',
      { target: 'stop', values: { total: 23, name: 'Bruno' } },
    ],
    [
      'few dice left',
      { kept: { W: 3 }, chosen: '4', total: 28, diceLeft: 2, stop: { kind: 'take', tile: 28 } },
      ['stop'],
      'few',
      { target: 'roll', values: { n: 2 } },
    ],
    [
      'somebody else has a tile',
      { theirs: [24, 26] },
      ['pick'],
      'their-top',
      { target: 'seats', tells: true, values: { name: 'Bruno', tile: '26' } },
    ],
    ['somebody else plays', { phase: 'watch' }, [], 'watch', { target: 'lanes', values: { name: 'Bruno' } }],
    [
      'I took a tile',
      { phase: 'watch', happened: [event('takes', MINE, 24)] },
      [],
      'took',
      { target: 'me', tells: true, values: { tile: '24' } },
    ],
    [
      'I stole a tile',
      { phase: 'watch', happened: [event('steals', MINE, 24, THEIRS)] },
      [],
      'stole',
      { values: { tile: '24' } },
    ],
    [
      'I failed without a tile',
      { phase: 'watch', happened: [event('fails-no-worm', MINE)] },
      [],
      'failed',
      { tells: true },
    ],
    [
      'I failed and lost a tile',
      { happened: [event('fails-no-tile', MINE), event('puts-back', MINE, 24), event('turned-over', MINE, 28)] },
      [],
      'lost',
      { target: 'grill', values: { tile: '24' } },
    ],
    [
      'a tile is turned over',
      { happened: [event('fails-no-tile', MINE), event('puts-back', MINE, 24), event('turned-over', MINE, 28)] },
      ['lost'],
      'turned',
      { values: { tile: '28' } },
    ],
    [
      'somebody else fails',
      { happened: [event('fails-no-worm', THEIRS)] },
      [],
      'they-fail',
      { values: { name: 'Bruno' } },
    ],
    [
      'my tile was stolen',
      { happened: [event('steals', THEIRS, 24, MINE)] },
      [],
      'robbed',
      { values: { tile: '24', name: 'Bruno' } },
    ],
  ])('%s', (_, given, seen, key, rest) => {
    expect(hintOf(given, seen)).toMatchObject({ key: `web-learn-hint-${key}`, ...rest })
  })

  test('each hint comes once', () => {
    expect(hintOf({}, ['pick'])).toBeNull()
    expect(hintOf({ kept: { 4: 2 } }, ['once', 'worm'])).toBeNull()
  })

  test('a hint stays while its situation lasts, also when a more urgent one comes up', () => {
    expect(hintOf({ theirs: [24] }, [], 'pick')?.key).toBe('web-learn-hint-pick')
    expect(hintOf({ theirs: [24], chosen: '5', total: 10, diceLeft: 6 }, [], 'pick')?.key).toBe('web-learn-hint-roll')
  })

  test('what happened is told until the learner goes on', () => {
    const happened = [event('fails-no-worm', MINE)]
    expect(hintOf({ happened, phase: 'watch' })?.key).toBe('web-learn-hint-failed')
    expect(hintOf({ happened })?.key).not.toBe('web-learn-hint-failed')
  })

  test('what somebody else could do now is not told', () => {
    expect(
      hintOf({ phase: 'watch', total: 23, stop: { kind: 'steal', tile: 23, from_seat: MINE } }, ['watch']),
    ).toBeNull()
    expect(hintOf({ phase: 'watch', total: 24, stop: { kind: 'fail' } }, ['watch'])).toBeNull()
  })

  test('nothing is said while a decision is on its way, or after the end', () => {
    expect(hintOf({ busy: true })).toBeNull()
    expect(hintOf({ phase: 'over' })).toBeNull()
  })
})

describe('what happened since my decision', () => {
  const stop = { by: 'player', events: [event('takes', MINE, 24)] }
  test('begins with the decision itself', () => {
    const before = { by: 'bot', events: [event('takes', THEIRS, 21)] }
    const after = { by: 'bot', events: [event('fails-no-worm', THEIRS)] }
    expect(sinceMyDecision([before, stop, { by: 'dice', events: null }, after]).map(({ kind }) => kind)).toEqual([
      'takes',
      'fails-no-worm',
    ])
  })
  test('is everything before the first one', () => {
    expect(sinceMyDecision([{ by: null }, { by: 'bot', events: [event('takes', THEIRS, 21)] }])).toHaveLength(1)
  })
})
