type Where = 'localStorage' | 'sessionStorage'

/** What was kept since the page was loaded: all there is where the browser blocks its storage. */
const sinceLoading = new Map<string, string>()

export function keep(key: string, value: string, where: Where = 'localStorage'): void {
  sinceLoading.set(key, value)
  try {
    globalThis[where].setItem(key, value)
  } catch {
    // blocked or full
  }
}

export function recall(key: string, where: Where = 'localStorage'): string | null {
  try {
    return globalThis[where].getItem(key)
  } catch {
    return sinceLoading.get(key) ?? null
  }
}
