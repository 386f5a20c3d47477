import { cleanup, fireEvent, render, screen } from '@testing-library/svelte'
import { tick } from 'svelte'
import { afterEach, beforeAll, beforeEach, expect, it, vi } from 'vitest'
import { witnessOf } from '../../../../src/tables/witness.ts'
import Places from '../../../../src/pages/table/waiting/Places.svelte'
import { Company } from '../../../../src/tables/company.svelte.ts'
import type { Table } from '../../../../src/tables/table.svelte.ts'
import type { SeatView, TableView } from '../../../../src/documents/types.ts'
import { say, words } from '../../../../src/words/words.svelte.ts'

const company = new Company()
const live = { yours: [0], hosting: true, company } as unknown as Table
const COLOURS: SeatView['colour'][] = ['tomato', 'mint', 'pine', 'radish']
const answer = vi.fn<(path: string, request: RequestInit) => Promise<Response>>()

function tableOf(version: number, ...names: string[]): TableView {
  const seats = names.map((name, seat) => ({
    seat,
    name,
    colour: COLOURS[seat],
    bot: null,
    host: seat === 0,
    away: false,
    phrase: seat === 0,
  }))
  return { id: 'abc', version, places: 5, seats } as unknown as TableView
}

beforeAll(() => words.start())
beforeEach(() => {
  vi.useFakeTimers()
  vi.stubGlobal('fetch', answer)
  answer.mockReset().mockImplementation(() => Promise.resolve(Response.json({})))
})
afterEach(() => {
  cleanup()
  vi.useRealTimers()
})

const tap = async (name: string): Promise<void> => {
  await fireEvent.click(screen.getByLabelText(say('web-seat-remove', { name })))
  await vi.advanceTimersByTimeAsync(10)
}
const asked = () => answer.mock.calls.map(([path, { method }]) => `${method} ${path}`)

it('frees one seat with a double tap, though the rows move up', async () => {
  const { rerender } = render(Places, { live, table: tableOf(1, 'Anna', 'Ben', 'Cleo', 'Dan') })
  await tap('Ben')
  await tap('Ben')
  await rerender({ table: tableOf(2, 'Anna', 'Cleo', 'Dan') })
  await tap('Cleo')
  expect(asked()).toEqual(['DELETE /api/tables/abc/seats/1'])
  await vi.advanceTimersByTimeAsync(1000)
  await tap('Cleo')
  expect(asked()).toHaveLength(2)
})

it('waits for the table that the seat is gone from', async () => {
  const { rerender } = render(Places, { live, table: tableOf(1, 'Anna', 'Ben', 'Cleo') })
  await tap('Ben')
  await vi.advanceTimersByTimeAsync(5000)
  await tap('Ben')
  expect(asked()).toHaveLength(1)
  await rerender({ table: tableOf(2, 'Anna', 'Cleo') })
  await tap('Cleo')
  expect(asked()).toHaveLength(2)
})

it('lets a removal be tried again that was refused', async () => {
  render(Places, { live, table: tableOf(1, 'Anna', 'Ben') })
  answer.mockResolvedValueOnce(Response.json({ reason: 'busy', text: 'busy' }, { status: 503 }))
  await tap('Ben')
  await tap('Ben')
  expect(asked()).toHaveLength(2)
})

it('takes a phrase away only where that is wanted', async () => {
  render(Places, { live, table: tableOf(1, 'Anna', 'Ben') })
  const bodies = () => answer.mock.calls.map(([, { body }]) => JSON.parse(String(body)) as object)
  for (const isWanted of [false, true]) {
    await fireEvent.click(screen.getByText(say('web-wait-change')))
    if (isWanted) await fireEvent.click(screen.getByLabelText(say('web-seat-phrase-remove')))
    await fireEvent.click(screen.getByText(say('web-wait-keep')))
    await vi.advanceTimersByTimeAsync(10)
  }
  expect(bodies()).toEqual([
    { name: 'Anna', colour: 'tomato' },
    { name: 'Anna', colour: 'tomato', sealed_phrase: '' },
  ])
})

it('sends a new phrase sealed and keeps it on this device (D3)', async () => {
  localStorage.clear()
  render(Places, { live, table: { ...tableOf(1, 'Anna', 'Ben'), commitment: 'c0'.repeat(32) } })
  await fireEvent.click(screen.getByText(say('web-wait-change')))
  await fireEvent.input(screen.getByLabelText(say('web-seat-phrase')), { target: { value: ' tea ' } })
  await fireEvent.click(screen.getByText(say('web-wait-keep')))
  await vi.advanceTimersByTimeAsync(10)
  const [own] = witnessOf('abc')?.phrases ?? []
  expect(own).toMatchObject({ phrase: 'tea', taken: false })
  expect(answer.mock.calls.map(([, { body }]) => String(body))).toEqual([
    JSON.stringify({ name: 'Anna', colour: 'tomato', sealed_phrase: own?.seal }),
  ])
})

it('says who has gone while others wait', async () => {
  render(Places, { live, table: tableOf(1, 'Anna', 'Ben') })
  expect(screen.queryByText(say('web-board-absent'))).toBeNull()
  company.hear({ type: 'presence', absent: [{ seat: 1, bot_from: 1 }] })
  await tick()
  expect(screen.getByText(say('web-board-absent')).closest('li')?.textContent).toContain('Ben')
  company.greet()
})
