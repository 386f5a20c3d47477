import type { Advice } from '../../server/types.ts'
import { words } from '../../words/words.svelte.ts'

/** The coach's advice on the position on the table. A position that has passed needs no answer: its request is
 * aborted. */
export class Coach {
  advice = $state.raw<Advice | null>(null)
  #request: AbortController | null = null
  #asked = ''

  constructor(readonly id: string) {}

  /** Ask about the position after step `ply`, once. */
  ask(ply: number): void {
    const question = `${ply} ${words.language}`
    if (question === this.#asked) return
    this.forget()
    this.#asked = question
    const request = new AbortController()
    this.#request = request
    fetch(`/api/tables/${this.id}/advice?ply=${ply}`, {
      signal: request.signal,
      headers: { 'Accept-Language': words.language },
    })
      .then(async (response) => {
        if (response.ok) this.advice = (await response.json()) as Advice
      })
      .catch(() => undefined) // no advice is no harm
  }

  forget(): void {
    this.#request?.abort()
    this.#request = null
    this.#asked = ''
    this.advice = null
  }
}
