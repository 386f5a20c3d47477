/** The rulebook in the page: one typed API, answered by a worker. A game is text each time; nothing has to be opened or
 * closed. What the rules forbid is rejected with an EngineRefusal. */
import type { Review } from '../documents/types.ts'
import type { Judged } from './advice.ts'
import type { Answer, Question } from './answering.ts'
import type { Beginning, Core, Played, Written } from './core.ts'
import type { GameText } from './game_text.ts'
import { EngineRefusal } from './refusal.ts'
import type { Rolled, Wish } from './rolling_out.ts'

export type { GameText } from './game_text.ts'
export type { Judged, JudgedOption } from './advice.ts'
export type { Played } from './core.ts'
export { EngineRefusal } from './refusal.ts'

interface Waiting {
  done: (result: never) => void
  failed: (error: Error) => void
  onprogress: (share: number) => void
}
type Result<Name extends Question> = Promise<Awaited<ReturnType<Core[Name]>>>

export class Engine {
  #worker: Worker | null = null
  #last = 0
  readonly #waiting = new Map<number, Waiting>()

  /** Load it before it is needed. */
  begin(): void {
    this.#worker ??= this.#hire()
  }

  /** Steps `from` to `to` of a game with their states; step 0 is the start. */
  steps(game: GameText, from: number, to: number): Promise<Played[]> {
    return this.#ask('steps', [game, from, to])
  }

  /** Play moves after those of the game: all of them or none. */
  play(game: GameText, moves: readonly string[]): Promise<Played[]> {
    return this.#ask('play', [game, moves])
  }

  /** The roll that is due, of which only the dice set aside are known: `WW` or `1+1`, nothing where none could be. */
  madeUp(game: GameText, aside: string): Promise<string> {
    return this.#ask('madeUp', [game, aside])
  }

  /** Read a `.heck` record. */
  read(record: string | Uint8Array): Promise<GameText> {
    return this.#ask('read', [record])
  }

  /** A game that begins from a position line, without names; `tapped`: its pieces may be named in any order. */
  lay(line: string, tapped = false): Promise<GameText> {
    return this.#ask('lay', [line, tapped])
  }

  /** The position line after step `ply`; in the middle of a choice there is none. */
  position(game: GameText, ply: number): Promise<string> {
    return this.#ask('position', [game, ply])
  }

  /** The record of a game: its head, and its turns with what they brought. */
  write(game: GameText): Promise<Written> {
    return this.#ask('write', [game])
  }

  /** The decision of a bot, spelled like `champion:depth=2`. */
  decide(game: GameText, bot: string): Promise<string> {
    return this.#ask('decide', [game, bot])
  }

  /** What to do after step `ply`. */
  advice(game: GameText, ply: number, depth = 1): Promise<Judged> {
    return this.#ask('advice', [game, ply, depth])
  }

  /** What is to be played out after step `ply`; `lookCloser` of rollouts.ts goes on from there. */
  beginRollouts(game: GameText, ply: number, wish: Wish): Promise<Beginning> {
    return this.#ask('beginRollouts', [game, ply, wish])
  }

  /** Play some more games of the decision that is known worst. */
  rollOut(game: GameText, ply: number, rows: number[][], wish: Wish): Promise<Rolled> {
    return this.#ask('rollOut', [game, ply, rows, wish])
  }

  /** Every decision and every roll, judged. */
  review(game: GameText, onprogress?: (share: number) => void): Promise<Review> {
    return this.#ask('review', [game], onprogress)
  }

  #ask<Name extends Question>(
    what: Name,
    args: unknown[],
    onprogress: (share: number) => void = () => undefined,
  ): Result<Name> {
    this.begin()
    const id = ++this.#last
    return new Promise<never>((done, failed) => {
      this.#waiting.set(id, { done, failed, onprogress })
      this.#worker?.postMessage({ id, what, args })
    })
  }

  #hire(): Worker {
    const worker = new Worker(new URL('./worker.ts', import.meta.url), { type: 'module' })
    worker.onmessage = ({ data }: MessageEvent<Answer>) => this.#hear(data)
    worker.onerror = (event) => this.#dismiss(event.message || 'the engine could not be loaded')
    return worker
  }

  #hear(answer: Answer): void {
    const waiting = this.#waiting.get(answer.id)
    if (!waiting) return
    if ('progress' in answer) return waiting.onprogress(answer.progress)
    this.#waiting.delete(answer.id)
    if ('result' in answer) waiting.done(answer.result as never)
    else if ('refused' in answer) waiting.failed(new EngineRefusal(answer.refused))
    else {
      waiting.failed(new Error(answer.trouble))
      if (answer.broken) this.#dismiss(answer.trouble)
    }
  }

  /** It cannot work: whoever waits is told, and the next question tries anew. */
  #dismiss(trouble: string): void {
    this.#worker?.terminate()
    this.#worker = null
    for (const { failed } of this.#waiting.values()) failed(new Error(trouble))
    this.#waiting.clear()
  }
}

export const engine = new Engine()
/** Reviews take their time: whoever plays meanwhile does not wait for them. */
export const reviewer = new Engine()
