/** A game as text: what it takes to play it again. */
export interface GameText {
  rules: string
  players: readonly string[]
  /** The seat that begins. */
  start: number
  moves: readonly string[]
  /** The position line that it began from, where that was not its beginning (docs/notation.md 4). */
  origin?: string
  /** Other facts of its record (docs/notation.md N1). */
  headers?: Readonly<Record<string, string>>
}
