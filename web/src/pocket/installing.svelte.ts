/** Chromium asks with this event whether we want to offer the installation ourselves. */
interface InstallEvent extends Event {
  prompt(): Promise<{ outcome: 'accepted' | 'dismissed' }>
}

const AS_APP = '(display-mode: standalone), (display-mode: fullscreen), (display-mode: minimal-ui)'

/** Whether the page can be installed from here by one press, and whether it runs as an app. */
class Installing {
  #offer = $state.raw<InstallEvent | null>(null)
  isApp = $state(matchMedia(AS_APP).matches || (navigator as { standalone?: boolean }).standalone === true)

  constructor() {
    addEventListener('beforeinstallprompt', (event) => {
      event.preventDefault() // the page offers it in its own place, not the browser over a game
      this.#offer = event as InstallEvent
    })
    addEventListener('appinstalled', () => this.#installed())
    if (this.isApp) void navigator.storage?.persist?.() // games of an app are not to be forgotten
  }

  get isOffered(): boolean {
    return this.#offer !== null && !this.isApp
  }

  async install(): Promise<void> {
    const offer = this.#offer
    this.#offer = null // it can be used once
    if ((await offer?.prompt())?.outcome === 'accepted') this.#installed()
  }

  #installed(): void {
    this.#offer = null
    this.isApp = true
  }
}

export const installing = new Installing()
