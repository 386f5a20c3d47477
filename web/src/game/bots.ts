import { BOTS } from '../engine/generated/layout.ts'
import { say, words } from '../words/words.svelte.ts'

/** Every bot that the page plays by itself, the weakest first. */
export const BUILT_IN = Object.keys(BOTS).map((name) => ({ name }))

/** Bots by strength in plain words, the weakest first; a server may have more. */
export const STRENGTHS = ['simple', 'worms', 'champion']

export function tellBot(bot: string): string {
  const key = `web-bot-${bot}`
  return words.has(key) ? say(key) : bot.charAt(0).toUpperCase() + bot.slice(1)
}

export function explainBot(bot: string): string {
  const key = `web-bot-${bot}-hint`
  return words.has(key) ? say(key) : ''
}

/** Friendly names for bots, none of them taken. */
export function botNames(count: number, taken: string[]): string[] {
  const free = say('web-bot-names')
    .split(',')
    .map((name) => name.trim())
    .filter((name) => !taken.includes(name))
  return free.slice(0, count)
}
