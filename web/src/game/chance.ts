import { words } from '../words/words.svelte.ts'

/** A chance in whole percent; what is possible is never 0%, what is not certain never 100%. */
export function tellChance(share: number): string {
  if (share > 0 && share < 0.005) return `<${words.percent(0.01)}`
  if (share < 1 && share > 0.995) return `>${words.percent(0.99)}`
  return words.percent(share)
}
