import { SvelteMap } from 'svelte/reactivity'
import { seatingOf, type Seated } from '../../../game/seating.ts'
import { plain, tellEvents } from '../../../game/telling.ts'
import { get } from '../../../server/api.ts'
import type { State, StepList, TableReply, TournamentTable } from '../../../documents/types.ts'
import { say } from '../../../words/words.svelte.ts'

const LOOK_MS = 2000
const REMEMBERED = 6

interface Watched {
  number: number
  ply: number
  seating: Seated[]
}

/** The live tables that the board shows, fetched every two seconds: a board does not need a socket for each. */
export class TablesAtPlay {
  readonly states = new SvelteMap<string, State>()
  /** What happened lately, in words. */
  news = $state.raw<{ key: string; text: string }[]>([])

  readonly #watched: Record<string, Watched> = {}
  #shown: TournamentTable[] = []
  readonly #timer = setInterval(() => void this.#look(), LOOK_MS)

  close(): void {
    clearInterval(this.#timer)
  }

  watch(tables: TournamentTable[]): void {
    this.#shown = tables.filter((table) => table.live && !table.complete)
    void this.#look()
  }

  async #look(): Promise<void> {
    if (document.hidden) return
    await Promise.allSettled(this.#shown.map((table) => this.#lookAt(table.live ?? '', table.table)))
  }

  async #lookAt(id: string, number: number): Promise<void> {
    const known = this.#watched[id]
    if (!known) {
      const { table, state } = await get<TableReply>(`/api/tables/${id}`)
      if (state) this.states.set(id, state)
      this.#watched[id] = { number, ply: state?.ply ?? -1, seating: seatingOf(table) }
      return
    }
    const answer = await get<StepList>(`/api/tables/${id}/steps?after=${known.ply}`)
    const steps = answer.steps.filter((step) => step.ply > known.ply) // two requests may be under way
    const last = steps.at(-1)
    if (!last) return
    known.ply = last.ply
    this.states.set(id, last.state)
    const told = steps.filter((step) => step.events?.length).at(-1)
    if (told?.events) this.#tell(`${id}-${told.ply}`, known, tellEvents(told.events, known.seating, null))
  }

  #tell(key: string, { number }: Watched, text: string): void {
    this.news = [...this.news, { key, text: say('web-tournament-news', { table: number, text: plain(text) }) }].slice(
      -REMEMBERED,
    )
  }
}
