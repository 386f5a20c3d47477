import { cleanup, render, screen } from '@testing-library/svelte'
import { afterEach, beforeAll, expect, it, type Mock, vi } from 'vitest'
import NotLoaded from '../../src/parts/NotLoaded.svelte'
import { words } from '../../src/words/words.svelte.ts'

beforeAll(() => words.start())
afterEach(() => {
  cleanup()
  sessionStorage.clear()
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

it('where the server answers there is a newer version without this part: it comes at once, but only once', async () => {
  const { answer, reload } = offline()
  answer(true)
  render(NotLoaded, { reload })
  await vi.waitFor(() => expect(reload).toHaveBeenCalledOnce())
  cleanup()
  render(NotLoaded, { reload }) // and the part is missing there as well
  dispatchEvent(new Event('online'))
  await new Promise((resolve) => setTimeout(resolve))
  expect(reload).toHaveBeenCalledOnce()
  screen.getByRole('button', { name: words.say('web-try-again') }).click()
  await vi.waitFor(() => expect(reload).toHaveBeenCalledTimes(2))
})
