type Watcher = (id: string) => void

const CHANNEL = 'heckmeck-shelf'

/** Says which game has changed, to this tab and to the others of this device. */
export class News {
  readonly #watchers = new Set<Watcher>()
  readonly #channel = typeof BroadcastChannel === 'undefined' ? null : new BroadcastChannel(CHANNEL)

  constructor() {
    if (this.#channel) this.#channel.onmessage = ({ data }: MessageEvent<string>) => this.#tellHere(data)
  }

  watch(watcher: Watcher): () => void {
    this.#watchers.add(watcher)
    return () => void this.#watchers.delete(watcher)
  }

  tell(id: string): void {
    this.#tellHere(id)
    this.#channel?.postMessage(id)
  }

  close(): void {
    this.#channel?.close()
  }

  #tellHere(id: string): void {
    for (const watcher of this.#watchers) watcher(id)
  }
}
