import { get, post, Refused } from '../../server/api.ts'
import { TournamentFeed } from '../../server/tournament_feed.ts'
import type { Refusal, TableScore, TournamentTablePage } from '../../documents/types.ts'

/** A table of the round as its phones see it, live; with a pass they can say what its result is. */
export class LiveTablePage {
  page = $state.raw<TournamentTablePage | null>(null)
  connected = $state(true)
  refusal = $state.raw<Refusal | null>(null)
  busy = $state(false)

  readonly #feed: TournamentFeed | null

  /** `told`: whoever shows it has a feed already, and says when to fetch. */
  constructor(
    readonly id: string,
    readonly number: number,
    told = false,
  ) {
    this.#feed = told ? null : new TournamentFeed(this)
  }

  close(): void {
    this.#feed?.close()
  }

  /** Fetch it for whoever has a feed; a network that fails is told there. */
  async refresh(): Promise<void> {
    await this.fetch().catch(() => undefined)
  }

  get version(): number {
    return this.page?.version ?? 0
  }

  async fetch(): Promise<void> {
    const page = await get<TournamentTablePage>(`/api/tournaments/${this.id}/tables/${this.number}`)
    if (page.version >= this.version) this.page = page
  }

  /** Say what the result is; true if it was written down. */
  async report(code: string, scores: readonly Partial<TableScore>[]): Promise<boolean> {
    if (this.busy || !this.page) return false
    this.busy = true
    this.refusal = null
    try {
      const { stage, round } = this.page
      const body = { code, stage, round, table: this.number, scores }
      this.page = await post<TournamentTablePage>(`/api/tournaments/${this.id}/reports`, body)
      return true
    } catch (error) {
      if (!(error instanceof Refused)) throw error
      this.refusal = error.refusal
      return false
    } finally {
      this.busy = false
    }
  }
}
