const TICK_MS = 250

/** The time of the server, so that all clocks of a hall show the same second. It ticks while somebody looks at it. */
class ServerClock {
  /** Seconds since 1970, as the server counts them. */
  now = $state(Date.now() / 1000)
  #ahead = 0
  #looking = 0
  #timer: ReturnType<typeof setInterval> | undefined

  /** The server has just said what time it is. */
  hear(now: number): void {
    this.#ahead = now - Date.now() / 1000
    this.#tick()
  }

  /** Tick until the answer is called. */
  look(): () => void {
    this.#looking++
    this.#timer ??= setInterval(() => this.#tick(), TICK_MS)
    return () => {
      if (--this.#looking) return
      clearInterval(this.#timer)
      this.#timer = undefined
    }
  }

  #tick(): void {
    this.now = Date.now() / 1000 + this.#ahead
  }
}

export const serverClock = new ServerClock()
