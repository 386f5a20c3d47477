import { engine, type GameText, type Played } from '../engine/engine.ts'
import { isUndo } from '../engine/taking_back.ts'
import type { State, Step } from '../documents/types.ts'
import { Gone, type KeptGame, type KeptStep, now, Overtaken } from '../shelf/kept.ts'
import { shelf } from '../shelf/shelf.svelte.ts'
import { thinkingTime } from './bot_pace.ts'
import { denied } from './denied.ts'
import { asKept, consequences, waitsForThrow } from './following.ts'
import { gameTextOf } from './game_text.ts'
import { botOf, isReal, peopleOf, seatingOf } from './here.ts'
import { isEntry } from './real_dice.ts'
import { Queue } from './queue.ts'
import { type Listener, type Press, REMEMBERED, type Source, type Wishes } from './source.ts'
import { wishHere } from './wishes_here.ts'

/** A table of this device. Every step is kept before it is shown; another tab that plays on is followed. */
export class LocalSource implements Source {
  readonly link = null
  #game: KeptGame | null = null
  #steps: KeptStep[] = []
  #text: GameText | null = null
  /** The newest position, and the one before it. */
  #state: State | null = null
  #before: State | null = null
  #thinks: ReturnType<typeof setTimeout> | undefined
  readonly #queue: Queue
  readonly #unwatch: () => void

  constructor(
    readonly id: string,
    readonly listener: Listener,
  ) {
    this.#queue = new Queue(listener)
    this.#queue.do(() => this.#open())
    this.#unwatch = shelf.watch((changed) => {
      if (changed === id) this.#queue.do(() => this.#catchUp())
    })
  }

  get game(): GameText | null {
    return this.#text
  }

  takenBy(ply: number): Step['by'] {
    return this.#steps[ply - 1]?.by ?? null
  }

  close(): void {
    clearTimeout(this.#thinks)
    this.#unwatch()
    this.#queue.close()
  }

  act({ acts, ply }: Press): void {
    this.#queue.do(() => this.#act(acts, ply))
  }

  hurry(ply: number): void {
    if (ply === this.#state?.ply && this.#bot) this.#queue.do(() => this.#letBotDecide(ply))
  }

  comeBack(): void {
    // nobody at this device is ever away
  }

  react(): void {
    // nobody is there to see it
  }

  wish<What extends keyof Wishes>(what: What, wish: Wishes[What]): Promise<void> {
    return wishHere(this.id, what, wish)
  }

  // The game as it is kept

  async #open(): Promise<void> {
    const whole = await shelf.whole(this.id)
    if (!whole) return this.listener.lost(true)
    this.#know(whole.game, whole.steps)
    const text = this.#text as GameText
    const last = text.moves.length
    const played = await engine.steps(text, Math.max(0, last - REMEMBERED), last)
    for (const { state } of played.slice(-2)) this.#stand(state)
    const kept = (ply: number): KeptStep | undefined => whole.steps[ply - 1]
    const steps = played.map((step) => asStep(step, kept(step.ply)))
    this.listener.hear({ type: 'greeting', steps, ...seatingOf(whole.game, this.#state?.seat ?? null) })
    this.#goOn()
  }

  #know(game: KeptGame, steps: KeptStep[]): void {
    this.#game = game
    this.#steps = steps
    this.#text = gameTextOf(game, steps)
  }

  #stand(state: State): void {
    ;[this.#before, this.#state] = [this.#state, state]
  }

  /** Somebody has changed the game, perhaps another tab: show what is new, after it was kept. */
  async #catchUp(): Promise<void> {
    const known = this.#game
    if (!known || !this.#text) return
    const game = await shelf.game(this.id)
    if (!game) return this.listener.lost(true)
    if (game.length === known.length && isSameTable(game, known)) return
    const last = this.#steps.at(-1)
    const steps = await shelf.steps(this.id, last ? this.#steps.length - 1 : 0)
    if (last && !isSameStep(steps.shift(), last)) return this.#open() // another course has taken its place
    await this.#show(
      game,
      steps,
      await engine.play(
        this.#text,
        steps.map(({ move }) => move),
      ),
    )
  }

  #show(game: KeptGame, steps: readonly KeptStep[], played: readonly Played[]): void {
    const isChanged = !this.#game || !isSameTable(game, this.#game)
    this.#know(game, [...this.#steps, ...steps])
    for (const [index, step] of played.entries()) {
      this.#stand(step.state)
      this.listener.hear(asStep(step, steps[index]))
    }
    if (isChanged) this.listener.hear({ type: 'table', ...seatingOf(game, this.#state?.seat ?? null) })
    this.#goOn()
  }

  // Decisions

  async #act(acts: readonly string[], ply: number): Promise<void> {
    const [game, state] = [this.#game, this.#state]
    if (!game || !state || ply !== state.ply) return // the steps that were taken instead are the answer
    const isEntered = acts.some(isEntry)
    if (isEntered && !isReal(game)) throw denied('dice-are-not-entered', 'D5')
    if (game.status !== 'playing' && !mayGoOn(game, acts)) throw denied('archived')
    const isThrow = acts.length === 1 && acts[0] === 'throw'
    if (!isEntered && state.seat !== null && !peopleOf(game).includes(state.seat))
      throw denied('not-your-turn', 'M3', { name: game.seats[state.seat]?.name ?? '' })
    if (isThrow && (isReal(game) || !waitsForThrow(game, state))) throw denied('nothing-to-throw', 'T1')
    await this.#append(isThrow ? [] : acts, 'player')
  }

  /** Play decisions and what follows from them; keep all of it, and only then show it. */
  async #append(decisions: readonly string[], by: 'player' | 'bot'): Promise<void> {
    const [game, text, state] = [this.#game, this.#text, this.#state]
    if (!game || !text || !state) return
    const played = await consequences(game, text, state, decisions)
    const { steps, change } = asKept(played, decisions, by)
    try {
      const kept = await shelf.append(this.id, this.#steps.length, steps, change)
      this.#show(kept, steps, played)
    } catch (error) {
      if (error instanceof Gone) this.listener.lost(true)
      else if (error instanceof Overtaken) await this.#catchUp()
      else throw error
    }
  }

  // Bots

  get #bot(): string | null {
    const seat = this.#game?.status === 'playing' ? this.#state?.seat : null
    return seat === null || seat === undefined ? null : botOf(this.#game?.seats[seat])
  }

  /** Let whatever is next happen by itself: dice for which nobody's hand is waited for any longer, and a bot's decision
   * after it seemed to think. */
  #goOn(): void {
    clearTimeout(this.#thinks)
    const [game, state] = [this.#game, this.#state]
    if (game?.status !== 'playing' || !state) return
    if (!this.#bot) {
      if (state.phase === 'rolling' && !waitsForThrow(game, state)) this.#queue.do(() => this.#append([], 'player'))
      return
    }
    const begun = this.#steps.at(-1)?.at ?? game.touched
    if (waitsForThrow(game, state)) return // somebody rolls for the bot
    const wait = thinkingTime(game.pace, state, this.#before) - 1000 * (now() - begun)
    const { ply } = state
    this.#thinks = setTimeout(() => this.#queue.do(() => this.#letBotDecide(ply)), Math.max(0, wait))
  }

  async #letBotDecide(ply: number): Promise<void> {
    const [bot, state, text] = [this.#bot, this.#state, this.#text]
    if (!bot || !text || state?.ply !== ply) return
    clearTimeout(this.#thinks)
    await this.#append(state.legal.length ? [await engine.decide(text, bot)] : [], 'bot')
  }
}

function asStep(played: Played, kept: KeptStep | undefined): Step {
  return { type: 'step', by: kept?.by ?? null, at: kept?.at ?? 0, deadline: null, ...played }
}

/** Whether the end is taken back: the last entry may have been wrong (C4). */
const mayGoOn = (game: KeptGame, acts: readonly string[]): boolean =>
  game.status === 'over' && isReal(game) && game.rematch === null && acts.every(isUndo)

const isSameStep = (one: KeptStep | undefined, other: KeptStep): boolean =>
  one?.move === other.move && one.at === other.at

/** Whether nothing but the steps differs. */
function isSameTable(one: KeptGame, other: KeptGame): boolean {
  const rest = (game: KeptGame): string => JSON.stringify({ ...game, length: 0, touched: 0 })
  return rest(one) === rest(other)
}
