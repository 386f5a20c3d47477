import { getContext, setContext } from 'svelte'

/** The rules of the game that a page shows, for what is drawn deep inside it: an option changes the worms on tiles
 * (M4). */
const KEY = Symbol('rules')

export function setRulesHere(rules: () => string): void {
  setContext(KEY, rules)
}

export function rulesHere(): () => string {
  return getContext<(() => string) | undefined>(KEY) ?? (() => 'classic')
}
