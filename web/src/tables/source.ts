import type { GameText } from '../engine/engine.ts'
import type { Hello, Presence, Reacted, Reaction, Refusal, Step, TableChanged, TableView } from '../documents/types.ts'

/** Who sits at a table, as its reader sees it. */
export type Seating = Pick<Hello, 'table' | 'you' | 'yours' | 'hosting' | 'deadline'>

/** The first word. `steps` are the last ones of the game, none before it begins; null where the reader goes on from what
 * it knows. */
export type Greeting = { type: 'greeting'; steps: Step[] | null } & Seating

export type Message = Greeting | TableChanged | Step | Presence | Reacted | Refusal

/** The decisions of one press, on the position after step `ply`. */
export interface Press {
  acts: readonly string[]
  ply: number
}

/** What can be changed about a running table. */
export interface Wishes {
  pace: { pace: TableView['pace'] }
  throws: { throws: boolean }
}

/** Who listens to a table. */
export interface Listener {
  hear(message: Message): void
  /** The table is there; `ahead`: the seconds to add to this device's clock to get the table's. */
  reached(ahead: number): void
  /** Nothing comes at the moment; `gone`: and never will. */
  lost(gone: boolean): void
}

/** Where a table is played: it tells everything in order, none twice, and takes decisions. */
export interface Source {
  /** Where other devices find the table; null where they cannot. */
  readonly link: string | null
  /** The game so far; null before it begins. */
  readonly game: GameText | null
  /** Who took a step; null where nobody knows. */
  takenBy(ply: number): Step['by']
  /** Say it until it is heard: all of it or nothing. */
  act(press: Press): void
  /** Let the bot decide now that seems to think after step `ply`. */
  hurry(ply: number): void
  comeBack(ply: number): void
  react(reaction: Reaction, ply: number): void
  wish<What extends keyof Wishes>(what: What, wish: Wishes[What]): Promise<void>
  close(): void
}

/** How many of the last steps the first word has. */
export const REMEMBERED = 200
