import { type GameText, engine, type Played } from '../engine/engine.ts'
import { address } from '../server/address.svelte.ts'
import { post } from '../server/api.ts'
import { SteadySocket } from '../server/steady_socket.ts'
import type { Hello, Move, MoveMessage, Reaction, Refusal, Step, TableView } from '../documents/types.ts'
import { words } from '../words/words.svelte.ts'
import { Queue } from './queue.ts'
import { followFairly } from './revealing.ts'
import { type Listener, type Press, REMEMBERED, type Source, type Wishes } from './source.ts'

const ANSWER_MS = 3000 // an act without an answer is sent again

/** A table of the server: it sends moves, and everything else about them is worked out here. */
export class SocketSource implements Source {
  game: (GameText & { moves: string[] }) | null = null

  readonly #socket: SteadySocket<MoveMessage>
  readonly #queue: Queue
  #table: TableView | null = null
  /** The last step told. */
  #newest = -1
  #press: Press | null = null
  /** Who took each step; of old ones, who sits there. */
  #by: Step['by'][] = []
  #answer: ReturnType<typeof setTimeout> | undefined

  constructor(
    readonly id: string,
    readonly listener: Listener,
  ) {
    this.#queue = new Queue(listener)
    this.#socket = new SteadySocket<MoveMessage>(
      () =>
        `/api/tables/${id}/live?moves=1&real=1&language=${words.language}${this.#newest < 0 ? '' : `&ply=${this.#newest}`}`,
      (message) => this.#hear(message),
      (gone) => this.#lost(gone),
    )
    engine.begin()
  }

  takenBy(ply: number): Step['by'] {
    return this.#by[ply] ?? null
  }

  get link(): string {
    return `${address.origin}/table/${this.id}`
  }

  close(): void {
    clearTimeout(this.#answer)
    this.#queue.close()
    this.#socket.close()
  }

  act(press: Press): void {
    this.#say(press)
  }

  hurry(ply: number): void {
    this.#socket.send({ act: 'hurry', ply })
  }

  comeBack(ply: number): void {
    this.#socket.send({ act: 'back', ply })
  }

  react(reaction: Reaction, ply: number): void {
    this.#socket.send({ react: reaction, ply })
  }

  async wish<What extends keyof Wishes>(what: What, wish: Wishes[What]): Promise<void> {
    await post(`/api/tables/${this.id}/${what}`, wish)
  }

  /** Say it until it is heard. What is said again is about the same step: it counts once. */
  #say(press: Press | null): void {
    clearTimeout(this.#answer)
    this.#press = press
    if (!press) return
    const { acts, ply } = press
    this.#socket.send(acts.length === 1 ? { act: acts[0], ply } : { acts, ply })
    this.#answer = setTimeout(() => {
      this.listener.lost(false) // until the server is heard again
      this.#say(press)
    }, ANSWER_MS)
  }

  #lost(gone: boolean): void {
    clearTimeout(this.#answer)
    this.listener.lost(gone)
  }

  #hear(message: MoveMessage): void {
    if ('now' in message) this.listener.reached(message.now - Date.now() / 1000)
    if (message.type === 'heartbeat') return
    if (message.type === 'move' && this.#press && message.ply > this.#press.ply) this.#say(null)
    this.#queue.do(() => this.#follow(message))
  }

  async #follow(message: Exclude<MoveMessage, { type: 'heartbeat' }>): Promise<void> {
    switch (message.type) {
      case 'hello':
        return this.#greet(message)
      case 'table':
        this.#table = message.table
        void followFairly(message.table, message.yours)
        return this.listener.hear(message)
      case 'move':
        return this.#move(message)
      case 'refused':
        return this.#refused(message)
      default:
        this.listener.hear(message)
    }
  }

  async #greet({ table, you, yours, hosting, deadline, ply, moves, filled = [] }: Hello): Promise<void> {
    this.#table = table
    void followFairly(table, yours)
    let steps: Step[] | null = this.#newest < 0 ? [] : null
    if (moves && ply !== null) {
      this.game = { ...textOf(table), moves }
      const first = Math.max(0, moves.length - REMEMBERED)
      steps = asSteps(await engine.steps(this.game, first, moves.length), table, filled)
      this.#by = []
      for (const step of steps) this.#by[step.state.ply] = step.by
      this.#newest = moves.length
    }
    this.listener.hear({ type: 'greeting', table, you, yours, hosting, deadline, steps })
    const isPast = this.#press && this.#newest !== this.#press.ply
    this.#say(isPast ? null : this.#press)
  }

  async #move({ ply, move, by, at, deadline }: Move): Promise<void> {
    if (ply <= this.#newest || !this.#table) return
    if (ply !== this.#newest + 1) return this.#socket.send({ ply: this.#newest })
    this.game ??= { ...textOf(this.#table), moves: [] }
    const [played] = await (move === null ? engine.steps(this.game, 0, 0) : engine.play(this.game, [move]))
    if (!played) return
    if (move !== null) this.game = { ...this.game, moves: [...this.game.moves, move] }
    this.#newest = ply
    this.#by[ply] = by
    this.listener.hear({ type: 'step', by, at, deadline, ...played })
  }

  #refused(refusal: Refusal): void {
    if (refusal.reason === 'stale-ply') {
      if (this.#newest >= 0 && refusal.ply !== null && refusal.ply > this.#newest)
        this.#socket.send({ ply: this.#newest })
      return
    }
    if (refusal.reason !== 'too-many-pictures') this.#say(null)
    this.listener.hear(refusal)
  }
}

/** The game of a table that has begun, before its first step. */
function textOf({ rules, seats, start }: TableView): Omit<GameText, 'moves'> {
  const players = [...seats].sort((one, other) => one.seat - other.seat).map(({ name }) => name)
  return { rules, players, start: start ?? 0 }
}

/** Steps that nobody has told one by one: who took them is who sits there. */
function asSteps(played: readonly Played[], { seats }: TableView, filled: readonly number[]): Step[] {
  return played.map((step, index) => {
    const seat = played[index - 1]?.state.seat
    const decider = seats.find((one) => one.seat === seat)
    const isRoll = step.state.move?.startsWith('dice')
    const by = isRoll
      ? filled.includes(step.ply)
        ? 'filled'
        : 'dice'
      : !decider
        ? null
        : decider.bot
          ? 'bot'
          : 'player'
    return { type: 'step', by, at: 0, deadline: null, ...step }
  })
}
