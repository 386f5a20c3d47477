import { get, post, Refused } from './api.ts'
import { TournamentFeed } from './tournament_feed.ts'
import type { Refusal, TournamentReply, TournamentView } from './types.ts'

/** One tournament, live: fetched anew with each version. With the organiser's secret it can be changed. */
export class LiveTournament {
  view = $state.raw<TournamentView | null>(null)
  organising = $state(false)
  connected = $state(true)
  /** Why there is nothing to show, or what was refused last. */
  refusal = $state.raw<Refusal | null>(null)
  /** Whether an act was based on something old: nothing has changed, and the newest is shown now. */
  stale = $state(false)
  busy = $state(false)

  readonly #feed: TournamentFeed
  #newest = 0
  #fetching = false

  constructor(
    readonly id: string,
    readonly secret: string | null = null,
  ) {
    void this.refresh()
    this.#feed = new TournamentFeed(
      id,
      (version) => this.#hear(version),
      (open) => (this.connected = open),
    )
  }

  close(): void {
    this.#feed.close()
  }

  get headers(): Record<string, string> {
    return this.secret ? { 'X-Organiser': this.secret } : {}
  }

  /** Change the tournament; true where it was done. What was refused stays in `refusal`. */
  async act(act: object, path = 'events'): Promise<boolean> {
    if (this.busy || !this.view) return false
    this.busy = true
    this.refusal = null
    this.stale = false
    try {
      const body = { version: this.view.version, ...act }
      this.#show(await post<TournamentReply>(`/api/tournaments/${this.id}/${path}`, body, this.headers))
      return true
    } catch (error) {
      if (!(error instanceof Refused)) throw error
      if (error.refusal.reason === 'tournament-stale') {
        this.stale = true
        await this.refresh()
      } else this.refusal = error.refusal
      return false
    } finally {
      this.busy = false
    }
  }

  /** Fetch it, again where a newer version was told of meanwhile. */
  async refresh(): Promise<void> {
    if (this.#fetching) return
    this.#fetching = true
    try {
      do this.#show(await get<TournamentReply>(`/api/tournaments/${this.id}`, this.headers))
      while (this.view && this.view.version < this.#newest)
    } catch (error) {
      // with something to show we wait for the next message of the feed
      if (!this.view && error instanceof Refused) this.refusal = error.refusal
    } finally {
      this.#fetching = false
    }
  }

  #hear(version: number): void {
    this.#newest = version
    if (!this.view || this.view.version < version) void this.refresh()
  }

  #show({ tournament, organising }: TournamentReply): void {
    if (this.view && tournament.version < this.view.version) return
    this.view = tournament
    this.organising = organising
    if (this.refusal?.reason === 'no-answer') this.refusal = null
  }
}
