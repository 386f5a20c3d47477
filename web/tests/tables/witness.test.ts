import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { sealOf } from '../../src/engine/fair_dice.ts'
import { isPhrase, markTaken, seal, see, witnessOf } from '../../src/tables/witness.ts'
import { followFairly } from '../../src/tables/revealing.ts'
import type { TableView } from '../../src/documents/types.ts'

const answer = vi.fn<(path: string, request: RequestInit) => Promise<Response>>()
const bodies = () => answer.mock.calls.map(([path, { body }]) => [path, JSON.parse(String(body)) as object])

function tableOf(status: string, seals: string[], commitment = 'c0'.repeat(32)): TableView {
  return {
    id: 'abc',
    status,
    commitment,
    seats: seals.map((sealed_phrase, seat) => ({ seat, sealed_phrase, salt: '' })),
  } as unknown as TableView
}

beforeEach(() => {
  localStorage.clear()
  vi.useFakeTimers()
  vi.stubGlobal('fetch', answer)
  answer.mockReset().mockImplementation(() => Promise.resolve(Response.json({})))
})
afterEach(() => vi.useRealTimers())

it('keeps the commitment that was seen first, and the seals of the start (D3)', () => {
  see(tableOf('open', ['']))
  see(tableOf('starting', ['', 'seal'], 'ff'.repeat(32)))
  see(tableOf('starting', ['', 'another']))
  expect(witnessOf('abc')).toEqual({ commitment: 'c0'.repeat(32), phrases: [], seals: ['', 'seal'] })
})

it('sends a seal with a salt of 16 random bytes and keeps the phrase here', () => {
  const table = tableOf('open', [''])
  const [first, second] = [seal(table, 'tea'), seal(table, 'tea')]
  const [own] = witnessOf('abc')?.phrases ?? []
  expect(own).toEqual({
    phrase: 'tea',
    salt: expect.stringMatching(/^[0-9a-f]{32}$/) as string,
    seal: first,
    taken: false,
  })
  expect(sealOf('tea', own?.salt ?? '')).toBe(first)
  expect(second).not.toBe(first)
  expect(seal(table, '')).toBe('')
})

it('reveals each own phrase by itself at the start, companions too, and remembers that it was taken', async () => {
  const table = tableOf('open', [])
  const seals = [seal(table, 'tea'), 'of somebody else', seal(table, 'cake')]
  await followFairly(tableOf('open', seals), [0, 2])
  expect(answer).not.toHaveBeenCalled()
  await Promise.all([
    followFairly(tableOf('starting', seals), [0, 2]),
    followFairly(tableOf('starting', seals), [0, 2]),
  ])
  const [tea, cake] = witnessOf('abc')?.phrases ?? []
  expect(bodies()).toEqual([
    ['/api/tables/abc/reveal', { seat: 0, phrase: 'tea', salt: tea?.salt }],
    ['/api/tables/abc/reveal', { seat: 2, phrase: 'cake', salt: cake?.salt }],
  ])
  expect([tea?.taken, cake?.taken]).toEqual([true, true])
  await followFairly(tableOf('starting', seals), [0, 2])
  expect(answer).toHaveBeenCalledTimes(2)
})

it('reveals nothing to a table whose commitment was exchanged, nor for a seat of others', async () => {
  const own = seal(tableOf('open', []), 'tea')
  await followFairly(tableOf('starting', [own], 'ff'.repeat(32)), [0])
  await followFairly(tableOf('starting', [own]), [1])
  expect(answer).not.toHaveBeenCalled()
})

it('tries again where nobody answered, and not where it came too late', async () => {
  const own = seal(tableOf('open', []), 'tea')
  answer
    .mockRejectedValueOnce(new TypeError('offline'))
    .mockResolvedValueOnce(Response.json({ reason: 'busy' }, { status: 503 }))
  const revealing = followFairly(tableOf('starting', [own]), [0])
  await vi.advanceTimersByTimeAsync(5000)
  await revealing
  expect(answer).toHaveBeenCalledTimes(3)
  expect(witnessOf('abc')?.phrases[0]?.taken).toBe(true)
  const late = seal(tableOf('open', []), 'cake')
  answer.mockReset().mockResolvedValue(Response.json({ reason: 'not-revealing' }, { status: 409 }))
  await followFairly(tableOf('starting', [late]), [0])
  expect(answer).toHaveBeenCalledTimes(1)
  expect(witnessOf('abc')?.phrases[1]?.taken).toBe(false)
})

it('forgets the oldest of very many tables, and reads what is broken as nothing', () => {
  for (let number = 0; number < 130; number++) see({ ...tableOf('open', []), id: `t${number}` })
  expect([witnessOf('t0'), witnessOf('t129')?.commitment]).toEqual([null, 'c0'.repeat(32)])
  localStorage.setItem('heckmeck-fair', '{')
  expect(witnessOf('t129')).toBeNull()
  markTaken(tableOf('open', []), 'seal')
  expect(witnessOf('abc')?.phrases).toEqual([])
})

it.each(['', 'tea and cake', 'häßlich: ☂', '🦔'])('takes %j as a phrase', (phrase) =>
  expect(isPhrase(phrase)).toBe(true),
)
it.each(['a|b', '#', 'a\nb', '\u0085', '\u2028', '\ud800'])('takes no %j', (phrase) =>
  expect(isPhrase(phrase)).toBe(false),
)
