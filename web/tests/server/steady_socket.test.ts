import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { SteadySocket } from '../../src/server/steady_socket.ts'
import { FakeSocket, openSockets } from './sockets.ts'

let lost: boolean[]
let socket: SteadySocket<unknown>

beforeEach(() => {
  openSockets()
  lost = []
  socket = new SteadySocket(
    () => '/live',
    () => undefined,
    (gone) => lost.push(gone),
  )
})
afterEach(() => {
  socket.close()
  vi.useRealTimers()
})

it('comes back by itself, later each time it does not hold', () => {
  FakeSocket.last.end()
  expect(lost).toEqual([false])
  vi.advanceTimersByTime(300)
  expect(FakeSocket.opened).toHaveLength(2)
  FakeSocket.last.tell({ type: 'refused' }) // a word and a closed door: not a connection that holds
  FakeSocket.last.end(4429)
  vi.advanceTimersByTime(999)
  expect(FakeSocket.opened).toHaveLength(2)
  vi.advanceTimersByTime(1)
  expect(FakeSocket.opened).toHaveLength(3)
})

it('after a connection that held, it comes back at once', () => {
  for (let time = 0; time < 3; time++) {
    vi.advanceTimersByTime(10_000)
    FakeSocket.last.end()
    vi.advanceTimersByTime(300)
  }
  expect(FakeSocket.opened).toHaveLength(4)
})

it('a silent connection is lost at once, without the other side’s word', () => {
  FakeSocket.last.tell({})
  vi.advanceTimersByTime(35_000)
  expect(lost).toEqual([false])
  FakeSocket.opened[0]?.end() // its late answer changes nothing
  vi.advanceTimersByTime(300)
  expect(lost).toEqual([false])
  expect(FakeSocket.opened).toHaveLength(2)
})

it('whoever is online again does not wait for a connection that has long said nothing', () => {
  vi.advanceTimersByTime(19_000)
  window.dispatchEvent(new Event('online'))
  expect(FakeSocket.opened).toHaveLength(1)
  vi.advanceTimersByTime(2_000)
  window.dispatchEvent(new Event('online'))
  expect(FakeSocket.opened).toHaveLength(2)
  vi.advanceTimersByTime(5_000)
  expect(FakeSocket.opened).toHaveLength(2)
})

it('stays away from what is not there', () => {
  FakeSocket.last.end(4404)
  vi.advanceTimersByTime(60_000)
  expect(lost).toEqual([true])
  expect(FakeSocket.opened).toHaveLength(1)
})

it('a device without a network has lost its connection at once', () => {
  dispatchEvent(new Event('offline'))
  expect(lost).toEqual([false])
  dispatchEvent(new Event('online'))
  expect(FakeSocket.opened).toHaveLength(2)
})
