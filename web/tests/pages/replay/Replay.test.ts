import { cleanup, fireEvent, render, screen } from '@testing-library/svelte'
import { afterEach, beforeAll, expect, it, vi } from 'vitest'
import { imported } from '../../../src/game/imported.svelte.ts'
import { route } from '../../../src/router.svelte.ts'
import { say, words } from '../../../src/words/words.svelte.ts'
import { stateOf } from '../../game/states.ts'

vi.stubGlobal('matchMedia', () => ({
  matches: false,
  addEventListener: () => undefined,
  removeEventListener: () => undefined,
}))
vi.stubGlobal('scrollTo', () => undefined)
vi.stubGlobal(
  'ResizeObserver',
  class {
    observe = () => undefined
    unobserve = () => undefined
  },
)
const { default: Replay } = await import('../../../src/pages/replay/Replay.svelte')

const states = [0, 0, 1, 1, 0].map((seat, ply) => stateOf({ ply, seat }))
const replay = { players: ['Anna', 'Ben'], rules: 'classic', states, events: states.map(() => []) }

beforeAll(() => words.start())
afterEach(cleanup)

const place = async () => Number((await screen.findByRole<HTMLInputElement>('slider')).value)

it('opens another record at its beginning, whatever the address said of the last one', async () => {
  vi.stubGlobal('fetch', () => Promise.resolve(Response.json(replay)))
  imported.text = 'heckmeck 1'
  route.go('/replay?ply=3')
  render(Replay)
  expect(await place()).toBe(3)
  await fireEvent.click(screen.getByLabelText(say('web-record-other')))
  await fireEvent.input(screen.getByLabelText(say('web-record-paste')), { target: { value: 'heckmeck 1' } })
  await fireEvent.click(screen.getByText(say('web-record-open-pasted')))
  expect(await place()).toBe(0)
  expect(location.search).toBe('')
})
