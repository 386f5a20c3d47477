import { cleanup, fireEvent, render, screen } from '@testing-library/svelte'
import { afterEach, beforeAll, beforeEach, expect, it, vi } from 'vitest'
import OpenTable from '../../../../src/pages/start/parts/OpenTable.svelte'
import { route } from '../../../../src/router.svelte.ts'
import type { Options } from '../../../../src/documents/types.ts'
import { settings } from '../../../../src/settings.svelte.ts'
import { say, words } from '../../../../src/words/words.svelte.ts'

const OPTIONS = {
  presets: ['classic', 'deluxe'],
  options: { max_turns: [] },
  clocks: ['none', '30s'],
  bots: ['simple'],
} as unknown as Options
const answer = vi.fn<(path: string, request: RequestInit) => Promise<Response>>()

beforeAll(() => words.start())
beforeEach(() => {
  vi.stubGlobal('fetch', answer)
  vi.stubGlobal('scrollTo', () => undefined)
  settings.setName('Ben')
  route.go('/play')
  render(OpenTable, { options: OPTIONS })
})
afterEach(() => {
  cleanup()
  answer.mockReset()
})

const reply = (body: object, status = 200) => answer.mockResolvedValueOnce(Response.json(body, { status }))
const type = (label: string, value: string) =>
  fireEvent.input(screen.getByLabelText(label, { exact: false }), { target: { value } })
const open = () => fireEvent.click(screen.getByText(say('web-new-open')))

it('keeps a name only after it was taken (N2)', async () => {
  reply({ reason: 'bad-name', text: 'no commas' }, 400)
  await type(say('web-people-name', { n: 1 }), 'Mum, Dad')
  await open()
  await screen.findByText('no commas')
  expect(settings.name).toBe('Ben')
  reply({ table: { id: 'abc' } }, 201)
  await type(say('web-people-name', { n: 1 }), 'Mum')
  await open()
  await vi.waitFor(() => expect([route.path, settings.name]).toEqual(['/table/abc', 'Mum']))
})

it('keeps no name of somebody who only hosts: nobody has looked at it', async () => {
  reply({ table: { id: 'abc' } }, 201)
  await type(say('web-people-name', { n: 1 }), 'Mum, Dad')
  await fireEvent.click(screen.getByLabelText(say('web-new-plays'), { exact: false }))
  await open()
  await vi.waitFor(() => expect(route.path).toBe('/table/abc'))
  expect(settings.name).toBe('Ben')
})

it('stands what is typed as the most turns (E4), and says what is wrong with it', async () => {
  for (const typed of ['20 turns', 'abc']) {
    await type(say('web-option-max-turns'), typed)
    expect(document.body.textContent).not.toContain('web-option')
  }
  await open()
  await screen.findByText(say('web-new-bad-number'))
  expect(answer).not.toHaveBeenCalled()
})

it('brings people to what is wrong, also where it was folded away', async () => {
  await type(say('web-people-name', { n: 1 }), '')
  await open()
  await vi.waitFor(() => expect(document.activeElement).toBe(screen.getByLabelText(say('web-people-name', { n: 1 }))))
  await type(say('web-people-name', { n: 1 }), 'Ben')
  await type(say('web-option-max-turns'), 'abc')
  await open()
  await vi.waitFor(() =>
    expect(document.activeElement).toBe(screen.getByLabelText(say('web-option-max-turns'), { exact: false })),
  )
  expect(document.activeElement?.closest('details')?.open).toBe(true)
  expect(answer).not.toHaveBeenCalled()
})
