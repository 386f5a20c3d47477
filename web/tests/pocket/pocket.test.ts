import { afterEach, beforeEach, expect, it, vi } from 'vitest'

/** A browser's service workers, as far as the page sees them. */
class Workers extends EventTarget {
  controller: object | null = null
  registration = Object.assign(new EventTarget(), {
    waiting: null as Worker | null,
    installing: null as Worker | null,
    update: vi.fn(() => Promise.resolve()),
  })
  register = vi.fn(() => Promise.resolve(this.registration))

  /** Another version comes; the first one takes over, a later one waits. */
  install(worker: Worker): void {
    this.registration.installing = worker
    this.registration.dispatchEvent(new Event('updatefound'))
    worker.state = 'installed'
    worker.dispatchEvent(new Event('statechange'))
    if (!this.controller) this.control(worker)
  }

  control(worker: Worker): void {
    this.controller = worker
    this.dispatchEvent(new Event('controllerchange'))
  }
}
class Worker extends EventTarget {
  state = 'installing'
  postMessage = vi.fn()
}

let workers: Workers
const opened = async () => {
  vi.resetModules()
  const { pocket } = await import('../../src/pocket/pocket.svelte.ts')
  await pocket.start()
  return pocket
}

beforeEach(() => {
  workers = new Workers()
  Object.defineProperty(navigator, 'serviceWorker', { value: workers, configurable: true })
})
afterEach(() => {
  Reflect.deleteProperty(navigator, 'serviceWorker')
  localStorage.clear()
})

it('says once that everything is on the device, and never again', async () => {
  const pocket = await opened()
  expect(workers.register).toHaveBeenCalledWith('/sw.js', { updateViaCache: 'none' })
  expect([pocket.isReady, pocket.isNews]).toEqual([false, false])
  workers.install(new Worker())
  expect([pocket.isReady, pocket.isNews, pocket.newer]).toEqual([true, true, null])
  pocket.told()
  expect(pocket.isNews).toBe(false)
  workers.controller = null // the storage was emptied, and it comes again
  const again = await opened()
  workers.install(new Worker())
  expect([again.isReady, again.isNews]).toEqual([true, false])
})

it('a newer version waits until somebody wants it', async () => {
  workers.controller = new Worker()
  const pocket = await opened()
  expect(pocket.isReady).toBe(true)
  const newer = new Worker()
  workers.install(newer)
  expect(pocket.newer).toBe(newer)
  expect(newer.postMessage).not.toHaveBeenCalled()
  pocket.renew()
  expect(newer.postMessage).toHaveBeenCalledWith('begin')
})

it('one that has waited since the last visit is offered too', async () => {
  workers.controller = new Worker()
  workers.registration.waiting = new Worker()
  expect((await opened()).newer).toBe(workers.registration.waiting)
})

it('a browser that keeps no pages is no fault', async () => {
  Reflect.deleteProperty(navigator, 'serviceWorker')
  expect((await opened()).isPossible).toBe(false)
  workers.register = vi.fn(() => Promise.reject<typeof workers.registration>(new Error('private window')))
  Object.defineProperty(navigator, 'serviceWorker', { value: workers, configurable: true })
  expect((await opened()).isReady).toBe(false)
})
