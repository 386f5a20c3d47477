import { inFrames, laidOut } from '../../parts/frames.ts'

/** Which tray is shown. The other one is built unseen under it, in separate frames for slow phones, and then takes
 * its place at once: the grill changes its size only once, when everything that moved on it has arrived. */
export class TrayChange {
  isAtHand = $state(false)
  /** Whether the other tray is being built, and whether all of it is there. */
  isComing = $state(false)
  isWhole = $state(true)
  #stop: () => void = () => undefined

  constructor(
    isAtHand: boolean,
    readonly find: () => HTMLElement | null,
    readonly arrive: () => void,
  ) {
    this.isAtHand = isAtHand
  }

  /** Change it if needed, and together with that do what the new tray shows. */
  change(isAtHand: boolean, then: () => void = () => undefined): void {
    this.#stop()
    if (isAtHand === this.isAtHand) {
      ;[this.isComing, this.isWhole] = [false, true]
      return then()
    }
    const build = (): void => void ([this.isComing, this.isWhole] = [true, !isAtHand])
    const complete = (): void => void (this.isWhole = true)
    const swap = (): void => {
      this.arrive()
      letGo(this.find())
      ;[this.isAtHand, this.isComing] = [isAtHand, false]
      then()
    }
    this.#stop = inFrames([build, ...(isAtHand ? [complete] : []), laidOut(swap)])
  }
}

/** Removing what has the focus would make the browser lay out the page at once. */
export function letGo(tray: HTMLElement | null): void {
  const focused = document.activeElement
  if (focused instanceof HTMLElement && tray?.contains(focused)) focused.blur()
}
