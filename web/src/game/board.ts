import type { State } from '../documents/types.ts'
import { FACES, NUMBERS } from '../engine/generated/layout.ts'

/** What the state document says about places, in the form that the drawings need. */

export { FACES }
export type Face = (typeof FACES)[number]

/** Every tile of this game, in the order of the grill: a tile lies there or in a stack. */
export function tilesOf(state: State): number[] {
  const lying = Object.keys(state.grill).map(Number)
  return [...lying, ...state.players.flatMap((player) => player.stack)].sort((a, b) => a - b)
}

export function topOf(state: State, seat: number): number | null {
  return state.players[seat]?.stack.at(-1) ?? null
}

/** Whose top tile this is. */
export function ownerOf(state: State, tile: number): number | null {
  const seat = state.players.findIndex((_, index) => topOf(state, index) === tile)
  return seat < 0 ? null : seat
}

/** The specialist standing on a grill tile. */
export function standingOn(state: State, tile: number): string | null {
  return Object.entries(state.specialists).find(([, place]) => place?.tile === tile)?.[0] ?? null
}

/** Whether the hen guards it: a thief gets the hen instead (K6). */
export function isGuarded(state: State, tile: number): boolean {
  const owner = ownerOf(state, tile)
  return owner !== null && state.players[owner]?.specialist === 'hen'
}

export function isDeluxe(state: State): boolean {
  return Object.keys(state.specialists).length > 0
}

/** Bratworms of the game: those in the supply and those of the players. */
export function allBratworms(state: State): number {
  return state.players.reduce((sum, player) => sum + player.bratworms, state.supply)
}

export interface ThrownDie {
  face: Face
  gold: boolean
  /** Its place in the throw. */
  index: number
}

/** The dice that lie on the table, white ones first. */
export function thrownDice(state: State): ThrownDie[] {
  const turn = state.turn
  if (!turn || (turn.roll === null && turn.golden === null)) return []
  const white = [...(turn.roll ?? '')].map((face, index) => ({ face: face as Face, gold: false, index }))
  return turn.golden ? [...white, { face: turn.golden as Face, gold: true, index: white.length }] : white
}

/** How many dice of the throw show a face. */
export function shownIn(state: State, face: string): number {
  return thrownDice(state).filter((die) => die.face === face).length
}

/** Points of a face (M2). */
export function pointsOf(face: string): number {
  return face === FACES[NUMBERS.WORM] ? NUMBERS.WORM_POINTS : Number(face)
}
