import { expect, it, vi } from 'vitest'
import { say, words } from '../../src/words/words.svelte.ts'

const slow = vi.hoisted(() => ({ arrive: (): void => undefined }))
vi.mock('virtual:words/fr', async (original) => {
  await new Promise<void>((resolve) => (slow.arrive = resolve))
  return await original()
})

it('speaks the language chosen last, also where an earlier one comes later', async () => {
  const french = words.switchTo('fr')
  await words.switchTo('it')
  slow.arrive()
  await french
  expect([words.language, document.documentElement.lang, say('web-seat-you')]).toEqual(['it', 'it', 'tu'])
})
