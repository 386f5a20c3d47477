/** What an option of a position risks and brings, told apart: the next throw, and the whole turn. */
import type { Outlook } from '../documents/types.ts'
import type { JudgedOption } from '../engine/advice.ts'
import { say, words } from '../words/words.svelte.ts'
import { tellChance } from './chance.ts'

/** After these nothing of the turn can fail any longer: its dice are behind it. */
const SETTLED = ['put', 'from', 'take']

/** The chance that the next throw after an option is dead; null where there is none to come. */
export function nextThrowFails(move: string, outlook: Outlook | null): number | null {
  if (move.startsWith('keep ')) return outlook?.faces[move.slice(5)]?.dead ?? null
  return move === 'roll' || move === 'weasel' ? (outlook?.now?.dead ?? null) : null
}

export function tellFail({ move, fail }: JudgedOption, outlook: Outlook | null): string {
  if (SETTLED.includes(move.split(' ')[0] ?? '')) return ''
  const dead = nextThrowFails(move, outlook)
  const turn = tellChance(fail)
  return dead === null
    ? say('web-analysis-fail-turn', { turn })
    : say('web-analysis-fail', { throw: tellChance(dead), turn })
}

/** Worms at the end of the turn against now, on average: “+1.4”. */
export function tellWormsOf({ worms }: JudgedOption): string {
  const rounded = Math.round(10 * worms) / 10
  const sign = rounded < 0 ? '−' : rounded > 0 ? '+' : ''
  return say('web-analysis-worms', { worms: sign + words.number(Math.abs(rounded), 1) })
}
