import { afterEach, expect, it, vi } from 'vitest'
import { Play } from '../../../src/pages/table/play.svelte.ts'
import type { TableView } from '../../../src/documents/types.ts'
import { outlookOf, prospectOf, stateOf } from '../../game/states.ts'
import { type FakeSource, fakeTable } from '../../tables/fake_source.ts'

let source: FakeSource
const opened: { close(): void }[] = []
afterEach(() => {
  for (const table of opened.splice(0)) table.close()
  vi.useRealTimers()
})

function playOf(kept: Record<string, number>, coach: boolean, dead: number | null = null): Play {
  vi.useFakeTimers()
  const table = { id: 'x', rules: 'classic', coach, seats: [] } as unknown as TableView
  const state = stateOf({
    phase: 'decide',
    legal: ['roll', 'stop'],
    turn: { roll: null, golden: null, kept, dice_left: 1, golden_left: false, total: 20, weasel_used: false },
  })
  const fake = fakeTable()
  source = fake.source
  opened.push(fake.live)
  source.tell({
    type: 'greeting',
    table,
    you: 0,
    yours: [0],
    hosting: true,
    deadline: null,
    steps: [{ ply: state.ply, state, outlook: dead === null ? null : outlookOf({}, { now: prospectOf({ dead }) }) }],
  })
  return new Play(fake.live, table, state)
}

it('tells the chance of a dead throw only with the coach, but always that it is certain (T5)', () => {
  const three = { '1': 1, '2': 1, W: 5 }
  expect(playOf(three, true, 0.5).deadThrow).toBe(0.5)
  expect(playOf(three, false, 0.5).deadThrow).toBeNull()
  expect(playOf({ '1': 1, '2': 1, '3': 1, '4': 1, '5': 1, W: 2 }, false, 1).deadThrow).toBe(1)
})

it('asks once before stopping loses a tile, and a second tap at once is not an answer (player 8)', () => {
  const play = playOf({ '1': 1, '2': 1 }, false)
  const costs = { tile: 24, turned: 30, specialist: null }
  source.tell({
    type: 'step',
    ply: 8,
    by: 'player',
    at: 0,
    deadline: null,
    events: [],
    state: { ...play.state, ply: 8, move: 'keep 2' },
    outlook: outlookOf({}, { now: prospectOf(), roll_costs: costs }),
  })
  vi.advanceTimersByTime(400)
  play.commit('stop')
  play.commit('stop')
  expect([play.isWarned, source.said]).toEqual([true, []])
  vi.advanceTimersByTime(400)
  play.commit('stop')
  expect(source.said).toEqual([{ acts: ['stop'], ply: 8 }])
})

it('asks once too before a dead throw is given up, though the weasel could help (player 8, K5)', () => {
  const play = playOf({ '1': 1, '2': 1 }, false)
  const dead = stateOf({
    ply: 8,
    move: 'dice 1122',
    legal: ['stop', 'weasel'],
    turn: {
      roll: '1122',
      golden: null,
      kept: { '1': 1, '2': 1 },
      dice_left: 4,
      golden_left: false,
      total: 3,
      weasel_used: false,
    },
  })
  const costs = { tile: 24, turned: 30, specialist: 'weasel' as const }
  source.tell({
    type: 'step',
    ply: 8,
    by: 'dice',
    at: 0,
    deadline: null,
    events: [],
    state: dead,
    outlook: outlookOf({}, { weasel: true, roll_costs: costs }),
  })
  expect([play.phase, play.isSettled]).toEqual(['weasel', false])
  play.press('S')
  expect(play.isWarned).toBe(false) // it has just come: that tap was meant for something else
  vi.advanceTimersByTime(400)
  play.press('S')
  play.press('S')
  expect([play.isWarned, play.isSettled, source.said]).toEqual([true, false, []])
  vi.advanceTimersByTime(400)
  expect(play.isSettled).toBe(true)
  play.press('S')
  expect(source.said).toEqual([{ acts: ['stop'], ply: 8 }])
})
