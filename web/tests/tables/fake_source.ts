import type { Listener, Message, Source } from '../../src/tables/source.ts'
import { Table } from '../../src/tables/table.svelte.ts'

/** A table that is played nowhere: what it says, and what it was told. */
export class FakeSource implements Source {
  readonly link = null
  readonly game = null
  said: unknown[] = []
  closed = false

  constructor(readonly listener: Listener) {}

  tell(message: unknown): void {
    this.listener.hear(message as Message)
  }

  act(press: unknown): void {
    this.said.push(press)
  }

  hurry(ply: number): void {
    this.said.push({ hurry: ply })
  }

  takenBy(): null {
    return null
  }

  comeBack(ply: number): void {
    this.said.push({ back: ply })
  }

  react(react: string, ply: number): void {
    this.said.push({ react, ply })
  }

  wish(what: string, wish: object): Promise<void> {
    this.said.push({ what, ...wish })
    return Promise.resolve()
  }

  close(): void {
    this.closed = true
  }
}

export function fakeTable(): { live: Table; source: FakeSource } {
  let source: FakeSource | undefined
  const live = new Table('x', (listener) => (source = new FakeSource(listener)))
  return { live, source: source as unknown as FakeSource }
}
