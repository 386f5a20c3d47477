/** Something open over the page is a step of the browser's history: going back closes it. */

let opened = 0
let left: Promise<void> = Promise.resolve()

interface Entry {
  over?: string
}

/** Lay a step for what has just opened. `onback` is told when the visitor goes back; call what this returns when it
 * has closed. The browser goes back in its own time, so what opens meanwhile lays its step after that. */
export function closeByGoingBack(onback: () => void): () => void {
  const name = `${performance.timeOrigin}-${opened++}`
  const isLast = () => (history.state as Entry | null)?.over === name
  let laid = false
  let closed = false
  const follow = () => laid && !isLast() && onback()

  addEventListener('popstate', follow)
  void left.then(() => {
    if (closed) return
    history.pushState({ over: name } satisfies Entry, '')
    laid = true
  })
  return () => {
    closed = true
    removeEventListener('popstate', follow)
    if (!isLast()) return // whoever has gone elsewhere meanwhile stays there
    left = new Promise((gone) => addEventListener('popstate', () => gone(), { once: true }))
    history.back()
  }
}
