import { untrack } from 'svelte'
import { FACES, type Face } from '../../game/board.ts'
import { type Question, questionOf } from '../../game/choices.ts'
import { Fresh } from '../../tables/fresh.svelte.ts'
import {
  chosenFace,
  commitment,
  freeFaces,
  type Preview,
  previewOf,
  type TrayPhase,
  trayPhase,
} from '../../game/preview.ts'
import { type Seated, seatingNow } from '../../game/seating.ts'
import { plain, tellEvents, tellDeadRoll } from '../../game/telling.ts'
import { isDeadRoll } from '../../tables/dead_roll.ts'
import { inFrames, laidOut } from '../../parts/frames.ts'
import { muted } from '../../tables/company.svelte.ts'
import { mayEnter, REAL } from '../../tables/real_dice.ts'
import type { Table } from '../../tables/table.svelte.ts'
import type { State, TableView } from '../../documents/types.ts'
import type { Judged } from '../../engine/engine.ts'
import { settings } from '../../settings.svelte.ts'
import { say } from '../../words/words.svelte.ts'
import { Coach } from './coach.svelte.ts'
import { Entering } from './real/entering.svelte.ts'
import { entryKeys } from './real/entry_keys.ts'

const DICE_DUE: readonly TrayPhase[] = ['throw', 'enter', 'rolling', 'dead_roll']
const NOT_MINE: readonly TrayPhase[] = ['watch', 'ended', 'over']

/** What is on the table, as `you` see it: the tile that Stop takes, those in reach, and their chances. */
interface Laid {
  state: State
  you: number | null
  target: number | null
  reach: number[]
  odds: Record<string, number> | null
}

/** A choice that covers the tray. */
interface Asked {
  ply: number
  question: Question
}

/** A game at the table as this device sees it: what is chosen, what it would bring, and what is sent to the server. */
export class Play {
  #picked = $state.raw<{ ply: number; face: Face } | null>(null)
  /** What follows once the giver of a Bratworm is chosen. */
  #later = $state<string | null>(null)
  /** The choice that was made: it stays there until the next frame. */
  #made = $state.raw<Asked | null>(null)
  /** What was asked about before it is lost, and whether that has just been asked. */
  #warned = $state<string | null>(null)
  readonly #asking = new Fresh()
  /** The step after which the coach was asked. */
  #asked = $state<number | null>(null)
  /** The step after which a shared device was handed over. */
  #handed = $state<number | null>(null)
  readonly coach: Coach
  /** What is read over the table meanwhile: the log, the coach's reasons, or what somebody has. */
  reading = $state<'log' | 'coach' | number | null>(null)
  /** Height in pixels of the longest sentence so far: it keeps that room, and the grill its size. */
  room = $state(0)
  /** It follows the tray one frame later: two tasks, neither of them long on a slow phone. */
  laid: Laid

  readonly table: TableView
  /** What the tray shows: a turn that has ended stays there for a while. */
  readonly state: State
  /** Whether that turn belongs to a person here. */
  readonly isAtHand: boolean
  readonly seating: Seated[]
  /** Whether people roll real dice and enter them. */
  readonly isReal: boolean
  readonly entering: Entering
  readonly you: number | null
  readonly phase: TrayPhase
  readonly chosen: Face | null
  readonly preview: Preview
  readonly question: Question | null
  readonly asked: Asked | null
  readonly advice: Judged | null
  readonly canAdvise: boolean
  /** Whether the coach may speak: it is on, or was asked about this position. */
  readonly hasAsked: boolean
  /** Chance that the next throw is dead; null without the coach, unless it must be (T5). */
  readonly deadThrow: number | null
  /** Chances of the tiles with the chosen face; null without the coach. */
  readonly odds: Record<string, number> | null

  constructor(
    readonly live: Table,
    table: TableView,
    state: State,
  ) {
    this.coach = new Coach(() => live.game)
    this.entering = new Entering(
      live,
      () => this.state,
      () => this.table.rules,
    )
    this.table = $derived(live.table ?? table)
    this.state = $derived(live.ended?.before ?? live.state ?? state)
    this.seating = $derived(seatingNow(this.table, live.company, muted.names))
    this.you = $derived(live.you)
    this.isReal = $derived(this.table.dice === REAL)
    const entersDice = $derived(this.isReal && !live.ended && this.#waitsForDice)
    this.isAtHand = $derived(entersDice || (this.state.seat !== null && live.yours.includes(this.state.seat)))
    this.phase = $derived(
      live.ended
        ? 'ended'
        : entersDice
          ? 'enter'
          : trayPhase(
              this.state,
              live.yours,
              this.table.seats.some(({ seat, throws, away }) => seat === this.state.seat && throws && !away),
            ),
    )
    this.chosen = $derived(this.isAtHand ? chosenFace(this.state, this.#picked) : null)
    this.preview = $derived(previewOf(this.state, live.ended ? live.ended.outlook : live.outlook, this.chosen))
    this.question = $derived(
      this.isMine ? questionOf(this.state, this.seating, this.table.rules, this.preview.lands) : null,
    )
    this.asked = $derived(this.question ? { ply: this.state.ply, question: this.question } : this.#made)
    this.hasAsked = $derived(this.table.asks ? this.#asked === this.state.ply : settings.coach)
    this.canAdvise = $derived(this.table.coach && this.hasAsked && this.isMine)
    this.advice = $derived(this.canAdvise && this.coach.advice?.ply === this.state.ply ? this.coach.advice : null)
    const deadThrow = $derived(this.preview.canRoll ? this.preview.dead : null)
    this.deadThrow = $derived(this.canAdvise || deadThrow === 1 ? deadThrow : null)
    this.odds = $derived(this.advice ? (this.advice.tiles[this.chosen ? `keep ${this.chosen}` : 'roll'] ?? null) : null)
    this.laid = $state.raw(untrack(() => this.#toLay()))
  }

  #toLay(): Laid {
    const { target, reach } = this.isMine ? this.preview : { target: null, reach: [] }
    return { state: this.live.state ?? this.state, you: this.you, target, reach, odds: this.odds }
  }

  /** Lay it out as it is now, after the next frame; a choice that was made disappears first. The returned function
   * cancels this. */
  lay(): () => void {
    const next = this.#toLay()
    const steps: (() => void)[] = [() => (this.laid = next)]
    if (this.question) this.#made = this.asked
    else if (untrack(() => this.#made)) steps.unshift(laidOut(() => (this.#made = null)))
    return inFrames(steps)
  }

  /** Whether real dice are due that somebody at this device may enter. */
  get #waitsForDice(): boolean {
    const { phase, seat, turn } = this.state
    const { table, live } = this
    return (
      phase === 'rolling' && turn?.roll === null && mayEnter({ table, yours: live.yours, hosting: live.hosting }, seat)
    )
  }

  /** Turn the coach on or off; where it helps only those who ask, ask it about this position. */
  turnCoach(): void {
    if (this.table.asks) this.#asked = this.hasAsked ? null : this.state.ply
    else settings.turn('coach', !settings.coach)
  }

  /** Take the newest entry back. */
  takeBack(): void {
    const { takingBack } = this.live
    if (takingBack?.mine) this.live.act(takingBack.act)
  }

  /** Whether a person at this device decides. */
  get isMine(): boolean {
    return !NOT_MINE.includes(this.phase)
  }

  /** Several people share this device. */
  get isShared(): boolean {
    return this.live.yours.length > 1
  }

  /** Whether the device should change hands now: somebody else's turn here begins. */
  get passesOn(): boolean {
    return (
      !this.isReal &&
      this.isShared &&
      this.isMine &&
      !this.chosen &&
      Object.keys(this.state.turn?.kept ?? {}).length === 0
    )
  }

  isAbsent(seat: number): boolean {
    return this.seating[seat]?.absent ?? false
  }

  /** From when I may let a bot play for an absent person; null where I may not. */
  standInFrom(seat: number): number | null {
    const absence = this.live.company.absent.find((one) => one.seat === seat)
    return this.you === null || this.seating[seat]?.away ? null : (absence?.bot_from ?? null)
  }

  /** Whether other people are at the table, on their own devices. */
  get hasCompany(): boolean {
    return this.table.seats.some(({ seat, bot, left }) => !bot && !left && !this.live.yours.includes(seat))
  }

  /** Who is “you” in sentences: nobody where several people share the device. */
  get reader(): number | null {
    return this.isShared ? null : this.you
  }

  /** The result of the turn that has ended. */
  get came(): string {
    return this.live.ended ? plain(tellEvents(this.live.ended.events, this.seating, this.reader)) : ''
  }

  /** What the player whose turn it is does, in words. */
  get doing(): string {
    const person = this.state.seat === null ? undefined : this.seating[this.state.seat]
    if (!person) return ''
    if (this.came) return this.came
    if (isDeadRoll(this.state)) return tellDeadRoll(this.state, this.seating, this.reader)
    if (person.away) return say('web-table-bot-plays-for', { name: person.name })
    return say(person.absent ? 'web-table-absent' : 'web-table-plays', { name: person.name })
  }

  /** Whether the dice wait for somebody who is there: a shared device is handed over first. */
  get canThrow(): boolean {
    return this.phase === 'throw' && (!this.isShared || this.#handed === this.state.ply)
  }

  /** Whoever is next has the device. */
  takeDevice(): void {
    if (this.phase === 'throw' && !this.#isSudden) this.#handed = this.state.ply
  }

  throw(): void {
    if (this.canThrow && !this.live.acting && (this.isShared || !this.#isSudden)) this.live.act('throw')
  }

  choose = (face: string): void => {
    if (!this.isMine || this.live.acting || !freeFaces(this.state).includes(face as Face)) return
    this.#picked = { ply: this.state.ply, face: face as Face }
  }

  /** Whether a tap counts: people have had time to see what they tap. */
  get isSettled(): boolean {
    return !this.live.fresh.is && !this.#asking.is
  }

  /** Whether the decision has just come up; a picked face shows that it was seen. */
  get #isSudden(): boolean {
    return this.#picked?.ply !== this.state.ply && this.live.fresh.is
  }

  /** Whether Stop would fail and lose something: people are asked once. */
  get #losesByStopping(): boolean {
    const { stop, costs } = this.preview
    return (this.phase === 'weasel' || stop?.kind === 'fail') && (costs.tile !== null || costs.specialist !== null)
  }

  get #warning(): string {
    return `${this.state.ply} ${this.chosen}`
  }

  /** Whether the next tap on Stop loses what was asked about. */
  get isWarned(): boolean {
    return this.#warned === this.#warning
  }

  /** Ask once before something is lost; returns whether it may be done now. */
  #isSure(): boolean {
    if (!this.#losesByStopping) return true
    if (!this.isWarned) {
      this.#warned = this.#warning
      this.#asking.begin()
    }
    return !this.#asking.is
  }

  /** Give up a dead throw, though the weasel could help (K5). */
  giveUp(): void {
    if (this.isMine && !this.live.acting && !this.#isSudden && this.#isSure()) this.act('stop')
  }

  commit(action: 'roll' | 'stop'): void {
    if (
      !this.isMine ||
      this.live.acting ||
      this.#isSudden ||
      !(action === 'roll' ? this.preview.canRoll : this.preview.canStop)
    )
      return
    if (action === 'stop' && !this.#isSure()) return
    const { now, later } = commitment(this.state, this.live.outlook, this.preview, action)
    this.#later = later
    this.live.act(...now)
  }

  /** Send one decision as it is spelled in `legal`. */
  act(move: string): void {
    if (this.isMine && !this.live.acting && !this.#isSudden && this.state.legal.includes(move)) this.live.act(move)
  }

  /** Continue with what was meant, once it can be sent. */
  follow(): void {
    const later = this.#later
    if (later === null || this.live.acting || this.phase === 'bratworm') return
    this.#later = null
    if (this.phase === 'decide' && this.state.legal.includes(later)) this.live.act(later)
  }

  /** Keep the coach at the newest position where somebody here decides. */
  consult(): void {
    if (this.canAdvise && !DICE_DUE.includes(this.phase)) this.coach.ask(this.state.ply)
    else this.coach.forget()
  }

  /** The keys 1 to 5, W, R and S. Returns whether the key meant something. */
  press(key: string): boolean {
    if (!this.isMine) return false
    if (this.phase === 'enter' && this.entering.press(key)) return true
    const upper = key.toUpperCase()
    if (this.phase === 'keep' && (FACES as readonly string[]).includes(upper)) this.choose(upper)
    else if (upper === 'R') this.#roll()
    else if (upper === 'S') this.#stop()
    else return false
    return true
  }

  /** S is the left button, which rolls eight dice before the first roll (K4). */
  #stop(): void {
    if (this.phase === 'start') this.act('roll')
    else if (this.phase === 'enter') entryKeys(this.entering).stop.press()
    else if (this.phase === 'throw') this.takeDevice()
    else if (this.phase === 'weasel') this.giveUp()
    else this.commit('stop')
  }

  #roll(): void {
    if (this.phase === 'start') this.act('roll golden')
    else if (this.phase === 'enter') entryKeys(this.entering).roll.press()
    else if (this.phase === 'throw') this.throw()
    else if (this.phase === 'weasel') this.act('weasel')
    else this.commit('roll')
  }
}
