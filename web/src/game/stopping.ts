import type { Ending, Outlook, State } from '../server/types.ts'
import { say, words } from '../words/words.svelte.ts'
import { tellChance } from './chance.ts'
import type { Preview } from './preview.ts'
import type { Sitting } from './sitting.ts'

/** What stopping brings, in words. The part in <em> carries the colour. */
export interface Sentence {
  kind: 'takes' | 'fails' | 'none'
  strong: string
  detail: string
  /** The short form on the button. */
  button: string
}

export function tellStop(state: State, preview: Preview, sitting: readonly Sitting[], you: number | null): Sentence {
  const { stop, total } = preview
  if (!stop) return { kind: 'none', strong: say('web-stop-pick'), detail: say('web-stop-pick-why'), button: say('web-stop-pick-button') }
  if (stop.kind === 'fail') {
    const reason = hasWorm(state, preview) ? 'too-low' : 'no-worm'
    return { kind: 'fails', strong: say(`web-stop-fails-${reason}`, { total: String(total) }), detail: tellLoss(stop.lost, stop.turned), button: say('web-stop-fails-button') }
  }
  if (stop.choose.length) {
    const tiles = orList(stop.choose.map(String))
    return { kind: 'takes', strong: say('web-stop-choose', { tiles }), detail: say('web-stop-choose-why'), button: say('web-stop-choose-button', { tiles }) }
  }
  const tile = String(stop.tile)
  const name = stop.from_seat === null ? '' : (sitting[stop.from_seat]?.name ?? '')
  const key = stop.hen ? 'hen' : stop.kind === 'steal' ? 'steals' : 'takes'
  return { kind: 'takes', strong: say(`web-stop-${key}`, { tile, name }), detail: tellWhy(state, stop, total, you), button: say(`web-stop-${key}-button`, { tile, name }) }
}

function hasWorm(state: State, preview: Preview): boolean {
  return preview.chosen === 'W' || 'W' in (state.turn?.kept ?? {})
}

/** One sentence about why it is this tile, and what comes with it. */
function tellWhy(state: State, stop: Ending, total: number, you: number | null): string {
  const tile = String(stop.tile)
  if (stop.hen) return say('web-stop-hen-why', { tile })
  if (stop.canned) return say('web-stop-canned-why', { total: String(total), sum: String(total + 5) })
  if (stop.specialist === 'raven') return say(stop.bratworms ? 'web-stop-raven-brings' : 'web-stop-raven-moves')
  if (stop.specialist) return say('web-stop-with', { specialist: stop.specialist })
  if (stop.kind === 'steal') return say('web-stop-steals-why')
  if (stop.kind === 'lower') {
    const isOwn = you !== null && state.players[you]?.stack.at(-1) === total
    return say(isOwn ? 'web-stop-lower-own' : 'web-stop-lower-why', { total: String(total), tile })
  }
  return say('web-stop-brings', { n: stop.worms })
}

/** What a failure costs. */
export function tellLoss(lost: number | null, turned: number | null, specialist: string | null = null): string {
  if (lost !== null && turned !== null) return say('web-loss-both', { lost: String(lost), turned: String(turned) })
  if (lost !== null) return say('web-loss-tile', { lost: String(lost) })
  if (specialist) return say('web-loss-specialist', { specialist })
  return say('web-loss-nothing')
}

/** The second line of Roll: what a failure would cost, and with the coach how likely the next throw is one. */
export function tellRisk(outlook: Outlook | null, chance: number | null): string {
  const lost = outlook?.roll_costs.tile ?? null
  if (chance === null) return lost === null ? '' : say('web-roll-costs', { tile: String(lost) })
  const percent = tellChance(chance)
  return lost === null ? say('web-roll-risk', { percent }) : say('web-roll-risk-costs', { percent, tile: String(lost) })
}

function orList(items: string[]): string {
  return new Intl.ListFormat(words.language, { type: 'disjunction' }).format(items)
}

/** A text with <em> parts, to be drawn without markup from a catalogue. */
export function emphasised(text: string): { text: string; em: boolean }[] {
  return text.split(/<\/?em>/).map((part, index) => ({ text: part, em: index % 2 === 1 })).filter((part) => part.text)
}
