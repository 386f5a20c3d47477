import type { Colour, Step, TableView } from '../documents/types.ts'

/** Who sits where; the position in the list is the seat. */
export interface KeptSeat {
  name: string
  colour: Colour
  bot: string | null
  /** Whether the dice that begin a turn wait for this person's hand. */
  throws: boolean
  /** Whether a bot plays for somebody who is away, and whether it does to the end. */
  away?: boolean
  left?: boolean
}

/** One step, as little as it takes: everything else follows from the rules. `at` in seconds. */
export interface KeptStep {
  move: string
  by: Step['by']
  at: number
}

export interface KeptResult {
  /** The place of each seat; who shares one has the same. */
  places: number[]
  worms: number[]
}

/** A game of this device without its steps. */
export interface KeptGame {
  id: string
  name: string
  rules: string
  seats: KeptSeat[]
  starter: TableView['starter']
  /** The seat that begins. */
  start: number
  /** The position line that it began from, where that was not its beginning (docs/notation.md 4): it has no record. */
  origin?: string
  /** Fair dice (docs/notation.md 3); all three are empty where real dice were rolled. */
  seed: string
  commitment: string
  entropy: string
  coach: boolean
  /** Whether the coach helps only those who ask. */
  asks?: boolean
  pace: TableView['pace']
  status: 'playing' | 'over' | 'archived'
  /** How many steps it has. */
  length: number
  created: number
  touched: number
  /** The game that these people played next. */
  rematch: string | null
  /** What else its record says in its head. */
  headers: Record<string, string>
  result: KeptResult | null
  /** How many mistakes each seat made; null before the coach has looked at it. */
  mistakes: number[] | null
}

export interface WholeGame {
  game: KeptGame
  steps: KeptStep[]
}

export type NewGame = Omit<KeptGame, 'id' | 'length' | 'created' | 'touched'> &
  Partial<Pick<KeptGame, 'id' | 'created' | 'touched'>>
export type Change = Partial<Omit<KeptGame, 'id' | 'length'>>

/** How a game is replaced by a newer one. */
export type How = (game: KeptGame) => KeptGame

/** Somebody else, another tab of this device, has played on meanwhile: nothing was kept. */
export class Overtaken extends Error {
  constructor(
    readonly id: string,
    readonly length: number,
  ) {
    super(`${id} has ${length} steps`)
  }
}

/** There is no such game here, or no longer. */
export class Gone extends Error {
  constructor(readonly id: string) {
    super(`no game ${id}`)
  }
}

const HERE = 'here-'
const ID_BYTES = 8

/** Whether an address or id means a game of this device: a server never gives such an id. */
export const isHere = (id: string): boolean => id.startsWith(HERE)

export function newId(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(ID_BYTES))
  return HERE + Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('')
}

export const now = (): number => Date.now() / 1000
