/** While nobody plays, the coach looks at finished games, so that the shelf can say how many mistakes there are. */
import { reviewer } from '../../engine/engine.ts'
import { keepMistakes } from '../../game/mistakes.ts'
import { isOfThisDevice, type MyGame } from '../../game/my_games.ts'
import { gameOf } from '../../tables/index.ts'

const MOST = 10 // the newest: older ones are looked at when somebody opens their review

const underWay = new Set<string>()

/** Look at one game after the other until told to end. */
export function lookAt(games: readonly MyGame[]): () => void {
  const isDue = (game: MyGame): boolean =>
    isOfThisDevice(game) && game.result !== null && game.mistakes === null && !underWay.has(game.id)
  const due = games.slice(0, MOST).filter(isDue)
  let ended = false
  void (async () => {
    for (const { id } of due) {
      await idle()
      if (ended) return
      underWay.add(id)
      await keepMistakes(id, await reviewer.review(await gameOf(id)))
      underWay.delete(id)
    }
  })().catch(() => undefined) // it was deleted meanwhile, or cannot be read: nothing is missing but a number
  return () => (ended = true)
}

/** Until the page has nothing else to do. */
function idle(): Promise<unknown> {
  return new Promise((resolve) => {
    if ('requestIdleCallback' in globalThis) requestIdleCallback(resolve)
    else setTimeout(resolve, 500)
  })
}
