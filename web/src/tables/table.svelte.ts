import { engine, type GameText } from '../engine/engine.ts'
import { refusalOf } from '../server/api.ts'
import { isUndo } from '../engine/taking_back.ts'
import { Company } from './company.svelte.ts'
import { LOOK_MS, deadRoll } from './dead_roll.ts'
import { Fresh } from './fresh.svelte.ts'
import { type EndedTurn, endedBy, isAlone, lookAt, speedOf } from './looking.ts'
import { mayTakeBack, REAL, stepOf, takingBack } from './real_dice.ts'
import {
  type Greeting,
  type Listener,
  type Message,
  REMEMBERED,
  type Seating,
  type Source,
  type Wishes,
} from './source.ts'
import type { Outlook, Reaction, Refusal, State, Step, TableView, Told } from '../documents/types.ts'

const NEXT_MS = 120 // between two turns

/** The decisions of one press, the step that they were taken after, and how many of them are heard of. */
interface Pressed {
  acts: string[]
  ply: number
  heard: number
}

/** One table: shows its steps as people can follow them, wherever it is played, and takes decisions. */
export class Table implements Listener {
  connection = $state<'connecting' | 'open' | 'lost' | 'gone'>('connecting')
  table = $state.raw<TableView | null>(null)
  you = $state<number | null>(null)
  yours = $state.raw<number[]>([])
  hosting = $state(false)
  state = $state.raw<State | null>(null)
  outlook = $state.raw<Outlook | null>(null)
  deadline = $state<number | null>(null)
  /** Seconds to add to this device's clock to get the table's. */
  ahead = $state(0)
  /** The last steps, oldest first; the newest is `state`. */
  steps = $state.raw<Step[]>([])
  refusal = $state.raw<Refusal | null>(null)
  /** The turn that has ended, while people look at its result; `state` already belongs to the next turn. */
  ended = $state.raw<EndedTurn | null>(null)
  /** Whether one of our decisions is on its way. */
  acting = $state(false)
  readonly company = new Company()

  /** What is on show has just come. */
  readonly fresh = new Fresh()
  /** Lays the table out for whoever is next, and then continues. */
  onhandover: ((seat: number | null, go: () => void) => void) | null = null

  readonly #source: Source
  #pressed: Pressed | null = null
  /** The last step heard, and the steps that wait until a dead roll has been shown. */
  #newest = -1
  #waiting: Step[] = []
  #look: ReturnType<typeof setTimeout> | undefined

  constructor(
    readonly id: string,
    source: (listener: Listener) => Source,
  ) {
    this.#source = source(this)
    document.addEventListener('visibilitychange', this.#onhide)
  }

  close(): void {
    clearTimeout(this.#look)
    this.company.close()
    document.removeEventListener('visibilitychange', this.#onhide)
    this.#source.close()
  }

  /** Where other devices find it; null where they cannot. */
  get link(): string | null {
    return this.#source.link
  }

  /** The game up to the newest step; null before it begins. */
  get game(): GameText | null {
    return this.#source.game
  }

  /** What taking back the newest entry means: how far back, and whether it is for us to do; null where nothing is. */
  get takingBack(): { act: string; mine: boolean } | null {
    const { table, game, yours, hosting } = this
    if (table?.dice !== REAL || !game || !yours.length || table.rematch || table.status === 'archived') return null
    const { steps } = this // the newest say whose they were
    const seatAt = (ply: number): number | null => steps.find(({ state }) => state.ply === ply)?.state.seat ?? null
    const taken = { moves: game.moves, by: (ply: number) => this.#source.takenBy(ply), seatAt }
    const back = takingBack(taken)
    return back && { act: back.act, mine: mayTakeBack({ table, yours, hosting }, taken, back.ply) }
  }

  /** The start and every step so far, further back than `steps`. */
  async history(): Promise<Told[]> {
    return this.game ? engine.steps(this.game, 0, this.game.moves.length) : []
  }

  /** Take the decisions of one press, such as `keep 4` and `roll`: all of them count, or none. */
  act(...acts: string[]): void {
    if (this.acting || !this.state) return
    this.refusal = null
    const { ply } = this.state
    this.#press({ acts, ply, heard: 0 })
    this.#source.act({ acts, ply })
  }

  /** Finish what is on show, once people have had time to see it; where nobody else plays, a thinking bot decides
   * now. */
  hurry(): void {
    if (this.fresh.is) return
    if (this.#look !== undefined) return this.#goOn()
    const thinks = this.state?.seat !== null && this.table?.seats[this.state?.seat ?? -1]?.bot
    if (thinks && this.table && isAlone(this.table, this.yours)) this.#source.hurry(this.#newest)
  }

  /** Change something about the table; everybody is told. */
  async wish<What extends keyof Wishes>(what: What, wish: Wishes[What]): Promise<void> {
    try {
      await this.#source.wish(what, wish)
    } catch (error) {
      this.refusal = refusalOf(error)
    }
  }

  comeBack(): void {
    if (this.state) this.#source.comeBack(this.#newest)
  }

  /** Show a picture to everybody who is here. */
  react(reaction: Reaction): void {
    this.refusal = null
    this.#source.react(reaction, Math.max(0, this.#newest))
  }

  // Decisions

  #press(pressed: Pressed | null): void {
    this.#pressed = pressed
    this.acting = pressed !== null
  }

  #heard(step: Step): void {
    const pressed = this.#pressed
    if (!pressed) return
    const act = pressed.acts[pressed.heard] ?? ''
    const { move, by } = stepOf(act, 'player')
    if (act === 'throw' ? step.by === 'dice' : step.by === by && step.state.move === move) {
      pressed.heard += 1
      if (pressed.heard === pressed.acts.length) this.#press(null)
    } else if (step.by !== 'dice') this.#press(null)
  }

  // What the source says

  reached(ahead: number): void {
    this.ahead = ahead
    if (this.table) this.connection = 'open'
  }

  lost(gone: boolean): void {
    this.connection = gone ? 'gone' : 'lost'
  }

  hear(message: Message): void {
    if (this.table) this.connection = 'open'
    switch (message.type) {
      case 'greeting':
        this.#greet(message)
        break
      case 'table':
        this.#seat(message)
        break
      case 'step':
        this.#step(message)
        break
      case 'refused':
        this.refusal = message
        if (message.reason !== 'too-many-pictures') this.#press(null)
        break
      case 'presence':
      case 'reaction':
        this.company.hear(message)
    }
  }

  #greet({ steps, ...seating }: Greeting): void {
    this.connection = 'open'
    this.company.greet()
    this.#seat(seating)
    const last = steps?.at(-1)
    if (!steps || !last) return
    clearTimeout(this.#look)
    ;[this.#look, this.#waiting, this.ended] = [undefined, [], null]
    this.#newest = last.ply
    this.steps = steps
    this.#show(last.state, last.outlook ?? null)
    if (last.ply !== this.#pressed?.ply) this.#press(null)
  }

  #seat(seating: Seating): void {
    this.table = seating.table
    this.you = seating.you
    this.yours = seating.yours
    this.hosting = seating.hosting
    this.deadline = seating.deadline
  }

  #step(step: Step): void {
    if (step.ply <= this.#newest) return
    this.#newest = step.ply
    this.#waiting.push(step)
    if (this.#look === undefined && !this.ended) this.#follow()
  }

  /** Show what waits, step by step: a dead roll stays for a while, and so does the result of a turn. */
  #follow(): void {
    for (let step = this.#waiting[0]; step; step = this.#waiting[0]) {
      const { state: before, outlook } = this
      const isSeen = !document.hidden && step.by !== 'filled' && !isUndo(step.state.move ?? '')
      const dead = before && isSeen ? deadRoll(before, step.state) : null
      if (dead) {
        this.#show(dead, null)
        this.fresh.begin()
        return this.#lookFor(LOOK_MS, dead.seat)
      }
      this.#waiting.shift()
      this.#take(step)
      this.ended = before && !document.hidden && !isUndo(step.state.move ?? '') ? endedBy(before, outlook, step) : null
      if (this.ended) return this.#lookFor(lookAt(this.ended, step.state), this.ended.before.seat)
      this.#sitDown()
    }
  }

  #lookFor(ms: number, seat: number | null): void {
    this.#look = setTimeout(() => this.#goOn(), this.table ? ms / speedOf(this.table, seat) : ms)
  }

  /** The pause is over. After a turn the table is laid out for the next one; the end of the game has its own page. */
  #goOn(): void {
    if (this.#look === undefined) return
    clearTimeout(this.#look)
    this.#look = undefined
    const { ended, state } = this
    if (!ended) return this.#follow()
    const go = (): void => {
      if (this.ended !== ended) return // somebody else has continued meanwhile
      this.ended = null
      this.fresh.begin()
      this.#sitDown()
      this.#lookFor(NEXT_MS, ended.before.seat)
    }
    if (this.onhandover && !document.hidden && state && state.phase !== 'over') this.onhandover(state.seat, go)
    else go()
  }

  /** Nobody is looking any longer: everything is shown as it is. */
  readonly #onhide = (): void => {
    if (!document.hidden || (this.#look === undefined && !this.ended)) return
    clearTimeout(this.#look)
    ;[this.#look, this.ended] = [undefined, null]
    this.#sitDown()
    this.#follow()
  }

  #take(step: Step): void {
    this.steps = [...this.steps.slice(-REMEMBERED), step]
    this.#show(step.state, step.outlook ?? null)
    this.fresh.begin()
    this.deadline = step.deadline
    this.#heard(step)
  }

  /** The person whose turn it is here has the device. */
  #sitDown(): void {
    const seat = this.state?.seat ?? null
    if (seat !== null && this.yours.includes(seat)) this.you = seat
  }

  #show(state: State, outlook: Outlook | null): void {
    this.state = state
    this.outlook = outlook
  }
}
