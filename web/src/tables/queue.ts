import { refusalOf } from '../server/api.ts'
import type { Listener } from './source.ts'

/** One thing after the other, in the order in which they came. What goes wrong is told to whoever listens. */
export class Queue {
  #last: Promise<void> = Promise.resolve()
  #closed = false

  constructor(readonly listener: Pick<Listener, 'hear'>) {}

  do(work: () => Promise<void> | void): void {
    this.#last = this.#last.then(async () => {
      if (this.#closed) return
      try {
        await work()
      } catch (error) {
        if (!this.#closed) this.listener.hear(refusalOf(error))
      }
    })
  }

  close(): void {
    this.#closed = true
  }
}
