import type { GameText } from './game_text.ts'
import type { Kernel } from './kernel.ts'
import { Replay } from './replay.ts'

const MOST_KEPT = 8

/** Games that were asked about lately, so that the next question about one needs only its newest steps. Nobody outside
 * sees that they are kept: what is asked about is always the whole text. */
export class Replays {
  readonly #kept: Replay[] = []

  constructor(readonly kernel: Kernel) {}

  /** The game, played up to its last move. It is lent: the next question may change it. */
  of(game: GameText): Replay {
    const known = this.#kept.find((replay) => isSame(replay, game))
    const replay = known ?? Replay.of(this.kernel, { ...game, moves: [] })
    this.#keep(replay)
    replay.back(commonSteps(replay.moves, game.moves))
    for (const move of game.moves.slice(replay.ply)) replay.play(move)
    return replay
  }

  #keep(replay: Replay): void {
    const at = this.#kept.indexOf(replay)
    if (at >= 0) this.#kept.splice(at, 1)
    this.#kept.unshift(replay)
    this.#kept.length = Math.min(this.#kept.length, MOST_KEPT)
  }
}

function isSame({ edition, players, start, origin }: Replay, game: GameText): boolean {
  const isSameTable = edition.text === game.rules && start === game.start && origin === (game.origin ?? '')
  return isSameTable && players.join() === game.players.join()
}

function commonSteps(played: readonly string[], asked: readonly string[]): number {
  const end = Math.min(played.length, asked.length)
  for (let step = 0; step < end; step++) if (played[step] !== asked[step]) return step
  return end
}
