import { get, Refused } from '../../server/api.ts'
import { TournamentFeed } from '../../server/tournament_feed.ts'
import type { TournamentPlayerPage, TournamentReply, TournamentStagePlan } from '../../server/types.ts'

/** What one participant sees, live. A phone fetches only its own page; the tournament's name once, its plan with each stage. */
export class LiveParticipant {
  page = $state.raw<TournamentPlayerPage | null>(null)
  name = $state('')
  plan = $state.raw<TournamentStagePlan[]>([])
  connected = $state(true)
  refusal = $state('')

  readonly #feed: TournamentFeed
  #newest = 0
  #fetching = false

  constructor(
    readonly id: string,
    readonly number: number,
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

  #hear(version: number): void {
    this.#newest = version
    if (!this.page || this.page.version < version) void this.refresh()
  }

  async refresh(): Promise<void> {
    if (this.#fetching) return
    this.#fetching = true
    try {
      do {
        const page = await get<TournamentPlayerPage>(`/api/tournaments/${this.id}/players/${this.number}`)
        if (!this.page || page.seat?.stage !== this.page.seat?.stage) await this.#meetTheTournament()
        this.page = page
      } while (this.page.version < this.#newest)
      this.refusal = ''
    } catch (error) {
      if (!this.page && error instanceof Refused) this.refusal = error.refusal.text
    } finally {
      this.#fetching = false
    }
  }

  async #meetTheTournament(): Promise<void> {
    const { tournament } = await get<TournamentReply>(`/api/tournaments/${this.id}`)
    this.name = tournament.name
    this.plan = tournament.plan
  }
}
