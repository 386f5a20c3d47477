import { flushSync } from 'svelte'

/** Everybody's steps, in the order in which they were requested. */
const waiting: (() => void)[] = []
let isRunning = false

/** Take one step after each frame, the first one `delay` later; the returned function ends this. Several small tasks
 * instead of a large one, for slow phones: no two steps share a frame, whoever requested them. */
export function inFrames(steps: (() => void)[], delay = 0): () => void {
  let own: (() => void) | undefined
  const go = ([step, ...rest]: (() => void)[]): void => {
    if (!step) return
    own = () => {
      step()
      go(rest)
    }
    waiting.push(own)
    run()
  }
  const timer = delay ? setTimeout(() => go(steps), delay) : undefined
  if (!delay) go(steps)
  return () => {
    clearTimeout(timer)
    const index = own ? waiting.indexOf(own) : -1
    if (index >= 0) waiting.splice(index, 1)
  }
}

/** A step that moves a lot lays the page out at once: the next frame only paints it. */
export function laidOut(step: () => void): () => void {
  return () => {
    flushSync(step)
    void document.body.offsetHeight
  }
}

function run(): void {
  if (isRunning) return
  isRunning = true
  requestAnimationFrame(() =>
    setTimeout(() => {
      isRunning = false
      const step = waiting.shift()
      if (waiting.length) run()
      step?.()
    }, 0),
  )
}
