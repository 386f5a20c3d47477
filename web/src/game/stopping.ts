import type { Ending, Loss, State } from '../documents/types.ts'
import { say, words } from '../words/words.svelte.ts'
import { isGuarded, standingOn } from './board.ts'
import { tellChance } from './chance.ts'
import { optionIn } from './editions.ts'
import type { Preview } from './preview.ts'
import type { Seated } from './seating.ts'

/** What stopping brings, in words. The part in <em> carries the colour. */
export interface Sentence {
  kind: 'takes' | 'fails' | 'none'
  strong: string
  detail: string
  /** The short form on the button. */
  button: string
}

export function tellStop(
  state: State,
  preview: Preview,
  seating: readonly Seated[],
  you: number | null,
  rules: string,
): Sentence {
  const { stop, total } = preview
  if (!stop)
    return {
      kind: 'none',
      strong: say('web-stop-pick'),
      detail: say('web-stop-pick-why'),
      button: say('web-stop-pick-button'),
    }
  if (stop.kind === 'fail') {
    const reason = stop.canned || preview.worm ? 'too-low' : 'no-worm'
    const strong = say(`web-stop-fails-${reason}`, {
      total: stop.canned ? `${total} + ${stop.counts - total} = ${stop.counts}` : String(total),
    })
    return { kind: 'fails', strong, detail: tellLoss(preview.costs, rules), button: say('web-stop-fails-button') }
  }
  if (stop.choose.length) {
    const tiles = words.list(
      stop.choose.map((tile) =>
        isGuarded(state, tile) ? say('specialist-object', { specialist: 'hen' }) : String(tile),
      ),
      'disjunction',
    )
    return {
      kind: 'takes',
      strong: say('web-stop-choose', { tiles }),
      detail: say('web-stop-choose-why'),
      button: say('web-stop-choose-button', { tiles }),
    }
  }
  const tile = String(stop.tile)
  const name = stop.from_seat === null ? '' : (seating[stop.from_seat]?.name ?? '')
  const key = stop.hen ? 'hen' : stop.kind === 'steal' ? 'steals' : 'takes'
  return {
    kind: 'takes',
    strong: say(`web-stop-${key}`, { tile, name }),
    detail: tellWhy(state, stop, total, you),
    button: say(`web-stop-${key}-button`, { tile, name }),
  }
}

/** One sentence about why it is this tile, and what comes with it. */
function tellWhy(state: State, stop: Ending, total: number, you: number | null): string {
  const tile = String(stop.tile)
  if (stop.hen) return say('web-stop-hen-why', { tile })
  if (stop.canned) return say('web-stop-canned-why', { total: String(total), sum: String(stop.counts) })
  if (stop.tile !== null && standingOn(state, stop.tile) === 'raven')
    return say(stop.bratworms ? 'web-stop-raven-brings' : 'web-stop-raven-moves')
  if (stop.specialist) return say('web-stop-with', { specialist: stop.specialist })
  if (stop.kind === 'steal') return say('web-stop-steals-why')
  if (stop.kind === 'lower') {
    const isOwn = you !== null && state.players[you]?.stack.at(-1) === total
    return say(isOwn ? 'web-stop-lower-own' : 'web-stop-lower-why', { total: String(total), tile })
  }
  return say('web-stop-brings', { n: stop.worms })
}

/** What a failure costs (F1, F2, F4, G4, K6). */
export function tellLoss({ tile, turned, specialist }: Loss, rules: string): string {
  const told: string[] = []
  if (tile !== null) told.push(tellReturn(tile, turned, rules))
  if (specialist) told.push(say('web-loss-specialist', { specialist }))
  return told.join(' ') || say('web-loss-nothing')
}

function tellReturn(tile: number, turned: number | null, rules: string): string {
  const lost = String(tile)
  if (turned === null) return say('web-loss-tile', { lost })
  if (turned === tile) return say('web-loss-down', { lost })
  return say(optionIn(rules, 'faster') === 'returned' ? 'web-loss-returned' : 'web-loss-both', {
    lost,
    turned: String(turned),
  })
}

/** Texts of a button for a tile, a specialist and both. */
const COSTS = ['web-roll-costs', 'web-roll-costs-specialist', 'web-roll-costs-both'] as const
const RISKS = ['web-roll-risk-costs', 'web-roll-risk-costs-specialist', 'web-roll-risk-costs-both'] as const
const LOSES = ['web-dead-lose', 'web-dead-lose-specialist', 'web-dead-lose-both'] as const

/** The second line of Roll: what a failure would cost, and with the coach how likely the next throw is one. */
export function tellRisk(costs: Loss, chance: number | null): string {
  if (chance === null) return tellCosts(COSTS, costs)
  const percent = tellChance(chance)
  return tellCosts(RISKS, costs, percent) || say('web-roll-risk', { percent })
}

/** What giving up loses, on its button. */
export function tellGivingUp(costs: Loss): string {
  return tellCosts(LOSES, costs)
}

function tellCosts(
  [ofTile, ofSpecialist, ofBoth]: typeof COSTS | typeof RISKS | typeof LOSES,
  { tile, specialist }: Loss,
  percent = '',
): string {
  if (tile === null) return specialist ? say(ofSpecialist, { percent, specialist }) : ''
  return specialist
    ? say(ofBoth, { percent, tile: String(tile), specialist })
    : say(ofTile, { percent, tile: String(tile) })
}

/** A text cut at its <em> parts, so that no markup from a catalogue is drawn. */
export function emphasised(text: string): { text: string; em: boolean }[] {
  return text
    .split(/<\/?em>/)
    .map((part, index) => ({ text: part, em: index % 2 === 1 }))
    .filter((part) => part.text)
}
