/** A game as text: what it takes to play it again. */
export interface GameText {
  rules: string
  players: readonly string[]
  /** The seat that begins. */
  start: number
  moves: readonly string[]
  /** Other facts of its record (docs/notation.md N1). */
  headers?: Readonly<Record<string, string>>
}
