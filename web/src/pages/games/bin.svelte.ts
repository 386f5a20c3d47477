import type { WholeGame } from '../../shelf/kept.ts'
import { shelf } from '../../shelf/shelf.svelte.ts'

/** The game that was deleted last: it can be had back until another one is, or the page is left. */
class Bin {
  holds = $state.raw<WholeGame | null>(null)

  async take(id: string): Promise<void> {
    this.holds = await shelf.remove(id)
  }

  async giveBack(): Promise<void> {
    const whole = this.holds
    this.holds = null
    if (whole) await shelf.add(whole.game, whole.steps)
  }

  empty(): void {
    this.holds = null
  }
}

export const bin = new Bin()
