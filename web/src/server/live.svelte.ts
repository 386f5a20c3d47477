import { get } from './api.ts'
import type { Hello, Outlook, Refusal, ServerMessage, State, Step, StepList, TableView } from './types.ts'

type Timer = ReturnType<typeof setTimeout> | undefined

const RETRY_MS = [300, 1000, 2000, 4000, 8000]
const SILENCE_MS = 35_000 // the server speaks every 15 seconds
const ANSWER_MS = 3000 // an act without a step or a refusal is said again
const REMEMBERED = 200

/** One table, live: follows its steps over the socket, comes back by itself, and says decisions until they are heard. */
export class LiveTable {
  connection = $state<'connecting' | 'open' | 'lost' | 'gone'>('connecting')
  table = $state.raw<TableView | null>(null)
  you = $state<number | null>(null)
  yours = $state.raw<number[]>([])
  hosting = $state(false)
  state = $state.raw<State | null>(null)
  outlook = $state.raw<Outlook | null>(null)
  deadline = $state<number | null>(null)
  /** Seconds to add to this device's clock to have the server's. */
  ahead = $state(0)
  /** The last steps, oldest first; the newest is `state`. */
  steps = $state.raw<Step[]>([])
  refusal = $state.raw<Refusal | null>(null)
  /** Whether a decision of ours is on its way. */
  acting = $state(false)

  #socket: WebSocket | null = null
  #moves: string[] = []
  #tries = 0
  #closed = false
  #timers: Record<'silence' | 'answer' | 'retry', Timer> = { silence: undefined, answer: undefined, retry: undefined }

  constructor(readonly id: string) {
    this.#open()
    addEventListener('online', this.#wake)
    document.addEventListener('visibilitychange', this.#wake)
  }

  close(): void {
    this.#closed = true
    for (const timer of Object.values(this.#timers)) clearTimeout(timer)
    removeEventListener('online', this.#wake)
    document.removeEventListener('visibilitychange', this.#wake)
    this.#socket?.close()
  }

  /** Take decisions one after the other, such as `keep 4` and then `roll`; a refusal drops the rest. */
  act(...moves: string[]): void {
    if (this.acting || !this.state) return
    this.#moves = moves
    this.refusal = null
    this.#say()
  }

  comeBack(): void {
    if (this.state) this.#send({ act: 'back', ply: this.state.ply })
  }

  // Connection

  #open(): void {
    const scheme = location.protocol === 'https:' ? 'wss' : 'ws'
    const resume = this.state ? `&ply=${this.state.ply}` : ''
    const socket = new WebSocket(`${scheme}://${location.host}/api/tables/${this.id}/live?outlook=1${resume}`)
    socket.onmessage = (event) => this.#hear(JSON.parse(String(event.data)) as ServerMessage)
    socket.onclose = (event) => this.#lost(socket, event.code)
    this.#socket = socket
  }

  #lost(socket: WebSocket, code: number): void {
    if (this.#closed || socket !== this.#socket) return
    clearTimeout(this.#timers.silence)
    clearTimeout(this.#timers.answer)
    this.#socket = null
    if (code === 4404) {
      this.connection = 'gone'
      return
    }
    this.connection = 'lost'
    this.#timers.retry = setTimeout(() => this.#open(), RETRY_MS[Math.min(this.#tries++, RETRY_MS.length - 1)])
  }

  readonly #wake = (): void => {
    if (document.hidden || this.#socket || this.connection === 'gone' || this.#closed) return
    clearTimeout(this.#timers.retry)
    this.#open()
  }

  #send(message: object): void {
    if (this.#socket?.readyState === WebSocket.OPEN) this.#socket.send(JSON.stringify(message))
  }

  // Decisions

  #say(): void {
    const [move] = this.#moves
    clearTimeout(this.#timers.answer)
    this.acting = move !== undefined
    if (move === undefined || !this.state) return
    this.#send({ act: move, ply: this.state.ply })
    this.#timers.answer = setTimeout(() => this.#say(), ANSWER_MS)
  }

  #heard(step: Step): void {
    const [move] = this.#moves
    if (move === undefined) return
    if (step.by === 'player' && step.state.move === move) {
      this.#moves.shift()
      this.#say()
    } else if (step.by !== 'dice') this.#drop()
  }

  #drop(): void {
    this.#moves = []
    this.#say()
  }

  // What the server says

  #hear(message: ServerMessage): void {
    clearTimeout(this.#timers.silence)
    this.#timers.silence = setTimeout(() => this.#socket?.close(), SILENCE_MS)
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
      case 'heartbeat':
        this.ahead = message.now - Date.now() / 1000
    }
  }

  #greet(hello: Hello): void {
    this.#tries = 0
    this.connection = 'open'
    this.ahead = hello.now - Date.now() / 1000
    this.#seat(hello)
    if (hello.state) {
      this.state = hello.state
      this.outlook = hello.outlook ?? null
      void this.#remember(hello.state.ply)
    }
    if (this.#moves.length) this.#say()
  }

  #seat(message: Pick<Hello, 'table' | 'you' | 'yours' | 'hosting' | 'deadline'>): void {
    this.table = message.table
    this.you = message.you
    this.yours = message.yours
    this.hosting = message.hosting
    this.deadline = message.deadline
  }

  #step(step: Step): void {
    if (this.state && step.ply <= this.state.ply) return
    this.steps = [...this.steps.slice(-REMEMBERED), step]
    this.state = step.state
    this.outlook = step.outlook ?? null
    this.deadline = step.deadline
    if (step.state.seat !== null && this.yours.includes(step.state.seat)) this.you = step.state.seat
    this.#heard(step)
  }

  #refused(refusal: Refusal): void {
    if (refusal.reason === 'stale-ply') {
      if (this.state && refusal.ply !== null && refusal.ply > this.state.ply) this.#send({ ply: this.state.ply })
      return
    }
    this.refusal = refusal
    this.#drop()
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
