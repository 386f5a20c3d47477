import { expect, it, vi } from 'vitest'
import { say, words } from '../../src/words/words.svelte.ts'

const slow = vi.hoisted(() => ({ arrive: (): void => undefined }))
vi.mock('virtual:words/fr', async (original) => {
  await new Promise<void>((resolve) => (slow.arrive = resolve))
  return await original()
})
vi.mock('virtual:words/ro', () => ({
  default: 'web-seat-you = tu\nevent-takes = { $name } ia',
  english: 'web-seat-you = you\nweb-seat-host = host\nevent-takes = { $name } takes\n    .short = takes',
}))

it('speaks the language chosen last, also where an earlier one comes later', async () => {
  const french = words.switchTo('fr')
  await words.switchTo('it')
  slow.arrive()
  await french
  expect([words.language, document.documentElement.lang, say('web-seat-you')]).toEqual(['it', 'it', 'tu'])
})

it('says in English what a language lacks, and shows a key that is nowhere', async () => {
  await words.switchTo('ro')
  expect([
    say('web-seat-you'),
    say('web-seat-host'),
    say('event-takes', { name: 'Ana' }),
    say('event-takes.short'),
  ]).toEqual(['tu', 'host', 'Ana ia', 'takes'])
  expect([words.has('web-seat-host'), words.has('web-nonsense'), say('web-nonsense')]).toEqual([
    true,
    false,
    'web-nonsense',
  ])
})
