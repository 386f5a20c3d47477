/** Take one step after each frame, the first one `delay` later; what is returned stops that. Several small tasks instead of a
 * large one, for slow phones. */
export function inFrames(steps: (() => void)[], delay = 0): () => void {
  let frame = 0
  let timer = 0
  const go = ([step, ...rest]: (() => void)[], wait: number): void => {
    if (!step) return
    frame = requestAnimationFrame(() => {
      timer = window.setTimeout(() => {
        step()
        go(rest, 0)
      }, wait)
    })
  }
  go(steps, delay)
  return () => {
    cancelAnimationFrame(frame)
    clearTimeout(timer)
  }
}
