/** Why a decision is best, or what speaks against it: the coach's numbers and its reason, in a sentence. */
import type { JudgedOption } from '../engine/advice.ts'
import type { State } from '../documents/types.ts'
import { say, words } from '../words/words.svelte.ts'
import { isGuarded, ownerOf } from './board.ts'
import { tellMove } from './moves.ts'

/** The best option is compared with the next, every other with the best. */
export function tellWhy(
  options: readonly JudgedOption[],
  option: JudgedOption,
  state: State,
  names: readonly string[],
): string {
  const best = options[0]
  const other = option === best ? options[1] : best
  if (!other || option.reason === 'only') return say('why-only')
  const move = tellMove(other.move, names, state)
  if (option.reason === 'equal') return say('why-equal', { other: move })
  return say(`why-${option.reason}.${option === best ? 'best' : 'worse'}`, {
    other: move,
    fail: words.percent(option.fail),
    fail2: words.percent(other.fail),
    worms: tellWorms(option.worms),
    worms2: tellWorms(other.worms),
    steals: words.percent(option.steals),
    steals2: words.percent(other.steals),
    points: words.number(100 * Math.abs(option.win - other.win), 1),
  })
}

/** What it will most likely bring; nothing where the tile is taken already. */
export function tellLikely({ likely }: JudgedOption, state: State, names: readonly string[]): string {
  if (!likely) return ''
  const percent = words.percent(likely.chance)
  if (!likely.tile) return say('likely-fails', { percent })
  const tile = String(likely.tile)
  const owner = ownerOf(state, likely.tile)
  if (owner === null) return say('likely-takes', { tile, percent })
  const key = isGuarded(state, likely.tile) ? 'likely-takes-hen' : 'likely-steals'
  return say(key, { tile, name: names[owner] ?? '', percent })
}

/** A mean number of worms, with a minus sign; what rounds to nothing has none. */
function tellWorms(worms: number): string {
  return words.number(Math.round(10 * worms) / 10 + 0, 1).replace('-', '−')
}
