import { get } from './api.ts'
import type { Options } from './types.ts'

/** Whether no other device can open this address. */
export function isLoopback(host: string): boolean {
  return host === 'localhost' || host.endsWith('.localhost') || host.startsWith('127.') || host === '[::1]'
}

/** Where other devices open this page: what QR codes and links must say. */
class Address {
  origin = $state(location.origin)

  get reachable(): boolean {
    return !isLoopback(new URL(this.origin).hostname)
  }

  /** A browser on the server's machine knows only its own address for it; the server knows its address in the
   * network. */
  async learn(): Promise<void> {
    if (this.reachable) return
    const options = await get<Options>('/api/options').catch(() => null)
    this.origin = options?.address ?? this.origin
  }
}

export const address = new Address()
