import type { Ending, Loss, Outlook, Prospect, State } from '../documents/types.ts'
import { FACES, type Face } from './board.ts'
import { beginsTurn } from '../tables/beginning.ts'
import { isDeadRoll } from '../tables/dead_roll.ts'

/** What a person at this device has to do now. `weasel`: nothing can be set aside, but the weasel could help (K5);
 * `dead_roll`: it cannot, and the roll that ends the turn is shown; `ended`: so is the result of a turn;
 * `throw`: the dice that begin the turn wait to be thrown; `enter`: real dice wait to be entered. */
export type TrayPhase =
  | 'watch'
  | 'ended'
  | 'throw'
  | 'enter'
  | 'start'
  | 'rolling'
  | 'dead_roll'
  | 'keep'
  | 'weasel'
  | 'decide'
  | 'claim'
  | 'put_back'
  | 'bratworm'
  | 'over'

export function trayPhase(state: State, yours: readonly number[], throws = false): TrayPhase {
  if (state.phase === 'over') return 'over'
  if (state.seat === null || !yours.includes(state.seat)) return 'watch'
  if (isDeadRoll(state)) return 'dead_roll'
  if (throws && beginsTurn(state)) return 'throw'
  return state.phase === 'keep' && freeFaces(state).length === 0 ? 'weasel' : state.phase
}

export function freeFaces(state: State): Face[] {
  return FACES.filter((face) => state.legal.includes(`keep ${face}`))
}

/** The face that is previewed: the one picked on this very throw, or the only one there is. */
export function chosenFace(state: State, picked: { ply: number; face: Face } | null): Face | null {
  const free = freeFaces(state)
  if (picked?.ply === state.ply && free.includes(picked.face)) return picked.face
  return free.length === 1 ? (free[0] as Face) : null
}

export interface Preview {
  chosen: Face | null
  total: number
  /** The total is `before + gain` while a face is chosen. */
  before: number
  gain: number
  diceLeft: number
  /** Whether a worm is set aside then (S1). */
  worm: boolean
  /** What Stop brings; null where stopping is not possible yet. */
  stop: Ending | null
  /** The tile that Stop takes; none where it takes the hen (K6). */
  target: number | null
  reach: number[]
  /** What a failure costs. */
  costs: Loss
  /** Chance that the next throw is dead (T3, K5); null where none follows. */
  dead: number | null
  /** The tile where a specialist goes that is put back (G3). */
  lands: number | null
  canStop: boolean
  canRoll: boolean
}

const NOTHING: Loss = { tile: null, turned: null, specialist: null }

/** What Roll and Stop would do with the chosen face. */
export function previewOf(state: State, outlook: Outlook | null, chosen: Face | null): Preview {
  const prospect: Prospect | null = (chosen ? outlook?.faces[chosen] : outlook?.now) ?? null
  const before = state.turn?.total ?? 0
  const total = prospect?.total ?? before
  const isOpen = state.phase === 'keep' && chosen === null
  const stop = isOpen ? null : (prospect?.stop ?? null)
  const diceLeft = prospect?.dice_left ?? state.turn?.dice_left ?? 0
  return {
    chosen,
    total,
    before,
    gain: total - before,
    diceLeft,
    worm: prospect?.worm ?? false,
    stop,
    target: stop && stop.kind !== 'fail' && stop.choose.length === 0 && !stop.hen ? stop.tile : null,
    reach: prospect?.reach ?? [],
    costs: outlook?.roll_costs ?? NOTHING,
    dead: prospect ? prospect.dead : 0,
    lands: outlook?.lands ?? null,
    canStop: chosen ? stop !== null : state.legal.includes('stop'),
    canRoll: chosen ? diceLeft > 0 : state.legal.includes('roll'),
  }
}

/** The decisions that a button commits. After the last die the engine stops by itself (T5); where the giver of a Bratworm may
 * have to be chosen first, the second decision has to wait (`later`). */
export function commitment(
  state: State,
  outlook: Outlook | null,
  preview: Preview,
  action: 'roll' | 'stop',
): { now: string[]; later: string | null } {
  if (!preview.chosen) return { now: [action], later: null }
  const keep = `keep ${preview.chosen}`
  if (preview.diceLeft === 0) return { now: [keep], later: null }
  const mayAsk = outlook?.faces[preview.chosen]?.bratworm === true && state.supply === 0
  return mayAsk ? { now: [keep], later: action } : { now: [keep, action], later: null }
}
