/** Do something now, every few seconds while the page is visible, and when it becomes visible again. Returns how to
 * end it. */
export function whileSeen(task: () => void, seconds: number): () => void {
  const look = (): void => {
    if (!document.hidden) task()
  }
  task()
  const timer = setInterval(look, seconds * 1000)
  document.addEventListener('visibilitychange', look)
  return () => {
    clearInterval(timer)
    document.removeEventListener('visibilitychange', look)
  }
}
