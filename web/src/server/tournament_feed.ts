/** Tells of each new version of a tournament, and comes back by itself. */
type Message = { type: 'hello' | 'changed' | 'heartbeat'; version: number }

const RETRY_MS = [300, 1000, 2000, 4000, 8000]
const SILENCE_MS = 35_000 // the server speaks every 15 seconds

export class TournamentFeed {
  #socket: WebSocket | null = null
  #tries = 0
  #closed = false
  #silence: ReturnType<typeof setTimeout> | undefined
  #retry: ReturnType<typeof setTimeout> | undefined

  constructor(
    readonly id: string,
    readonly onversion: (version: number) => void,
    readonly onconnection: (open: boolean) => void,
  ) {
    this.#open()
    addEventListener('online', this.#wake)
    document.addEventListener('visibilitychange', this.#wake)
  }

  close(): void {
    this.#closed = true
    clearTimeout(this.#silence)
    clearTimeout(this.#retry)
    removeEventListener('online', this.#wake)
    document.removeEventListener('visibilitychange', this.#wake)
    this.#socket?.close()
  }

  #open(): void {
    const scheme = location.protocol === 'https:' ? 'wss' : 'ws'
    const socket = new WebSocket(`${scheme}://${location.host}/api/tournaments/${this.id}/live`)
    socket.onmessage = (event) => this.#hear(JSON.parse(String(event.data)) as Message)
    socket.onclose = (event) => this.#lost(socket, event.code)
    this.#socket = socket
  }

  #hear(message: Message): void {
    clearTimeout(this.#silence)
    this.#silence = setTimeout(() => this.#socket?.close(), SILENCE_MS)
    if (message.type === 'hello') {
      this.#tries = 0
      this.onconnection(true)
    }
    if (message.version) this.onversion(message.version)
  }

  #lost(socket: WebSocket, code: number): void {
    if (this.#closed || socket !== this.#socket) return
    clearTimeout(this.#silence)
    this.#socket = null
    if (code === 4404) return // there is no such tournament
    this.onconnection(false)
    this.#retry = setTimeout(() => this.#open(), RETRY_MS[Math.min(this.#tries++, RETRY_MS.length - 1)])
  }

  readonly #wake = (): void => {
    if (document.hidden || this.#socket || this.#closed) return
    clearTimeout(this.#retry)
    this.#open()
  }
}
