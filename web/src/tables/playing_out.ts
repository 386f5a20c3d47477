import { engine } from '../engine/engine.ts'
import { Overtaken } from '../shelf/kept.ts'
import { shelf } from '../shelf/shelf.svelte.ts'
import { asKept, consequences } from './following.ts'
import { gameTextOf } from './game_text.ts'
import { botOf, isReal, peopleOf } from './here.ts'

/** Let the bots play a game of this device to its end that nobody sits at any longer. Each decision is kept; another page
 * that does the same is followed. */
export async function playOut(id: string): Promise<void> {
  for (;;) {
    const whole = await shelf.whole(id)
    if (whole?.game.status !== 'playing' || peopleOf(whole.game).length > 0) return
    const { game, steps } = whole
    if (isReal(game)) return // nobody is there to roll
    const text = gameTextOf(game, steps)
    const [newest] = await engine.steps(text, steps.length, steps.length)
    const bot = botOf(game.seats[newest?.state.seat ?? -1])
    if (!newest || bot === null) return
    const decisions = newest.state.legal.length ? [await engine.decide(text, bot)] : []
    const played = await consequences(game, text, newest.state, decisions)
    const taken = asKept(played, decisions, 'bot')
    await shelf.append(id, steps.length, taken.steps, taken.change).catch((error: unknown) => {
      if (!(error instanceof Overtaken)) throw error
    })
  }
}
