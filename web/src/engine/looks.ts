/** What the coach says of a position. */
import type { Position } from './kernel.ts'

/** The claim that a decision most likely leads to; tile 0 is a failure. */
export interface Likely {
  tile: number
  chance: number
}

/** A legal decision: every seat's chance of winning, what it risks and brings, and what speaks most plainly for or against
 * it: the best one is compared with the next, every other with the best. */
export interface Prospect {
  action: number
  win: number[]
  fail: number
  worms: number
  steals: number
  ends: number
  /** Null where the tile is taken already. */
  likely: Likely | null
  reason: string
}

/** Every seat's chance of winning, and the legal decisions, best first. */
export interface Look {
  win: number[]
  decisions: Prospect[]
}

export interface Coach {
  look(position: Position): Look
  /** Every seat's chance right after a turn, before anybody looks into the next one. */
  endOfTurn(after: Position): number[]
  /** From 0 to 100, for what was lost per decision on average. */
  accuracy(errorRate: number): number
}
