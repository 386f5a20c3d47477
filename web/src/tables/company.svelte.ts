import { keep, recall } from '../keeping.ts'
import type { Absence, Presence, Reacted, Reaction } from '../documents/types.ts'

export const REACTIONS: readonly Reaction[] = ['laugh', 'clap', 'wow', 'cry', 'grr', 'luck']
export const SHOWN_MS = 4000
const KEPT = 'heckmeck-muted'
const MOST_MUTED = 50

/** Who is at the table right now: who is absent, and the picture that a seat shows for some seconds. */
export class Company {
  absent = $state.raw<readonly Absence[]>([])
  shown = $state.raw<Readonly<Record<number, Reaction>>>({})
  readonly #timers: ReturnType<typeof setTimeout>[] = []

  /** A connection begins: all are here until the server says otherwise. */
  greet(): void {
    this.absent = []
  }

  hear(message: Presence | Reacted): void {
    if (message.type === 'presence') this.absent = message.absent
    else this.#show(message.seat, message.reaction)
  }

  #show(seat: number, reaction: Reaction): void {
    this.shown = { ...this.shown, [seat]: reaction }
    clearTimeout(this.#timers[seat])
    this.#timers[seat] = setTimeout(() => this.#hide(seat), SHOWN_MS)
  }

  #hide(seat: number): void {
    this.shown = Object.fromEntries(Object.entries(this.shown).filter(([other]) => Number(other) !== seat))
  }

  close(): void {
    for (const timer of this.#timers) clearTimeout(timer)
  }
}

/** Whose pictures this device does not show, by name. */
class Muted {
  names = $state.raw<readonly string[]>(JSON.parse(recall(KEPT) ?? '[]') as string[])

  toggle(name: string): void {
    this.names = this.names.includes(name)
      ? this.names.filter((other) => other !== name)
      : [...this.names, name].slice(-MOST_MUTED)
    keep(KEPT, JSON.stringify(this.names))
  }
}

export const muted = new Muted()
