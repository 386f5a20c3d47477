import { prefersReducedMotion } from 'svelte/motion'
import { inFrames, laidOut } from '../../parts/frames.ts'
import { TRAVEL_MS } from './motion.ts'

/** Which tray lies there when turns change, and the room that it keeps. One large layout at a time, for slow phones: what was
 * taken arrives, then the tray changes in a box of one height, then the box, and with it the grill. */
export class TrayChange {
  isAtHand = $state(false)
  /** Height in pixels that the tray keeps while it changes. */
  room = $state<number | null>(null)
  /** Of the tray at hand, when last seen. */
  #height: number | null = null

  constructor(
    isMine: boolean,
    readonly find: () => HTMLElement | null,
  ) {
    this.isAtHand = isMine
  }

  /** Change it step by step; what is returned stops that. */
  follow(isMine: boolean): (() => void) | undefined {
    if (isMine === this.isAtHand && this.room === null) return
    const end = (): void => void (this.room = null)
    const change = (): void => {
      letGo(this.find())
      this.isAtHand = isMine
    }
    if (isMine) {
      const shrinkGrill = (): void => void (this.room = this.#height)
      return inFrames([laidOut(shrinkGrill), change, end])
    }
    const hold = (): void => void (this.room = this.#height = this.find()?.offsetHeight ?? null)
    return inFrames([hold, change, laidOut(end)], prefersReducedMotion.current ? 0 : TRAVEL_MS)
  }
}

/** Taking away what has the focus would make the browser lay out the page at once. */
export function letGo(tray: HTMLElement | null): void {
  const focused = document.activeElement
  if (focused instanceof HTMLElement && tray?.contains(focused)) focused.blur()
}
