import { cleanup, render, screen } from '@testing-library/svelte'
import { afterEach, beforeAll, expect, it, type Mock, vi } from 'vitest'
import NotLoaded from '../../src/parts/NotLoaded.svelte'
import { words } from '../../src/words/words.svelte.ts'

beforeAll(() => words.start())
afterEach(() => {
  cleanup()
  vi.unstubAllGlobals()
})

/** A server that answers as it is told, and how often the page was loaded anew. */
function offline(): { answer: (ok: boolean) => void; reload: Mock<() => void> } {
  let answers = false
  const reload = vi.fn<() => void>()
  vi.stubGlobal('fetch', () => (answers ? Promise.resolve({ ok: true }) : Promise.reject(new TypeError('offline'))))
  return { answer: (ok) => (answers = ok), reload }
}

it('opens by itself once the server answers again', async () => {
  const { answer, reload } = offline()
  render(NotLoaded, { reload })
  expect(screen.getByRole('alert').textContent).toBe(words.say('web-page-not-loaded'))
  await vi.waitFor(() => expect(reload).not.toHaveBeenCalled())
  answer(true)
  dispatchEvent(new Event('online'))
  await vi.waitFor(() => expect(reload).toHaveBeenCalledOnce())
})

it('is not loaded anew again and again where the server answers but the part is missing', async () => {
  const { answer, reload } = offline()
  answer(true)
  render(NotLoaded, { reload })
  dispatchEvent(new Event('online'))
  await Promise.resolve()
  expect(reload).not.toHaveBeenCalled()
  screen.getByRole('button', { name: words.say('web-try-again') }).click()
  await vi.waitFor(() => expect(reload).toHaveBeenCalledOnce())
})
