import { get, post, Refused } from './api.ts'
import { TournamentFeed } from './tournament_feed.ts'
import type { Refusal, TournamentReply, TournamentView } from '../documents/types.ts'

/** One tournament, live: fetched again with each version. With the organiser's secret it can be changed. */
export class LiveTournament {
  view = $state.raw<TournamentView | null>(null)
  organising = $state(false)
  /** Tables whose results this device may enter as a helper, none: all; null: it is no helper. */
  helping = $state.raw<readonly number[] | null>(null)
  connected = $state(true)
  refusal = $state.raw<Refusal | null>(null)
  /** Whether an act was based on an old version: nothing has changed, and the newest is shown now. */
  stale = $state(false)
  busy = $state(false)

  readonly #feed: TournamentFeed

  constructor(
    readonly id: string,
    public secret: string | null = null,
    public pass: string | null = null,
  ) {
    this.#feed = new TournamentFeed(this)
  }

  close(): void {
    this.#feed.close()
  }

  get version(): number {
    return this.view?.version ?? 0
  }

  get headers(): Record<string, string> {
    return { ...(this.secret ? { 'X-Organiser': this.secret } : {}), ...(this.pass ? { 'X-Helper': this.pass } : {}) }
  }

  /** Whether this device may enter the result of a table. */
  mayEnter(table: number): boolean {
    return this.organising || (this.helping !== null && (this.helping.length === 0 || this.helping.includes(table)))
  }

  /** Enter results from now on with a helper's pass. */
  async help(pass: string): Promise<void> {
    if (pass === this.pass) return
    this.pass = pass
    await this.fetch().catch(() => undefined)
  }

  /** Change it from now on with this secret. */
  async organise(secret: string): Promise<void> {
    if (secret === this.secret) return
    this.secret = secret
    await this.fetch().catch(() => undefined)
  }

  /** Change the tournament; true if it was done. What was refused stays in `refusal`. */
  async act(act: object, path = 'events'): Promise<boolean> {
    if (this.busy) return false
    this.busy = true
    try {
      return await this.tell(act, path)
    } finally {
      this.busy = false
    }
  }

  /** The same without waiting for another one: for what means the same whatever else happens, such as a tick at the door. */
  async tell(act: object, path = 'events'): Promise<boolean> {
    if (!this.view) return false
    this.refusal = null
    this.stale = false
    try {
      const body = { version: this.view.version, ...act }
      this.#show(await post<TournamentReply>(`/api/tournaments/${this.id}/${path}`, body, this.headers))
      return true
    } catch (error) {
      if (!(error instanceof Refused)) throw error
      const { reason } = error.refusal
      this.stale = reason === 'tournament-stale'
      if (!this.stale) this.refusal = error.refusal
      if (this.stale || reason === 'tournament-result-there') await this.#feed.refresh()
      return false
    }
  }

  async fetch(): Promise<void> {
    this.#show(await get<TournamentReply>(`/api/tournaments/${this.id}`, this.headers))
  }

  #show({ tournament, organising, helping }: TournamentReply): void {
    if (tournament.version < this.version) return
    this.view = tournament
    this.organising = organising
    this.helping = helping ?? null
  }
}
