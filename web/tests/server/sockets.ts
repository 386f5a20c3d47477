import { vi } from 'vitest'

/** A server's end of the sockets that a page opens: what it says, and what it was told. */
export class FakeSocket {
  static readonly OPEN = 1
  static opened: FakeSocket[] = []
  readyState = FakeSocket.OPEN
  said: unknown[] = []
  onmessage: ((event: { data: string }) => void) | null = null
  onclose: ((event: { code: number }) => void) | null = null

  constructor(
    readonly url: string,
    readonly spoken: string[] = [],
  ) {
    FakeSocket.opened.push(this)
  }

  static get last(): FakeSocket {
    const socket = FakeSocket.opened.at(-1)
    if (!socket) throw new Error('no socket was opened')
    return socket
  }

  send(text: string): void {
    this.said.push(JSON.parse(text))
  }

  /** The other side is silent: its answer to a closing does not come. */
  close(): void {
    this.readyState = 2
  }

  tell(message: unknown): void {
    this.onmessage?.({ data: JSON.stringify(message) })
  }

  end(code = 1006): void {
    this.readyState = 3
    this.onclose?.({ code })
  }
}

export function openSockets(): void {
  FakeSocket.opened = []
  vi.useFakeTimers()
  vi.stubGlobal('WebSocket', FakeSocket)
}
