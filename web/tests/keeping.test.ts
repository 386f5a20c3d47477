import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { workHere } from './engine/worker_here.ts'

/** What a browser does that blocks all cookies: already the name `localStorage` throws. */
function block(where: 'localStorage' | 'sessionStorage'): void {
  const refuse = () => {
    throw new DOMException('blocked', 'SecurityError')
  }
  vi.spyOn(globalThis, where, 'get').mockImplementation(refuse)
}

beforeEach(() => {
  vi.resetModules()
  localStorage.clear()
  sessionStorage.clear()
})
afterEach(() => vi.restoreAllMocks())

it('keeps for the next visit, each in its storage', async () => {
  const { keep, recall } = await import('../src/keeping.ts')
  keep('a', 'here')
  keep('a', 'now', 'sessionStorage')
  expect([recall('a'), recall('a', 'sessionStorage'), recall('b')]).toEqual(['here', 'now', null])
  expect([localStorage.getItem('a'), sessionStorage.getItem('a')]).toEqual(['here', 'now'])
})

it('remembers until the page is left where the browser blocks its storage', async () => {
  block('localStorage')
  block('sessionStorage')
  const { keep, recall } = await import('../src/keeping.ts')
  expect(recall('a')).toBeNull()
  keep('a', 'here')
  keep('b', 'now', 'sessionStorage')
  expect([recall('a'), recall('b', 'sessionStorage')]).toEqual(['here', 'now'])
})

it('lets the first game begin without a storage, and finds it again', async () => {
  block('localStorage')
  block('sessionStorage')
  workHere()
  const { openFirstGame } = await import('../src/pages/table/learn/first_game.ts')
  const first = await openFirstGame()
  expect(first).toMatch(/^here-/)
  expect(await openFirstGame()).toBe(first)
})

it('lets everything else that is kept begin and go on without a storage', async () => {
  block('localStorage')
  const { settings } = await import('../src/settings.svelte.ts')
  const { words } = await import('../src/words/words.svelte.ts')
  const { keepQuick, recallQuick } = await import('../src/game/quick.ts')
  const { remember, solved } = await import('../src/game/solved.ts')
  const { keep, secretOf } = await import('../src/pages/tournaments/organising.ts')
  settings.setName('Ben')
  settings.setTheme('dark')
  await words.start()
  await words.switchTo('de')
  keepQuick({ preset: 'deluxe', opponents: 3, bot: 'worms' })
  remember({ number: 3, rating: 1000 }, true)
  keep({ id: 'cup', name: 'Cup', secret: 'hidden' })
  expect([settings.name, words.language, recallQuick().opponents, solved(), secretOf('cup')]).toEqual([
    'Ben',
    'de',
    3,
    { 3: 'right' },
    'hidden',
  ])
})
