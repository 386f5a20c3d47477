import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { get, Refused } from '../../src/server/api.ts'
import { reachable } from '../../src/server/reachable.svelte.ts'

let answer: () => Promise<Response>
const fetched = vi.fn(() => answer())
const gone = () => Promise.reject(new TypeError('Failed to fetch'))
const here = () => Promise.resolve(Response.json({}))

beforeEach(() => {
  vi.useFakeTimers()
  vi.stubGlobal('fetch', fetched)
  fetched.mockClear()
})
afterEach(async () => {
  answer = here
  await reachable.look()
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

it.each([
  ['no answer', gone],
  [
    'the service worker’s word for it',
    () => Promise.resolve(new Response(null, { status: 204, headers: { 'Heckmeck-Away': '1' } })),
  ],
])('after %s it asks by itself, ever more rarely, until there is one', async (_, silence) => {
  answer = silence
  const returned = reachable.returns
  await expect(get('/api/me')).rejects.toMatchObject({ refusal: { reason: 'no-answer' } })
  expect(reachable.away).toBe(true)
  for (const wait of [2000, 4000]) {
    await vi.advanceTimersByTimeAsync(wait - 1)
    const before = fetched.mock.calls.length
    await vi.advanceTimersByTimeAsync(1)
    expect(fetched.mock.calls.length).toBe(before + 1)
  }
  answer = here
  await vi.advanceTimersByTimeAsync(8000)
  expect([reachable.away, reachable.returns]).toEqual([false, returned + 1])
  const before = fetched.mock.calls.length
  await vi.advanceTimersByTimeAsync(60_000)
  expect(fetched.mock.calls.length).toBe(before)
})

it('asks at once when the device is online again', async () => {
  answer = gone
  await get('/api/me').catch(() => undefined)
  answer = here
  dispatchEvent(new Event('online'))
  await vi.advanceTimersByTimeAsync(0)
  expect(reachable.away).toBe(false)
})

it('a refusal is an answer', async () => {
  answer = () => Promise.resolve(Response.json({ reason: 'nobody', text: 'no' }, { status: 403 }))
  await expect(get('/api/me')).rejects.toBeInstanceOf(Refused)
  expect(reachable.away).toBe(false)
})
