import type { State } from '../documents/types.ts'
import { type History, turnFrom, turnsBefore, turnStarts } from './history.ts'
import { LOOK_MS, deadRoll } from '../tables/dead_roll.ts'

const STEP_MS = 900
const ROLL_MS = 1400 // people want to look at dice

/** Where somebody is in a game, and the buttons to continue. */
export class Playback {
  at = $state(0)
  playing = $state(false)
  readonly last: number
  readonly starts: number[]
  /** The dead roll that led here (T3), for as long as it is shown. */
  #dead = $state.raw<State | null>(null)
  #look: ReturnType<typeof setTimeout> | undefined
  #timer: ReturnType<typeof setTimeout> | undefined

  constructor(
    readonly history: History,
    at = 0,
  ) {
    const states = history.steps.map((step) => step.state)
    this.last = Math.max(0, states.length - 1)
    this.starts = turnStarts(states)
    this.at = this.#within(at)
  }

  get step() {
    return this.history.steps[this.at]
  }

  get state() {
    return this.step?.state
  }

  /** What is shown on the table: a dead roll before its result. */
  get shown() {
    return this.#dead ?? this.state
  }

  /** Turns that are over here. */
  get turns(): number {
    return turnsBefore(this.starts, this.#dead ? this.at - 1 : this.at)
  }

  /** Turns of the whole game. */
  get allTurns(): number {
    const over = this.history.steps.at(-1)?.state.phase === 'over'
    return this.starts.length - (over ? 1 : 0)
  }

  go(ply: number): void {
    this.pause()
    this.#move(ply)
  }

  byTurn(direction: -1 | 1): void {
    this.go(turnFrom(this.starts, this.at, direction))
  }

  toggle(): void {
    if (this.playing) return this.pause()
    if (this.at === this.last) this.#move(0)
    this.playing = true
    this.#next()
  }

  pause(): void {
    this.playing = false
    clearTimeout(this.#timer)
  }

  /** What a key of the keyboard does here; false where it means nothing. */
  key(key: string, withShift: boolean): boolean {
    if (key === ' ') this.toggle()
    else if (key === 'Home') this.go(0)
    else if (key === 'End') this.go(this.last)
    else if (key === 'ArrowLeft' || key === 'ArrowRight') {
      const direction = key === 'ArrowLeft' ? -1 : 1
      if (withShift) this.byTurn(direction)
      else this.go(this.at + direction)
    } else if (key === 'PageUp') this.byTurn(-1)
    else if (key === 'PageDown') this.byTurn(1)
    else return false
    return true
  }

  #move(ply: number): void {
    const to = this.#within(ply)
    const [before, after] = [this.state, this.history.steps[to]?.state]
    this.#dead = to === this.at + 1 && before && after ? deadRoll(before, after) : null
    clearTimeout(this.#look)
    if (this.#dead) this.#look = setTimeout(() => (this.#dead = null), LOOK_MS)
    this.at = to
  }

  #next(): void {
    const pause = this.#dead ? LOOK_MS + STEP_MS : this.state?.move?.startsWith('dice') ? ROLL_MS : STEP_MS
    this.#timer = setTimeout(() => {
      this.#move(this.at + 1)
      if (this.at === this.last) this.playing = false
      else this.#next()
    }, pause)
  }

  #within(ply: number): number {
    return Math.min(this.last, Math.max(0, Math.round(ply) || 0))
  }
}
