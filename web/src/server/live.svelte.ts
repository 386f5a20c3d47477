import { Fresh } from './fresh.svelte.ts'
import { type EndedTurn, endedBy, isAlone, lookAt, speedOf } from './looking.ts'
import { LOOK_MS, deadRoll } from './dead_roll.ts'
import { words } from '../words/words.svelte.ts'
import { get, post, refusalOf } from './api.ts'
import { Company } from './company.svelte.ts'
import { SteadySocket } from './steady_socket.ts'
import type { Hello, Outlook, Reaction, Refusal, ServerMessage, State, Step, StepList, TableView } from './types.ts'

const ANSWER_MS = 3000 // an act without a step or a refusal is sent again
const REMEMBERED = 200
const NEXT_MS = 120 // between two turns

/** The decisions of one press, the step that they were taken after, and how many of them are heard of. */
interface Press {
  acts: string[]
  ply: number
  heard: number
}

/** One table, live: follows its steps over the socket, reconnects by itself, and sends decisions until they are
 * heard. */
export class LiveTable {
  connection = $state<'connecting' | 'open' | 'lost' | 'gone'>('connecting')
  table = $state.raw<TableView | null>(null)
  you = $state<number | null>(null)
  yours = $state.raw<number[]>([])
  hosting = $state(false)
  state = $state.raw<State | null>(null)
  outlook = $state.raw<Outlook | null>(null)
  deadline = $state<number | null>(null)
  /** Seconds to add to this device's clock to get the server's. */
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

  readonly #socket: SteadySocket<ServerMessage>
  #press: Press | null = null
  /** The last step received, and the steps that wait until a dead roll has been shown. */
  #newest = -1
  #waiting: Step[] = []
  #look: ReturnType<typeof setTimeout> | undefined
  #answer: ReturnType<typeof setTimeout> | undefined

  constructor(readonly id: string) {
    this.#socket = new SteadySocket<ServerMessage>(
      () => `/api/tables/${id}/live?outlook=1&language=${words.language}${this.state ? `&ply=${this.#newest}` : ''}`,
      (message) => this.#hear(message),
      (gone) => this.#lost(gone),
    )
    document.addEventListener('visibilitychange', this.#onhide)
  }

  close(): void {
    clearTimeout(this.#answer)
    clearTimeout(this.#look)
    this.company.close()
    document.removeEventListener('visibilitychange', this.#onhide)
    this.#socket.close()
  }

  /** Take the decisions of one press, such as `keep 4` and `roll`: the server takes all of them or none. */
  act(...acts: string[]): void {
    if (this.acting || !this.state) return
    this.refusal = null
    this.#say({ acts, ply: this.state.ply, heard: 0 })
  }

  /** Finish what is on show, once people have had time to see it; where nobody else plays, a thinking bot decides
   * now. */
  hurry(): void {
    if (this.fresh.is) return
    if (this.#look !== undefined) return this.#goOn()
    const thinks = this.state?.seat !== null && this.table?.seats[this.state?.seat ?? -1]?.bot
    if (thinks && this.table && isAlone(this.table, this.yours)) this.#socket.send({ act: 'hurry', ply: this.#newest })
  }

  /** Let the server change something about the table; everybody is told. */
  async wish(what: 'pace' | 'throws', body: { pace: TableView['pace'] } | { throws: boolean }): Promise<void> {
    try {
      await post(`/api/tables/${this.id}/${what}`, body)
    } catch (error) {
      this.refusal = refusalOf(error)
    }
  }

  comeBack(): void {
    if (this.state) this.#socket.send({ act: 'back', ply: this.#newest })
  }

  /** Show a picture to everybody who is here. */
  react(reaction: Reaction): void {
    this.refusal = null
    this.#socket.send({ react: reaction, ply: Math.max(0, this.#newest) })
  }

  // Decisions

  /** Say them until they are heard. What is said again is about the same step: it counts once. */
  #say(press: Press | null): void {
    clearTimeout(this.#answer)
    this.#press = press
    this.acting = press !== null
    if (!press) return
    const { acts, ply } = press
    this.#socket.send(acts.length === 1 ? { act: acts[0], ply } : { acts, ply })
    this.#answer = setTimeout(() => {
      this.connection = 'lost' // until the server is heard again
      this.#say(press)
    }, ANSWER_MS)
  }

  #heard(step: Step): void {
    const press = this.#press
    if (!press) return
    const act = press.acts[press.heard]
    if (act === 'throw' ? step.by === 'dice' : step.by === 'player' && step.state.move === act) {
      press.heard += 1
      if (press.heard === press.acts.length) this.#say(null)
    } else if (step.by !== 'dice') this.#say(null)
  }

  // What the server says

  #lost(gone: boolean): void {
    clearTimeout(this.#answer)
    this.connection = gone ? 'gone' : 'lost'
  }

  #hear(message: ServerMessage): void {
    if (this.table) this.connection = 'open'
    switch (message.type) {
      case 'hello':
        this.#greet(message)
        break
      case 'table':
        this.#seat(message)
        break
      case 'step':
        this.#step(message)
        break
      case 'refused':
        this.#refused(message)
        break
      case 'presence':
      case 'reaction':
        this.company.hear(message)
        break
      case 'heartbeat':
        this.ahead = message.now - Date.now() / 1000
    }
  }

  #greet(hello: Hello): void {
    this.connection = 'open'
    this.company.greet()
    this.ahead = hello.now - Date.now() / 1000
    this.#seat(hello)
    if (hello.state) {
      clearTimeout(this.#look)
      ;[this.#look, this.#waiting, this.ended] = [undefined, [], null]
      this.#newest = hello.state.ply
      this.#show(hello.state, hello.outlook ?? null)
      void this.#remember(hello.state.ply)
    }
    const isPast = hello.state && hello.state.ply !== this.#press?.ply
    this.#say(isPast ? null : this.#press)
  }

  #seat(message: Pick<Hello, 'table' | 'you' | 'yours' | 'hosting' | 'deadline'>): void {
    this.table = message.table
    this.you = message.you
    this.yours = message.yours
    this.hosting = message.hosting
    this.deadline = message.deadline
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
      const dead = before && !document.hidden ? deadRoll(before, step.state) : null
      if (dead) {
        this.#show(dead, null)
        this.fresh.begin()
        return this.#lookFor(LOOK_MS, dead.seat)
      }
      this.#waiting.shift()
      this.#take(step)
      this.ended = before && !document.hidden ? endedBy(before, outlook, step) : null
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

  #refused(refusal: Refusal): void {
    if (refusal.reason === 'stale-ply') {
      if (this.state && refusal.ply !== null && refusal.ply > this.#newest) this.#socket.send({ ply: this.#newest })
      return
    }
    this.refusal = refusal
    if (refusal.reason !== 'too-many-pictures') this.#say(null)
  }

  /** Fetch what happened before we came, for the log. */
  async #remember(ply: number): Promise<void> {
    try {
      const { steps } = await get<StepList>(`/api/tables/${this.id}/steps?after=${Math.max(-1, ply - REMEMBERED)}`)
      const first = this.steps[0]?.ply ?? Infinity
      this.steps = [...steps.filter((step) => step.ply < first && step.ply <= ply), ...this.steps]
    } catch {
      // the log begins with what happens from now on
    }
  }
}
