import { home } from './home.svelte.ts'

const RETRY_MS = [2000, 4000, 8000, 15_000, 30_000]
/** What the service worker says in place of a server that did not answer. */
const AWAY = 'Heckmeck-Away'

/** Whether the server answers. Every request tells it; once one had no answer, it asks by itself until there is one. */
class Reachable {
  away = $state(false)
  /** How often the server came back: what shows this loads again by itself. */
  returns = $state(0)
  #tries = 0
  #timer: ReturnType<typeof setTimeout> | undefined

  constructor() {
    addEventListener('online', this.#wake)
    document.addEventListener('visibilitychange', this.#wake)
  }

  /** Fetch from the server; null if it did not answer. */
  async fetch(path: string, options: RequestInit = {}): Promise<Response | null> {
    const credentials = home.isElsewhere ? 'omit' : 'same-origin'
    const answer = await fetch(home.url(path), { ...options, credentials }).catch(() => null)
    const isHere = answer !== null && !answer.headers.has(AWAY)
    if (isHere) this.#heard()
    else this.#missed()
    return isHere ? answer : null
  }

  /** Ask now. */
  readonly look = async (): Promise<void> => {
    clearTimeout(this.#timer)
    if (!home.exists) return
    await this.fetch('/api/options')
  }

  #heard(): void {
    clearTimeout(this.#timer)
    this.#tries = 0
    if (!this.away) return
    this.away = false
    this.returns += 1
  }

  #missed(): void {
    this.away = true
    clearTimeout(this.#timer)
    this.#timer = setTimeout(this.#wake, RETRY_MS[Math.min(this.#tries++, RETRY_MS.length - 1)])
  }

  readonly #wake = (): void => {
    if (this.away && !document.hidden) void this.look()
  }
}

export const reachable = new Reachable()

/** Whether there is a server at an address that answers this page. */
export async function letsIn(origin: string): Promise<boolean> {
  const answer = await fetch(`${origin}/api/options`, { credentials: 'omit' }).catch(() => null)
  return answer?.status === 200
}
