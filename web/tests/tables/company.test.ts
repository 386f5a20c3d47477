import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { seatingNow } from '../../src/game/seating.ts'
import { muted, SHOWN_MS } from '../../src/tables/company.svelte.ts'
import type { Table } from '../../src/tables/table.svelte.ts'
import type { TableView } from '../../src/documents/types.ts'
import { stateOf } from '../game/states.ts'
import { type FakeSource, fakeTable } from './fake_source.ts'

const seat = (number: number, name: string) => ({
  seat: number,
  name,
  colour: 'mint',
  bot: null,
  host: false,
  away: false,
  left: false,
  throws: false,
  phrase: false,
})
const table = { id: 'x', seats: [seat(0, 'Anna'), seat(1, 'Ben')] } as unknown as TableView
const hello = () =>
  source.tell({
    type: 'greeting',
    table,
    you: 0,
    yours: [0],
    hosting: true,
    deadline: null,
    steps: null,
  })
const seen = () => seatingNow(table, live.company, muted.names)
let live: Table
let source: FakeSource

beforeEach(() => {
  vi.useFakeTimers()
  ;({ live, source } = fakeTable())
  hello()
})
afterEach(() => {
  live.close()
  vi.useRealTimers()
})

it('who is absent is told, and all are here again when a new connection says nothing else', () => {
  source.tell({ type: 'presence', absent: [{ seat: 1, bot_from: 70 }] })
  expect(seen().map(({ absent }) => absent)).toEqual([false, true])
  source.listener.lost(false)
  hello()
  expect(seen().map(({ absent }) => absent)).toEqual([false, false])
})

it('a picture is shown for some seconds, and a second one for as long again', () => {
  source.tell({ type: 'reaction', seat: 1, reaction: 'wow' })
  expect(seen()[1]?.picture).toBe('wow')
  vi.advanceTimersByTime(SHOWN_MS - 1)
  source.tell({ type: 'reaction', seat: 1, reaction: 'luck' })
  vi.advanceTimersByTime(SHOWN_MS - 1)
  expect(seen()[1]?.picture).toBe('luck')
  vi.advanceTimersByTime(1)
  expect(seen()[1]?.picture).toBeNull()
})

it('pictures of somebody who is muted are not seen, and the device remembers it', () => {
  muted.toggle('Ben')
  source.tell({ type: 'reaction', seat: 1, reaction: 'grr' })
  source.tell({ type: 'reaction', seat: 0, reaction: 'clap' })
  expect(seen().map(({ picture }) => picture)).toEqual(['clap', null])
  expect(localStorage.getItem('heckmeck-muted')).toBe('["Ben"]')
  muted.toggle('Ben')
  expect(seen()[1]?.picture).toBe('grr')
})

it('a picture is sent beside the game', () => {
  live.react('clap')
  expect(source.said).toEqual([{ react: 'clap', ply: 0 }])
})

it('a picture too many is told and drops no decision', () => {
  source.tell({
    type: 'greeting',
    table,
    you: 0,
    yours: [0],
    hosting: true,
    deadline: null,
    steps: [{ ply: 5, state: stateOf({ ply: 5, legal: ['keep 1'] }) }],
  })
  live.act('keep 1', 'roll')
  source.tell({ type: 'refused', reason: 'too-many-pictures', clause: '', text: 'wait', ply: 5 })
  expect(live.refusal?.text).toBe('wait')
  expect(live.acting).toBe(true)
})
