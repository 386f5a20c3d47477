/** Answers to everything that is asked about a game, at once: the worker calls it, and so do tests without one. */
import type { Happening, Outlook, Review, State } from '../documents/types.ts'
import { adviceOf, type Judged } from './advice.ts'
import { Bots } from './bots.ts'
import { CompiledCoach } from './coach.ts'
import { Desk, type Files } from './desk.ts'
import { documentOf, eventsOf } from './document.ts'
import type { GameText } from './game_text.ts'
import { Kernel } from './kernel.ts'
import { type Engine, FACES, NUMBERS, STATE } from './generated/layout.ts'
import { readDice, spellDice } from './moves.ts'
import { readRecord } from './reader.ts'
import { outlookOf } from './outlook.ts'
import { readPosition } from './position_reader.ts'
import { checkSpelling, writePosition } from './position_writer.ts'
import { EngineRefusal, refused } from './refusal.ts'
import { byteOf, type Replay } from './replay.ts'
import { Replays } from './replays.ts'
import { reviewOf } from './review.ts'
import { emptyRows, type Rolled, rollOut, type Wish } from './rolling_out.ts'
import { corrected, isUndo } from './taking_back.ts'
import { unseenTurns } from './unseen.ts'
import { headerLines, type TurnLine, turnLines } from './writer.ts'

/** A step and what it came to. */
export interface Played {
  ply: number
  state: State
  events: Happening[]
  outlook: Outlook | null
}

/** Of seats that nobody has named. */
const NAMES = [...'ABCDEFG']

export interface Written {
  head: string[]
  turns: TurnLine[]
}

/** What is to be played out, and to whose chance it is to be known. */
export interface Beginning extends Pick<Rolled, 'rows'> {
  seat: number
  players: number
}

export class Core {
  readonly kernel: Kernel
  readonly #replays: Replays
  readonly #desk: Desk
  readonly #bots: Bots

  constructor(exports: Engine, files: Files) {
    this.kernel = new Kernel(exports)
    this.#replays = new Replays(this.kernel)
    this.#desk = new Desk(this.kernel, files)
    this.#bots = new Bots(this.kernel, this.#desk)
  }

  /** Steps `from` to `to` of a game; step 0 is the start. */
  steps(game: GameText, from: number, to: number): Played[] {
    const replay = this.#replays.of(game)
    replay.at(from)
    replay.at(to)
    return this.#told(replay, from, to)
  }

  /** Play moves after those of the game: all of them or none. */
  play(game: GameText, moves: readonly string[]): Played[] {
    const replay = this.#replays.of(game)
    const { ply } = replay
    for (const move of moves)
      try {
        replay.play(move)
      } catch (error) {
        replay.back(ply)
        throw error instanceof EngineRefusal && moves.length > 1 ? error.at({ act: move }) : error
      }
    return this.#told(replay, ply + 1, replay.ply)
  }

  /** The roll that is due, of which only the dice set aside are known: `WW` or `1+1`, nothing where none could be. */
  madeUp(game: GameText, aside: string): string {
    const { position } = this.#replays.of(game)
    const dice = aside ? readDice(aside) : { white: FACES.map(() => 0), golden: NUMBERS.NONE }
    const face = dice.golden === NUMBERS.NONE ? dice.white.findIndex((count) => count > 0) : dice.golden
    return spellDice(this.kernel.madeUp(position, dice, face < 0 ? NUMBERS.NONE : face))
  }

  read(record: string | Uint8Array): GameText {
    return readRecord(this.kernel, record).game
  }

  /** A game that begins from a position line; nobody has a name in it. A line that somebody else wrote is refused where
   * we write it otherwise; one that was `tapped` together may be in any order. */
  lay(line: string, tapped = false): GameText {
    const { edition, position } = readPosition(this.kernel, line)
    const written = writePosition(this.kernel, edition, position)
    if (!tapped) checkSpelling(line, written)
    const players = NAMES.slice(0, byteOf(position, STATE.fields.players))
    const game = { rules: edition.text, players, start: byteOf(position, STATE.fields.seat), moves: [] }
    const begin = this.kernel.newGame(edition, players.length, game.start)
    const isBeginning = begin.every((byte, index) => byte === position[index])
    return isBeginning ? game : { ...game, origin: written }
  }

  /** The position line after step `ply`. */
  position(game: GameText, ply: number): string {
    const replay = this.#replays.of(game)
    return writePosition(this.kernel, replay.edition, replay.at(ply))
  }

  write(game: GameText): Written {
    if (game.origin) throw refused('record-of-a-position', 'P7')
    const text = corrected(game)
    const replay = this.#replays.of(text)
    return { head: headerLines(text, replay), turns: turnLines(replay, unseenTurns(replay, text.headers)) }
  }

  /** The decision of a bot, spelled like `champion:depth=2`. */
  decide(game: GameText, bot: string): Promise<string> {
    return this.#bots.decide(this.#replays.of(game), bot)
  }

  /** What to do after step `ply`, with a look at `depth` turns. */
  async advice(game: GameText, ply: number, depth: number): Promise<Judged> {
    const replay = this.#replays.of(game)
    const position = replay.at(ply)
    await this.#desk.lay(replay, true)
    const coach = new CompiledCoach(this.kernel, depth)
    return adviceOf(coach.look(position), replay.seatAt(ply), ply, coach.tileChances(position))
  }

  /** What is to be played out after step `ply`: rows without a game yet. */
  async beginRollouts(game: GameText, ply: number, { moves }: Wish): Promise<Beginning> {
    const replay = this.#replays.of(game)
    const [position, seat] = [replay.at(ply), replay.seatAt(ply)]
    await this.#desk.lay(replay, true)
    const look = new CompiledCoach(this.kernel, 1).look(position)
    return { rows: replay.phaseAt(ply) === 'over' ? [] : emptyRows(look, seat, moves), seat, players: look.win.length }
  }

  /** Play some more games of the decision that is known worst. */
  async rollOut(game: GameText, ply: number, rows: number[][], wish: Wish): Promise<Rolled> {
    const replay = this.#replays.of(game)
    const [position, seat] = [replay.at(ply), replay.seatAt(ply)]
    await this.#desk.lay(replay, true)
    return rollOut(this.kernel, position, seat, rows, wish)
  }

  /** Every decision and every roll of a game, judged. */
  async review(game: GameText, onprogress?: (share: number) => void): Promise<Review> {
    const text = corrected(game)
    const replay = this.#replays.of(text)
    await this.#desk.lay(replay, true)
    return reviewOf(replay, new CompiledCoach(this.kernel, 1), unseenTurns(replay, text.headers), onprogress)
  }

  #told(replay: Replay, from: number, to: number): Played[] {
    const plies = Array.from({ length: Math.max(0, to - from + 1) }, (_, index) => from + index)
    return plies.map((ply) => {
      const position = replay.at(ply)
      const move = ply ? (replay.moves[ply - 1] as string) : null
      const events = move === null || isUndo(move) ? [] : eventsOf(this.kernel, replay.at(ply - 1), move, position)
      const state = documentOf(this.kernel, position, replay.players, ply, move)
      return { ply, state, events, outlook: outlookOf(this.kernel, position) }
    })
  }
}
