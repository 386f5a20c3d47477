import type { State } from '../documents/types.ts'
import type { Judged } from '../engine/engine.ts'
import { say } from '../words/words.svelte.ts'
import { isGuarded, ownerOf, standingOn } from './board.ts'
import { tellMove } from './moves.ts'
import type { Seated } from './seating.ts'
import { wormsOfTile } from './standings.ts'

/** One card of a ChoiceSheet. */
export interface Choice {
  move: string
  title: string
  text: string
  tag: string
  /** What happens to it when it is chosen, and when it is not. */
  result: { chosen: string; other: string } | null
  picture: { tile: number; standing: string | null } | { figure: string } | { seat: number }
  /** What the button says. */
  commit: string
}
export interface Question {
  title: string
  text: string
  choices: Choice[]
}

/** The choice that is due (S7, G2, B2) as cards; null in every other phase. `lands` is the tile where a specialist goes
 * that is put back. */
export function questionOf(
  state: State,
  seating: readonly Seated[],
  rules = 'classic',
  lands: number | null = null,
): Question | null {
  switch (state.phase) {
    case 'claim':
      return {
        title: say('web-choose-claim'),
        text: say('web-choose-claim-why'),
        choices: highestFirst(state.legal).map((move) => claim(state, move, seating, rules)),
      }
    case 'put_back':
      return putBackQuestion(state, lands)
    case 'bratworm':
      return {
        title: say('web-choose-bratworm'),
        text: say('web-choose-bratworm-why'),
        choices: state.legal.map((move) => giver(state, move, seating)),
      }
    default:
      return null
  }
}

function lastWord(move: string): string {
  return move.split(' ').at(-1) ?? ''
}

function highestFirst(moves: readonly string[]): string[] {
  return moves.toSorted((a, b) => Number(lastWord(b)) - Number(lastWord(a)))
}

/** What comes with a tile: who stands on it, or what its owner has (G1, K7). */
function tellCompany(state: State, tile: number, owner: number | null): string {
  const specialist = owner === null ? standingOn(state, tile) : state.players[owner]?.specialist
  if (!specialist) return ''
  if (specialist !== 'raven') return say('web-stop-with', { specialist })
  const others = state.players.some(
    (player, seat) => seat !== state.seat && player.bratworms > 0 && player.specialist !== 'hen',
  )
  return say(state.supply || others ? 'web-stop-raven-brings' : 'web-stop-raven-moves')
}

function claim(state: State, move: string, seating: readonly Seated[], rules: string): Choice {
  const tile = Number(lastWord(move))
  const owner = state.grill[tile] ? null : ownerOf(state, tile)
  const name = owner === null ? '' : (seating[owner]?.name ?? '')
  const isHen = isGuarded(state, tile)
  const key = isHen ? 'hen' : owner === null ? 'grill' : 'steal'
  const values = { tile: String(tile), name }
  return {
    move,
    title: say(`web-choose-claim-${key}`, values),
    text: isHen
      ? say('web-choose-claim-hen-why')
      : [say('worms', { n: wormsOfTile(tile, rules) }), tellCompany(state, tile, owner)].filter(Boolean).join('. '),
    tag: '',
    result: null,
    picture: isHen ? { figure: 'hen' } : { tile, standing: owner === null ? standingOn(state, tile) : null },
    commit: say(`web-choose-claim-${key}`, values),
  }
}

function putBackQuestion(state: State, tile: number | null): Question {
  const owned = state.seat === null ? null : state.players[state.seat]?.specialist
  return {
    title: say('web-choose-put-back'),
    text: tile === null ? say('web-choose-put-back-out') : say('web-choose-put-back-why', { tile: String(tile) }),
    choices: state.legal.map((move) => {
      const specialist = lastWord(move)
      return {
        move,
        title: say('specialist-name', { specialist }),
        text: say('web-specialist-does', { specialist }),
        tag: say(specialist === owned ? 'web-choose-yours' : 'web-choose-new'),
        result: {
          chosen: tile === null ? say('web-choose-goes-out') : say('web-choose-goes-to', { tile: String(tile) }),
          other: say('web-choose-stays'),
        },
        picture: { figure: specialist },
        commit:
          tile === null
            ? say('web-choose-put-back-out-button', { specialist })
            : say('web-choose-put-back-button', { specialist, tile: String(tile) }),
      }
    }),
  }
}

function giver(state: State, move: string, seating: readonly Seated[]): Choice {
  const seat = Number(lastWord(move))
  const name = seating[seat]?.name ?? ''
  const n = state.players[seat]?.bratworms ?? 0
  return {
    move,
    title: name,
    text: say('bratworms', { n }),
    tag: '',
    result: null,
    picture: { seat },
    commit: say('web-choose-bratworm-button', { name }),
  }
}

/** The coach's word: the best decision, and what it gains over the other one being considered. */
export function tellBest(
  advice: Pick<Judged, 'options'>,
  state: State,
  names: readonly string[],
  stopsThen: boolean | null,
): string {
  const [best, second] = advice.options
  if (!best || !second) return ''
  const move = tellMove(best.move, names, state)
  const points = Math.round((best.win - second.win) * 100)
  if (stopsThen !== null) return say(stopsThen ? 'web-coach-then-stop' : 'web-coach-then-roll', { move })
  return points > 0 ? say('web-coach-best', { move, points }) : say('web-coach-best-even', { move })
}
