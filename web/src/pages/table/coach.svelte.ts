import { engine, type GameText, type Judged } from '../../engine/engine.ts'

/** The coach's advice on the position on the table. The answer about one that has passed is not looked at. */
export class Coach {
  advice = $state.raw<Judged | null>(null)
  #asked: number | null = null

  /** `game` is the one at the table, as far as it is known. */
  constructor(readonly game: () => GameText | null) {}

  /** Ask about the position after step `ply`, once. */
  ask(ply: number): void {
    const game = this.game()
    if (ply === this.#asked || !game) return
    this.forget()
    this.#asked = ply
    engine.advice(game, ply).then(
      (advice) => {
        if (this.#asked === ply) this.advice = advice
      },
      () => undefined, // no advice is no harm
    )
  }

  forget(): void {
    this.#asked = null
    this.advice = null
  }
}
