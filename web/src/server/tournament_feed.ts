import { Refused } from './api.ts'
import { serverClock } from './server_clock.svelte.ts'
import { SteadySocket } from './steady_socket.ts'
import type { Refusal } from '../documents/types.ts'

type Message = { type: 'hello' | 'changed' | 'heartbeat'; version: number; now?: number } | Refusal

/** What shows something of a tournament. */
interface Follower {
  readonly id: string
  /** Which version it shows; 0 before there is anything. */
  readonly version: number
  connected: boolean
  /** Why there is nothing to show, or what was refused last. */
  refusal: Refusal | null
  fetch(): Promise<void>
}

/** Lets its follower fetch again with each version of a tournament. */
export class TournamentFeed {
  readonly #socket: SteadySocket<Message>
  #newest = 0
  #fetching = false

  constructor(readonly follower: Follower) {
    void this.refresh()
    this.#socket = new SteadySocket<Message>(
      () => `/api/tournaments/${follower.id}/live`,
      (message) => this.#hear(message),
      (gone) => {
        if (!gone) follower.connected = false
      },
    )
  }

  close(): void {
    this.#socket.close()
  }

  /** Fetch it, and again if a newer version was announced meanwhile. */
  async refresh(): Promise<void> {
    if (this.#fetching) return
    this.#fetching = true
    const isFirst = !this.follower.version
    try {
      do await this.follower.fetch()
      while (this.follower.version < this.#newest)
      if (isFirst || this.follower.refusal?.reason === 'no-answer') this.follower.refusal = null
    } catch (error) {
      // with something to show we wait for the next message
      if (!this.follower.version && error instanceof Refused) this.follower.refusal = error.refusal
    } finally {
      this.#fetching = false
    }
  }

  #hear(message: Message): void {
    if (message.type === 'refused') return // the last words of a socket that comes back by itself
    if (message.now !== undefined) serverClock.hear(message.now)
    if (message.type === 'hello') this.follower.connected = true
    this.#newest = Math.max(this.#newest, message.version)
    if (this.follower.version < this.#newest) void this.refresh()
  }
}
