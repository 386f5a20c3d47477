import { get } from '../../server/api.ts'
import { TournamentFeed } from '../../server/tournament_feed.ts'
import { firstSeal } from './organising.ts'
import type { Refusal, TournamentPlayerPage, TournamentReply, TournamentStagePlan } from '../../documents/types.ts'

/** What one participant sees, live. A phone fetches only its own page; the tournament's name once, its plan with each stage. */
export class LiveParticipant {
  page = $state.raw<TournamentPlayerPage | null>(null)
  name = $state('')
  plan = $state.raw<TournamentStagePlan[]>([])
  connected = $state(true)
  refusal = $state.raw<Refusal | null>(null)

  readonly #feed: TournamentFeed

  constructor(
    readonly id: string,
    readonly number: number,
  ) {
    this.#feed = new TournamentFeed(this)
  }

  close(): void {
    this.#feed.close()
  }

  get version(): number {
    return this.page?.version ?? 0
  }

  async fetch(): Promise<void> {
    const page = await get<TournamentPlayerPage>(`/api/tournaments/${this.id}/players/${this.number}`)
    if (!this.page || page.seat?.stage !== this.page.seat?.stage) await this.#meetTheTournament()
    this.page = page
  }

  async #meetTheTournament(): Promise<void> {
    const { tournament } = await get<TournamentReply>(`/api/tournaments/${this.id}`)
    this.name = tournament.name
    if (tournament.seal) firstSeal(this.id, tournament.seal.commitment)
    this.plan = tournament.plan
  }
}
