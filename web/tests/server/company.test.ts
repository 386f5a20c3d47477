import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { seatingNow } from '../../src/game/seating.ts'
import { muted, SHOWN_MS } from '../../src/server/company.svelte.ts'
import { LiveTable } from '../../src/server/live.svelte.ts'
import type { TableView } from '../../src/server/types.ts'
import { stateOf } from '../game/states.ts'
import { FakeSocket, openSockets } from './sockets.ts'

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
  FakeSocket.last.tell({
    type: 'hello',
    table,
    you: 0,
    yours: [0],
    hosting: true,
    ply: null,
    deadline: null,
    now: 0,
    state: null,
    moves: null,
  })
const seen = () => seatingNow(table, live.company, muted.names)
let live: LiveTable

beforeEach(() => {
  openSockets()
  vi.stubGlobal('fetch', () => Promise.reject(new Error('no log here')))
  live = new LiveTable('x')
  hello()
})
afterEach(() => {
  live.close()
  vi.useRealTimers()
})

it('who is absent is told, and all are here again when a new connection says nothing else', () => {
  FakeSocket.last.tell({ type: 'presence', absent: [{ seat: 1, bot_from: 70 }] })
  expect(seen().map(({ absent }) => absent)).toEqual([false, true])
  FakeSocket.last.end()
  vi.advanceTimersByTime(300)
  hello()
  expect(seen().map(({ absent }) => absent)).toEqual([false, false])
})

it('a picture is shown for some seconds, and a second one for as long again', () => {
  FakeSocket.last.tell({ type: 'reaction', seat: 1, reaction: 'wow' })
  expect(seen()[1]?.picture).toBe('wow')
  vi.advanceTimersByTime(SHOWN_MS - 1)
  FakeSocket.last.tell({ type: 'reaction', seat: 1, reaction: 'luck' })
  vi.advanceTimersByTime(SHOWN_MS - 1)
  expect(seen()[1]?.picture).toBe('luck')
  vi.advanceTimersByTime(1)
  expect(seen()[1]?.picture).toBeNull()
})

it('pictures of somebody who is muted are not seen, and the device remembers it', () => {
  muted.toggle('Ben')
  FakeSocket.last.tell({ type: 'reaction', seat: 1, reaction: 'grr' })
  FakeSocket.last.tell({ type: 'reaction', seat: 0, reaction: 'clap' })
  expect(seen().map(({ picture }) => picture)).toEqual(['clap', null])
  expect(localStorage.getItem('heckmeck-muted')).toBe('["Ben"]')
  muted.toggle('Ben')
  expect(seen()[1]?.picture).toBe('grr')
})

it('a picture is sent beside the game', () => {
  live.react('clap')
  expect(FakeSocket.last.said).toEqual([{ react: 'clap', ply: 0 }])
})

it('a picture too many is told and drops no decision', () => {
  FakeSocket.last.tell({
    type: 'hello',
    table,
    you: 0,
    yours: [0],
    hosting: true,
    ply: 5,
    deadline: null,
    now: 0,
    state: stateOf({ ply: 5, legal: ['keep 1'] }),
    outlook: null,
  })
  live.act('keep 1', 'roll')
  FakeSocket.last.tell({ type: 'refused', reason: 'too-many-pictures', clause: '', text: 'wait', ply: 5 })
  expect(live.refusal?.text).toBe('wait')
  expect(live.acting).toBe(true)
})
