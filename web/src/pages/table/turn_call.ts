import type { State } from '../../documents/types.ts'
import { settings } from '../../settings.svelte.ts'
import { play } from './sounds.ts'

const BUZZ_MS = [90, 60, 90]

/** Calls somebody back to the table: only when others have played since, or the page is out of sight. */
export class TurnCall {
  #isMine: boolean | null = null

  follow(state: State, yours: readonly number[]): void {
    const isMine = state.seat !== null && yours.includes(state.seat)
    if (isMine && this.#isMine === false) this.#call()
    this.#isMine = isMine
  }

  /** Whoever looks at the table hears its sounds anyway. */
  #call(): void {
    if (settings.sound && document.hidden) play('turn')
    if (settings.vibration && 'vibrate' in navigator) navigator.vibrate(BUZZ_MS)
  }
}
