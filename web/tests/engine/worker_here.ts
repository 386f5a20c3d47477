import { vi } from 'vitest'
import { type Answer, type Asked, answerTo } from '../../src/engine/answering.ts'
import { newCore } from './core.ts'

const core = newCore()

/** The engine's worker in this process: what goes over is copied as between threads. */
class WorkerHere {
  onmessage: ((event: { data: Answer }) => void) | null = null

  postMessage(asked: Asked): void {
    void answerTo(core, structuredClone(asked), (answer) => {
      queueMicrotask(() => this.onmessage?.({ data: structuredClone(answer) }))
    })
  }

  terminate(): void {
    this.onmessage = null
  }
}

export function workHere(): void {
  vi.stubGlobal('Worker', WorkerHere)
}
