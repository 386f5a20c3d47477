import type { Place } from './database.ts'
import { Gone, type How, type KeptGame, type KeptStep, type WholeGame } from './kept.ts'

/** Games until the page is left: all there is where the browser lets nothing be kept. */
export class Memory implements Place {
  readonly #games = new Map<string, WholeGame>()

  has(id: string): boolean {
    return this.#games.has(id)
  }

  games(): Promise<KeptGame[]> {
    return Promise.resolve([...this.#games.values()].map(({ game }) => structuredClone(game)))
  }

  whole(id: string, from = 0): Promise<WholeGame | undefined> {
    const found = this.#games.get(id)
    return Promise.resolve(found && structuredClone({ game: found.game, steps: found.steps.slice(from) }))
  }

  add(whole: WholeGame): Promise<void> {
    this.#games.set(whole.game.id, structuredClone(whole))
    return Promise.resolve()
  }

  replace(whole: WholeGame): Promise<void> {
    return this.add(whole)
  }

  async change(id: string, how: How, steps: readonly KeptStep[] = []): Promise<KeptGame> {
    const found = this.#games.get(id)
    if (!found) throw new Gone(id)
    found.game = structuredClone(how(structuredClone(found.game)))
    found.steps.push(...structuredClone(steps))
    return Promise.resolve(structuredClone(found.game))
  }

  remove(id: string): Promise<void> {
    this.#games.delete(id)
    return Promise.resolve()
  }
}
