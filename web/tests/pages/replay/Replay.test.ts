import { cleanup, fireEvent, render, screen } from '@testing-library/svelte'
import { afterEach, beforeAll, expect, it, vi } from 'vitest'
import { imported } from '../../../src/game/imported.svelte.ts'
import { route } from '../../../src/router.svelte.ts'
import { say, words } from '../../../src/words/words.svelte.ts'
import { workHere } from '../../engine/worker_here.ts'
import { recordOf } from '../../engine/vectors.ts'

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

const RECORD = recordOf('example')

beforeAll(() => words.start())
afterEach(cleanup)

const place = async () => Number((await screen.findByRole<HTMLInputElement>('slider')).value)

it('opens another record at its beginning, whatever the address said of the last one', async () => {
  workHere()
  imported.text = RECORD
  route.go('/replay?ply=3')
  render(Replay)
  expect(await place()).toBe(3)
  await fireEvent.click(screen.getByLabelText(say('web-record-other')))
  await fireEvent.input(screen.getByLabelText(say('web-record-paste')), { target: { value: RECORD } })
  await fireEvent.click(screen.getByText(say('web-record-open-pasted')))
  expect(await place()).toBe(0)
  expect(location.search).toBe('')
})
