import { cleanup, fireEvent, render, screen } from '@testing-library/svelte'
import { afterEach, beforeAll, expect, it, vi } from 'vitest'
import TableMenu from '../../../src/pages/table/TableMenu.svelte'
import type { Play } from '../../../src/pages/table/play.svelte.ts'
import { say, words } from '../../../src/words/words.svelte.ts'

const link = 'http://localhost:3000/table/abc'
const table = { id: 'abc', name: 'Glut 27', rules: 'classic' }
const play = { table, you: null, live: { link } } as unknown as Play

beforeAll(() => words.start())
afterEach(() => {
  cleanup()
  vi.unstubAllGlobals()
})

/** What the menu says after the link was passed on with what the device offers. */
async function noteAfterInviting(isTouched: boolean, pass: () => Promise<void>): Promise<string> {
  vi.stubGlobal('matchMedia', () => ({ matches: isTouched }))
  vi.stubGlobal('navigator', { share: pass, clipboard: { writeText: pass } })
  const { container } = render(TableMenu, { play })
  await fireEvent.click(screen.getByText(say('web-menu-invite')))
  await new Promise((done) => setTimeout(done))
  return container.querySelector('[role=status]')?.textContent ?? ''
}

it('says that the link is copied only where it was', async () => {
  expect(await noteAfterInviting(false, () => Promise.resolve())).toBe(say('web-menu-copied'))
  cleanup()
  expect(await noteAfterInviting(true, () => Promise.resolve())).toBe('')
})

it.each([true, false])('shows the link where it could not be passed on', async (isTouched) => {
  expect(await noteAfterInviting(isTouched, () => Promise.reject(new Error('no')))).toContain('/table/abc')
})
