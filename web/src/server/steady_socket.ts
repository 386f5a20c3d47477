type Timer = ReturnType<typeof setTimeout> | undefined

const RETRY_MS = [300, 1000, 2000, 4000, 8000]
const SILENCE_MS = 35_000 // the server speaks every 15 seconds
const NOT_THERE = 4404

/** A socket that comes back by itself: when it is lost or silent, when the device is online or looked at again. */
export class SteadySocket<Message> {
  #socket: WebSocket | null = null
  #tries = 0
  #closed = false
  #silence: Timer
  #retry: Timer

  /** `path` is asked anew each time; `onlost` is told whether what it leads to is not there, and then it stays away. */
  constructor(
    readonly path: () => string,
    readonly onmessage: (message: Message) => void,
    readonly onlost: (gone: boolean) => void,
  ) {
    this.#open()
    addEventListener('online', this.#wake)
    document.addEventListener('visibilitychange', this.#wake)
  }

  /** Say it, if anybody listens. */
  send(message: object): void {
    if (this.#socket?.readyState === WebSocket.OPEN) this.#socket.send(JSON.stringify(message))
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
    const socket = new WebSocket(`${scheme}://${location.host}${this.path()}`)
    socket.onmessage = (event) => this.#hear(String(event.data))
    socket.onclose = (event) => this.#lost(socket, event.code === NOT_THERE)
    this.#socket = socket
  }

  #hear(data: string): void {
    this.#tries = 0
    clearTimeout(this.#silence)
    this.#silence = setTimeout(() => this.#socket?.close(), SILENCE_MS)
    this.onmessage(JSON.parse(data) as Message)
  }

  #lost(socket: WebSocket, gone: boolean): void {
    if (this.#closed || socket !== this.#socket) return
    clearTimeout(this.#silence)
    this.#socket = null
    this.onlost(gone)
    if (gone) this.close()
    else this.#retry = setTimeout(() => this.#open(), RETRY_MS[Math.min(this.#tries++, RETRY_MS.length - 1)])
  }

  readonly #wake = (): void => {
    if (document.hidden || this.#socket || this.#closed) return
    clearTimeout(this.#retry)
    this.#open()
  }
}
