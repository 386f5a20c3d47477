import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { SocketSource } from '../../src/tables/socket_source.ts'
import type { Message } from '../../src/tables/source.ts'
import { workHere } from '../engine/worker_here.ts'
import { FakeSocket, openSockets } from '../server/sockets.ts'

const seats = [
  { seat: 0, name: 'Anna', bot: null, away: false, sealed_phrase: '' },
  { seat: 1, name: 'Ben', bot: 'simple', away: false, sealed_phrase: '' },
]
const table = { id: 'x', rules: 'classic', start: 0, status: 'playing', commitment: 'c0', pace: '1x', seats }
const MOVES = ['dice 11335555', 'keep 5', 'roll', 'dice 555W', 'keep W', 'stop', 'dice 12345WWW']
const told: Message[] = []
let source: SocketSource
let lost: boolean[]

const settle = () => vi.advanceTimersByTimeAsync(0)
async function hello(moves: string[] | null, ply: number | null): Promise<void> {
  const seating = { table, you: 0, yours: [0], hosting: true, deadline: null }
  FakeSocket.last.tell({ type: 'hello', ...seating, ply, now: 0, state: null, moves })
  await settle()
}
async function move(ply: number, by = 'player'): Promise<void> {
  FakeSocket.last.tell({ type: 'move', ply, move: MOVES[ply - 1] ?? null, by, at: 1, deadline: null })
  await settle()
}
const plies = () => told.flatMap((message) => (message.type === 'step' ? [message.ply] : []))

beforeEach(() => {
  workHere()
  openSockets()
  lost = []
  told.length = 0
  source = new SocketSource('x', {
    hear: (message) => told.push(message),
    reached: () => undefined,
    lost: (gone) => lost.push(gone),
  })
})
afterEach(() => {
  source.close()
  vi.useRealTimers()
})

it('asks for moves alone and works out what they came to', async () => {
  expect(FakeSocket.last.url).toContain('/api/tables/x/live?moves=1')
  await hello(MOVES.slice(0, 5), 5)
  expect(told[0]).toMatchObject({ type: 'greeting', you: 0, table })
  const { steps } = told[0] as Extract<Message, { type: 'greeting' }>
  expect(steps?.map(({ ply, by }) => [ply, by])).toEqual([
    [0, null],
    [1, 'dice'],
    [2, 'player'],
    [3, 'player'],
    [4, 'dice'],
    [5, 'player'],
  ])
  expect(steps?.at(-1)?.state).toMatchObject({ phase: 'decide', seat: 0, turn: { total: 25, kept: { '5': 4, W: 1 } } })
  await move(6)
  expect(told[1]).toMatchObject({
    type: 'step',
    by: 'player',
    at: 1,
    state: { ply: 6, seat: 1, phase: 'rolling', players: [{ stack: [25], worms: 2 }, { stack: [] }] },
    events: [{ kind: 'takes', seat: 0, tile: 25 }],
  })
  expect(source.game?.moves).toEqual(MOVES.slice(0, 6))
})

it('tells a game from its start, and what is not begun has no steps', async () => {
  await hello(null, null)
  expect(told[0]).toMatchObject({ type: 'greeting', steps: [] })
  await move(0)
  await move(1, 'dice')
  expect(told.slice(1)).toMatchObject([
    { ply: 0, state: { phase: 'rolling' } },
    { ply: 1, state: { phase: 'keep' } },
  ])
})

it('asks for what follows its last step when the connection was lost, and tells nothing twice', async () => {
  await hello(MOVES.slice(0, 4), 4)
  await move(5)
  FakeSocket.last.end()
  expect(lost).toEqual([false])
  vi.advanceTimersByTime(300)
  expect(FakeSocket.last.url).toContain('&ply=5')
  await hello(null, 6)
  expect(told.at(-1)).toMatchObject({ type: 'greeting', steps: null })
  await move(5)
  await move(6)
  expect(plies()).toEqual([5, 6])
})

it('asks again where a step is missing', async () => {
  await hello(MOVES.slice(0, 4), 4)
  await move(6)
  expect([plies(), FakeSocket.last.said]).toEqual([[], [{ ply: 4 }]])
})

const press = { acts: ['keep W', 'stop'], ply: 4 }

it('says a press until it is heard', async () => {
  await hello(MOVES.slice(0, 4), 4)
  source.act(press)
  vi.advanceTimersByTime(2999)
  expect(lost).toEqual([])
  vi.advanceTimersByTime(1)
  expect([lost, FakeSocket.last.said]).toEqual([[false], [press, press]])
  await move(5)
  await move(6)
  vi.advanceTimersByTime(9000)
  expect(FakeSocket.last.said).toEqual([press, press])
})

it('says it again after a lost connection, but not about a position that is past', async () => {
  await hello(MOVES.slice(0, 4), 4)
  source.act(press)
  FakeSocket.last.end()
  vi.advanceTimersByTime(300)
  await hello(null, 4)
  expect(FakeSocket.last.said).toEqual([press])
  FakeSocket.last.end()
  vi.advanceTimersByTime(1000)
  await hello(MOVES.slice(0, 6), 6)
  vi.advanceTimersByTime(9000)
  expect(FakeSocket.last.said).toEqual([])
})

it('what came too late is answered by the steps that were faster', async () => {
  await hello(MOVES.slice(0, 4), 4)
  source.act({ acts: ['keep 5'], ply: 4 })
  FakeSocket.last.tell({ type: 'refused', reason: 'stale-ply', text: 'Somebody was faster.', ply: 6 })
  await settle()
  expect([told.length, FakeSocket.last.said]).toEqual([1, [{ act: 'keep 5', ply: 4 }, { ply: 4 }]])
})

it('a refusal is told once, and the press is not said again', async () => {
  await hello(MOVES.slice(0, 4), 4)
  source.act(press)
  FakeSocket.last.tell({ type: 'refused', reason: 'not-your-turn', text: 'It is not your turn.', ply: 4 })
  await settle()
  vi.advanceTimersByTime(9000)
  expect(told.at(-1)).toMatchObject({ type: 'refused', reason: 'not-your-turn' })
  expect(FakeSocket.last.said).toEqual([press])
})
