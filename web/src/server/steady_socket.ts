import { home } from './home.svelte.ts'

type Timer = ReturnType<typeof setTimeout> | undefined

const RETRY_MS = [300, 1000, 2000, 4000, 8000]
const SILENCE_MS = 35_000 // the server speaks every 15 seconds
const DOUBT_MS = 20_000 // whoever looks again does not wait that long
const STEADY_MS = 5000 // a connection that held this long is tried again at once
const NOT_THERE = 4404

/** A socket that comes back by itself: when it is lost or silent, when the device is online or in use again. */
export class SteadySocket<Message> {
  #socket: WebSocket | null = null
  #tries = 0
  #openedAt = 0
  #heardAt = 0
  #closed = false
  #silence: Timer
  #retry: Timer

  /** `path` is asked again each time; `onlost` is told whether its target does not exist, and then the socket stays
   * closed. */
  constructor(
    readonly path: () => string,
    readonly onmessage: (message: Message) => void,
    readonly onlost: (gone: boolean) => void,
  ) {
    this.#open()
    addEventListener('online', this.#wake)
    addEventListener('offline', this.#giveUp)
    document.addEventListener('visibilitychange', this.#wake)
  }

  /** Send it, if anybody listens. */
  send(message: object): void {
    if (this.#socket?.readyState === WebSocket.OPEN) this.#socket.send(JSON.stringify(message))
  }

  close(): void {
    this.#closed = true
    clearTimeout(this.#silence)
    clearTimeout(this.#retry)
    removeEventListener('online', this.#wake)
    removeEventListener('offline', this.#giveUp)
    document.removeEventListener('visibilitychange', this.#wake)
    this.#socket?.close()
  }

  #open(): void {
    const socket = home.socket(this.path())
    socket.onmessage = (event) => this.#hear(String(event.data))
    socket.onclose = (event) => this.#lost(socket, event.code === NOT_THERE)
    this.#socket = socket
    this.#openedAt = Date.now()
    this.#listen()
  }

  #listen(): void {
    this.#heardAt = Date.now()
    clearTimeout(this.#silence)
    this.#silence = setTimeout(() => this.#giveUp(), SILENCE_MS)
  }

  #hear(data: string): void {
    this.#listen()
    this.onmessage(JSON.parse(data) as Message)
  }

  /** A silent socket counts as lost at once: closing it could take a minute. So does that of a device without a
   * network. */
  readonly #giveUp = (): void => {
    const socket = this.#socket
    if (!socket) return
    socket.onmessage = null
    socket.close()
    this.#lost(socket, false)
  }

  #lost(socket: WebSocket, gone: boolean): void {
    if (this.#closed || socket !== this.#socket) return
    clearTimeout(this.#silence)
    this.#socket = null
    if (Date.now() - this.#openedAt > STEADY_MS) this.#tries = 0
    this.onlost(gone)
    if (gone) this.close()
    else this.#retry = setTimeout(() => this.#open(), RETRY_MS[Math.min(this.#tries++, RETRY_MS.length - 1)])
  }

  readonly #wake = (): void => {
    if (document.hidden || this.#closed) return
    if (this.#socket && Date.now() - this.#heardAt > DOUBT_MS) this.#giveUp()
    if (this.#socket) return
    clearTimeout(this.#retry)
    this.#open()
  }
}
