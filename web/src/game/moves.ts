import type { State } from '../documents/types.ts'
import { say } from '../words/words.svelte.ts'
import { shownIn } from './board.ts'

/** A decision of the state document in words, such as “set aside the 4s”. `names` are the players, for a Bratworm's giver; `state` is where it is decided, for the number of dice. */
export function tellMove(move: string, names: readonly string[] = [], state: State | null = null): string {
  const [word, ...rest] = move.split(' ')
  const what = rest.at(-1) ?? ''
  const n = state ? shownIn(state, what) : 2
  switch (word) {
    case 'keep':
      return what === 'W' ? say('web-move-keep-worms', { n }) : say('web-move-keep', { face: what, n })
    case 'roll':
      return what === 'golden' ? say('web-move-roll-golden') : say('web-move-roll')
    case 'take':
      return say('web-move-take', { tile: what })
    case 'put':
      return say('web-move-put-back', { specialist: what })
    case 'from':
      return say('web-move-from', { name: names[Number(what)] ?? what })
    case 'dice':
      return say('web-move-dice', { dice: tellDice(what) })
    case 'weasel':
    case 'stop':
      return say(`web-move-${word}`)
    default:
      return move
  }
}

/** “1 1 3 W + 1”: dice as records spell them, with spaces between them. */
export function spaced(dice: string): string {
  return [...dice].join(' ')
}

/** “1 1 3 worm + 1”: dice in a sentence. */
export function tellDice(dice: string): string {
  return [...dice].map((die) => say('face-name', { face: die })).join(' ')
}
