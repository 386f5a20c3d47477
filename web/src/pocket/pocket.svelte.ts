import { keep, recall } from '../keeping.ts'

const SAID = 'heckmeck-ready-said'
const HOUR = 3_600_000

/** What of Heckmeck is on this device: everything (so that it works without a network), and perhaps a newer version that
 * waits until somebody wants it. */
class Pocket {
  /** Whether this browser keeps pages at all: not from plain http, and not where it is told to forget. */
  readonly isPossible = 'serviceWorker' in navigator
  isReady = $state(false)
  /** It has just become ready, and nobody was told yet. */
  isNews = $state(false)
  newer = $state.raw<ServiceWorker | null>(null)
  #renewing = false

  /** Put everything on the device, once the page has nothing else to fetch. */
  async start(): Promise<void> {
    if (!this.isPossible) return
    this.isReady = navigator.serviceWorker.controller !== null
    navigator.serviceWorker.addEventListener('controllerchange', () => this.#changed())
    try {
      const address = `${import.meta.env.BASE_URL}sw.js`
      this.#follow(await navigator.serviceWorker.register(address, { updateViaCache: 'none' }))
    } catch {
      // private windows refuse it, and so does a device without space: the page works from the network
    }
  }

  /** Begin anew with the newer version. */
  renew(): void {
    this.#renewing = true
    this.newer?.postMessage('begin')
  }

  /** Somebody was told that it is ready. */
  told(): void {
    this.isNews = false
    keep(SAID, 'yes')
  }

  #changed(): void {
    if (this.#renewing) location.reload()
    this.newer = null
    if (!this.isReady && recall(SAID) === null) this.isNews = true
    this.isReady = true
  }

  #follow(registration: ServiceWorkerRegistration): void {
    this.#offer(registration.waiting)
    registration.addEventListener('updatefound', () => {
      const coming = registration.installing
      coming?.addEventListener('statechange', () => coming.state === 'installed' && this.#offer(coming))
    })
    setInterval(() => void registration.update().catch(() => undefined), HOUR) // an app may stay open for days
  }

  /** The first version comes unasked; a later one is offered. */
  #offer(waiting: ServiceWorker | null): void {
    if (waiting && navigator.serviceWorker.controller) this.newer = waiting
  }
}

export const pocket = new Pocket()
