import { ACTIONS } from './generated/layout.ts'
import type { Look, Prospect } from './looks.ts'

/** A decision for people: the chance of whoever decides, and what it loses against the best one. */
export interface JudgedOption extends Omit<Prospect, 'action' | 'win'> {
  move: string
  win: number
  loss: number
}

/** What to do now: every seat's chance, the options of whoever decides, best first, and by decision the best chance of
 * each tile. */
export interface Judged {
  ply: number
  win: number[]
  options: JudgedOption[]
  tiles: Record<string, Record<string, number>>
}

export function adviceOf(look: Look, seat: number, ply: number, tiles: Judged['tiles']): Judged {
  const best = look.decisions[0]?.win[seat] ?? 0
  const options = look.decisions.map(({ action, win, ...others }) => {
    const own = win[seat] as number
    return { ...others, move: ACTIONS[action] as string, win: own, loss: Math.max(0, best - own) }
  })
  return { ply, win: look.win, options, tiles }
}
