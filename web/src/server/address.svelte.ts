import type { Options } from '../documents/types.ts'
import { get } from './api.ts'
import { home } from './home.svelte.ts'
import { isLoopback } from './origins.ts'

/** Where other devices find the tables of the server: what QR codes and links must say. The server has the page too. */
class Address {
  #learned = $state('')

  get origin(): string {
    return this.#learned || home.origin
  }

  set origin(origin: string) {
    this.#learned = origin
  }

  get reachable(): boolean {
    return home.exists && !isLoopback(new URL(this.origin).hostname)
  }

  /** A browser on the server's machine knows only its own address for it; the server knows its address in the
   * network. */
  async learn(): Promise<void> {
    if (!home.exists || this.reachable) return
    const options = await get<Options>('/api/options').catch(() => null)
    this.#learned = options?.address ?? this.#learned
  }
}

export const address = new Address()
