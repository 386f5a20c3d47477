import { cleanup, fireEvent, render, screen } from '@testing-library/svelte'
import { afterEach, beforeAll, beforeEach, expect, it, vi } from 'vitest'
import SeatForm, { type Wish } from '../../../src/parts/seats/SeatForm.svelte'
import { Refused } from '../../../src/server/api.ts'
import type { SeatView } from '../../../src/documents/types.ts'
import { settings } from '../../../src/settings.svelte.ts'
import { say, words } from '../../../src/words/words.svelte.ts'

const SEAT: SeatView = {
  seat: 0,
  name: 'Ben',
  colour: 'mint',
  bot: null,
  host: true,
  away: false,
  left: false,
  throws: false,
  phrase: true,
  sealed_phrase: 'a'.repeat(64),
  salt: '',
}

beforeAll(() => words.start())
beforeEach(() => settings.setName('Ben'))
afterEach(cleanup)

function shown(onwish: (wish: Wish) => Promise<void>, seat: SeatView | null = null): void {
  render(SeatForm, { seats: seat ? [seat] : [], seat, button: 'Sit down', onwish })
}
const type = (label: string, value: string) => fireEvent.input(screen.getByLabelText(label), { target: { value } })
const send = () => fireEvent.click(screen.getByText('Sit down'))

it('keeps a name only after it was taken (N2)', async () => {
  const refuse = new Refused(400, {
    type: 'refused',
    reason: 'bad-name',
    clause: 'N2',
    text: 'no commas',
    ply: null,
    details: { name: 'Anna,' },
  })
  const onwish = vi.fn<(wish: Wish) => Promise<void>>().mockRejectedValueOnce(refuse).mockResolvedValueOnce()
  shown(onwish)
  await type(say('web-seat-name'), 'Mum, Dad')
  await send()
  await screen.findByText('no commas')
  expect(settings.name).toBe('Ben')
  await type(say('web-seat-name'), ' Mum ')
  await send()
  await vi.waitFor(() => expect(settings.name).toBe('Mum'))
})

it('leaves a phrase alone, exchanges it or takes it away', async () => {
  const onwish = vi.fn<(wish: Wish) => Promise<void>>().mockResolvedValue()
  shown(onwish, SEAT)
  const phrases = () => onwish.mock.calls.map(([wish]) => wish.phrase)
  await send()
  await vi.waitFor(() => expect(phrases()).toEqual([undefined]))
  await fireEvent.click(screen.getByLabelText(say('web-seat-phrase-remove')))
  await send()
  await vi.waitFor(() => expect(phrases()).toEqual([undefined, '']))
  await type(say('web-seat-phrase'), ' tea ')
  await send()
  await vi.waitFor(() => expect(phrases()).toEqual([undefined, '', 'tea']))
})

it('takes no phrase away where there is none', () => {
  shown(() => Promise.resolve(), { ...SEAT, phrase: false })
  expect(screen.queryByLabelText(say('web-seat-phrase-remove'))).toBeNull()
})

it.each(['a|b', 'a#b', 'a\tb'])('says that %j is no phrase instead of changing it (D2)', async (phrase) => {
  const onwish = vi.fn<(wish: Wish) => Promise<void>>().mockResolvedValue()
  shown(onwish)
  await type(say('web-seat-phrase'), phrase)
  await send()
  await screen.findByText(say('web-seat-phrase-bad'))
  expect(onwish).not.toHaveBeenCalled()
})
