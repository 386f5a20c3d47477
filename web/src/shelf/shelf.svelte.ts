import { Database, type Place } from './database.ts'
import {
  type Change,
  type KeptGame,
  type KeptStep,
  newId,
  type NewGame,
  now,
  Overtaken,
  type WholeGame,
} from './kept.ts'
import { Memory } from './memory.ts'
import { News } from './news.ts'

/** Mistakes of the page, not of the browser. */
const OURS = ['DataCloneError', 'ConstraintError', 'DataError']

/** The games that are played on this device, kept step by step. Where the browser keeps nothing (a private window, a full
 * disk) they live in memory until the page is left, and `lasting` says so. */
export class Shelf {
  lasting = $state(true)

  readonly #database = new Database()
  readonly #memory = new Memory()
  readonly #news = new News()

  /** All games, the newest first. */
  async games(): Promise<KeptGame[]> {
    const kept = await this.#database.games().catch((error: unknown) => (this.#mustBeTrouble(error), []))
    const here = await this.#memory.games()
    return [...here, ...kept.filter(({ id }) => !this.#memory.has(id))].sort((a, b) => b.touched - a.touched)
  }

  async game(id: string): Promise<KeptGame | null> {
    return (await this.#whole(id, Infinity))?.game ?? null
  }

  async steps(id: string, from = 0): Promise<KeptStep[]> {
    return (await this.#whole(id, from))?.steps ?? []
  }

  whole(id: string): Promise<WholeGame | null> {
    return this.#whole(id, 0)
  }

  async add(game: NewGame, steps: KeptStep[] = []): Promise<KeptGame> {
    const at = now()
    const added = { id: newId(), created: at, touched: at, ...game, length: steps.length }
    await this.#do(added.id, (place) => place.add({ game: added, steps }))
    return added
  }

  /** Put another course of a game in its place. */
  replace(whole: WholeGame): Promise<void> {
    return this.#do(whole.game.id, (place) => place.replace(whole))
  }

  /** Keep steps that follow the first `length`, and what they change, in one go. Overtaken where it has more or fewer. */
  append(id: string, length: number, steps: readonly KeptStep[], change: Change = {}): Promise<KeptGame> {
    const how = (game: KeptGame): KeptGame => {
      if (game.length !== length) throw new Overtaken(id, game.length)
      return { ...game, touched: now(), ...change, id, length: length + steps.length }
    }
    return this.#do(id, (place) => place.change(id, how, steps))
  }

  /** Change what is not a step. It is no reason to be at the top of the list. */
  change(id: string, change: Change | ((game: KeptGame) => Change)): Promise<KeptGame> {
    const changeOf = typeof change === 'function' ? change : () => change
    const how = (game: KeptGame): KeptGame => ({ ...game, ...changeOf(game), id, length: game.length })
    return this.#do(id, (place) => place.change(id, how))
  }

  /** Returns what is needed to put it back. */
  async remove(id: string): Promise<WholeGame | null> {
    const whole = await this.whole(id)
    if (whole) await this.#do(id, (place) => place.remove(id))
    return whole
  }

  /** Hear of every game that comes, grows, changes or goes, in this tab or in another one. */
  watch(watcher: (id: string) => void): () => void {
    return this.#news.watch(watcher)
  }

  close(): void {
    this.#news.close()
  }

  async #whole(id: string, from: number): Promise<WholeGame | null> {
    const place = this.#memory.has(id) ? this.#memory : this.#database
    const found = await place.whole(id, from).catch((error: unknown) => this.#mustBeTrouble(error))
    return found ?? null
  }

  async #do<Result>(id: string, work: (place: Place) => Promise<Result>): Promise<Result> {
    const result = await this.#kept(id, work)
    this.#news.tell(id)
    return result
  }

  /** Do it where the game is kept; what cannot be kept there any longer goes on in memory. */
  async #kept<Result>(id: string, work: (place: Place) => Promise<Result>): Promise<Result> {
    if (this.#memory.has(id)) return work(this.#memory)
    try {
      return await work(this.#database)
    } catch (error) {
      this.#mustBeTrouble(error)
      const whole = await this.#database.whole(id).catch(() => undefined)
      if (whole) await this.#memory.add(whole)
      return work(this.#memory)
    }
  }

  /** A browser that does not keep things is no reason to stop playing; any other error is. */
  #mustBeTrouble(error: unknown): undefined {
    if (!(error instanceof DOMException) || OURS.includes(error.name)) throw error
    this.lasting = false
    return undefined
  }
}

export const shelf = new Shelf()
