import { FACES, type Face } from '../../../game/board.ts'
import { optionIn } from '../../../game/editions.ts'
import { engine } from '../../../engine/engine.ts'
import { keep, recall } from '../../../keeping.ts'
import { entryOf, filledEntryOf } from '../../../tables/real_dice.ts'
import type { Table } from '../../../tables/table.svelte.ts'
import type { State } from '../../../documents/types.ts'

const KEPT = 'heckmeck-entering'
/** The faces of the golden die (M5). */
const ONES_AND_WORMS: readonly Face[] = ['1', 'W']

interface Tapped {
  ply: number
  white: readonly Face[]
  golden: Face | null
}

/** Real dice that somebody taps in: all of them, or only those that were set aside. */
export class Entering {
  #tapped = $state.raw<Tapped>({ ply: -1, white: [], golden: null })
  #onlyAside = $state(recall(KEPT) === 'aside')

  constructor(
    readonly live: Table,
    readonly state: () => State,
    readonly rules: () => string,
  ) {}

  get onlyAside(): boolean {
    return this.#onlyAside
  }

  /** Whether people enter all dice or only what was set aside stays as it was chosen last. */
  turnOnlyAside(on: boolean): void {
    this.#onlyAside = on
    keep(KEPT, on ? 'aside' : 'all')
    this.clear()
  }

  get #turn() {
    return this.state().turn
  }

  get #now(): Tapped {
    const { ply } = this.state()
    return this.#tapped.ply === ply ? this.#tapped : { ply, white: [], golden: null }
  }

  get white(): readonly Face[] {
    return this.#now.white
  }

  get golden(): Face | null {
    return this.#now.golden
  }

  get hasGolden(): boolean {
    return this.#turn?.golden_left ?? false
  }

  get whiteDue(): number {
    return (this.#turn?.dice_left ?? 0) - Number(this.hasGolden)
  }

  get count(): number {
    return this.white.length + Number(this.golden !== null)
  }

  get missing(): number {
    return (this.#turn?.dice_left ?? 0) - this.count
  }

  /** The one face that was set aside; null where it is not known yet. */
  get aside(): Face | null {
    return this.white[0] ?? this.golden
  }

  countOf(face: Face): number {
    return this.white.filter((one) => one === face).length
  }

  keptOf(face: Face): number {
    return this.#turn?.kept[face] ?? 0
  }

  /** Nobody sets aside a face twice (T2): what cannot be is not offered. */
  canAdd(face: Face): boolean {
    if (this.#onlyAside && this.keptOf(face)) return false
    return this.white.length < this.whiteDue || (this.#onlyAside && this.aside !== face)
  }

  add(face: Face): void {
    if (!this.canAdd(face)) return
    const isOther = this.#onlyAside && this.aside !== face
    if (isOther) this.#set([face], null)
    else this.#set([...this.white, face], this.golden)
  }

  remove(face: Face): void {
    const at = this.white.lastIndexOf(face)
    if (at >= 0) this.#set(this.white.toSpliced(at, 1), this.golden)
  }

  removeLast(): void {
    if (this.white.length) this.#set(this.white.slice(0, -1), this.golden)
    else this.#set([], null)
  }

  /** The next face of the golden die, and after the last one none. */
  turnGolden(): void {
    const faces = this.#goldenFaces
    const next = this.golden === null ? 0 : faces.indexOf(this.golden) + 1
    this.#set(this.white, faces[next] ?? null)
  }

  get #goldenFaces(): readonly Face[] {
    const faces = optionIn(this.rules(), 'golden_die') === 'standard' ? FACES : ONES_AND_WORMS
    if (!this.#onlyAside) return faces
    return faces.filter((face) => (this.white.length ? this.white[0] === face : !this.keptOf(face)))
  }

  clear(): void {
    this.#set([], null)
  }

  #set(white: readonly Face[], golden: Face | null): void {
    this.#tapped = { ply: this.state().ply, white, golden }
  }

  /** As a record writes them (N3). */
  get #dice(): string {
    const white = FACES.map((face) => face.repeat(this.countOf(face))).join('')
    return this.golden ? `${white}+${this.golden}` : white
  }

  // What is said of them

  get canEnter(): boolean {
    return this.missing === 0 && !this.live.acting
  }

  enter(): void {
    if (this.canEnter) this.live.act(entryOf(this.#dice))
  }

  get canSetAside(): boolean {
    return this.aside !== null && !this.live.acting
  }

  /** What was set aside, and what its player did then. With no dice left they stop by themselves (T5); where a Bratworm
   * comes from somebody else, they say first from whom (B2). */
  setAside(then: 'roll' | 'stop'): Promise<void> {
    const { aside } = this
    if (!this.canSetAside || !aside) return Promise.resolve()
    const asks = aside === '1' && this.count > 1 && this.state().supply === 0
    return this.#tell(this.#dice, [`keep ${aside}`, ...(asks || this.missing === 0 ? [] : [then])])
  }

  /** Whether a roll can have shown only what was set aside before (T3). */
  get canFail(): boolean {
    return Object.keys(this.#turn?.kept ?? {}).length > 0 && !this.live.acting
  }

  /** Nothing could be set aside. */
  fail(): Promise<void> {
    return this.canFail ? this.#tell('', []) : Promise.resolve()
  }

  get canSendBack(): boolean {
    const { players, seat, turn } = this.state()
    return players[seat ?? -1]?.specialist === 'weasel' && turn?.weasel_used === false && !this.live.acting
  }

  /** All dice of the roll were rolled again (K5). */
  sendBack(): Promise<void> {
    return this.canSendBack ? this.#tell('', ['weasel']) : Promise.resolve()
  }

  async #tell(aside: string, then: readonly string[]): Promise<void> {
    const { game } = this.live
    const { ply } = this.state()
    if (!game) return
    const dice = await engine.madeUp(game, aside)
    if (this.state().ply === ply) this.live.act(filledEntryOf(dice), ...then)
  }

  /** The keys 1 to 5 and W add a die, Backspace takes one away. Returns whether the key meant something. */
  press(key: string): boolean {
    const face = key.toUpperCase()
    if ((FACES as readonly string[]).includes(face)) this.add(face as Face)
    else if (key === 'Backspace') this.removeLast()
    else if (face === 'G' && this.hasGolden) this.turnGolden()
    else return false
    return true
  }
}
