import { say } from '../words/words.svelte.ts'

/** A decision of the state document in words, such as “set aside the 4s”. `names` are the players, for a Bratworm's giver. */
export function tellMove(move: string, names: readonly string[] = []): string {
  const [word, ...rest] = move.split(' ')
  const what = rest.at(-1) ?? ''
  switch (word) {
    case 'keep':
      return what === 'W' ? say('web-move-keep-worms') : say('web-move-keep', { face: what })
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

/** “1 1 3 W + 1”: dice as records spell them, with air between them. */
export function spaced(dice: string): string {
  return [...dice].join(' ')
}

/** “1 1 3 worm + 1”: dice in a sentence. */
export function tellDice(dice: string): string {
  return [...dice].map((die) => say('face-name', { face: die })).join(' ')
}
