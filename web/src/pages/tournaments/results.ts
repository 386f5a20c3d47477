/** What an organiser enters for a table: tiles, each at most once, or worms and highest tile. */
import { NUMBERS, WORMS } from '../../engine/generated/layout.ts'
import type { Refusal, TableScore, TournamentTable, TournamentView } from '../../documents/types.ts'

const LOW_TILES = [11, 13]

/** Numbers are kept as typed: nothing is guessed from what is not a number. */
export interface Entry {
  player: number
  tiles: number[]
  bratworms: string
  apple: boolean
  worms: string
  highest: string
}

/** A result that was begun and not saved. `seen` is the result that was there then. */
export interface Draft {
  typed: ReadonlyMap<number, Entry>
  seen: string
  worms: boolean
  reason: string
}

const COUNT = /^\d{0,3}$/
export const NO_RESULT = ''

/** What lies on a table of this tournament (M1, M4, M7). */
export interface Material {
  deluxe: boolean
  tiles: number[]
  lowWorms: number
}

export function materialOf({ rules }: Pick<TournamentView, 'rules'>): Material {
  const deluxe = rules['edition'] === 'deluxe'
  const highest = typeof rules['highest_tile'] === 'number' ? rules['highest_tile'] : 36
  const lowWorms = typeof rules['worms_on_low_tiles'] === 'number' ? rules['worms_on_low_tiles'] : 1
  const usual = Array.from({ length: highest - 20 }, (_, index) => 21 + index)
  return { deluxe, tiles: deluxe ? [...LOW_TILES, ...usual] : usual, lowWorms }
}

export const wormsOf = (tile: number, { lowWorms }: Material): number =>
  tile < NUMBERS.LOWEST_PORTION ? lowWorms : (WORMS[tile] ?? 0)

/** An entry for everybody who plays to the end, filled with what is there already. */
export function entriesOf(table: TournamentTable): Entry[] {
  return table.seats
    .filter((seat) => !seat.left)
    .map(({ player, entered }) => ({
      player,
      tiles: entered?.tiles ?? [],
      bratworms: String(entered?.bratworms ?? 0),
      apple: entered?.apple ?? false,
      worms: String(entered?.worms ?? ''),
      highest: String(entered?.highest ?? ''),
    }))
}

/** The result of a table, to be compared with what somebody has seen. */
export const resultAt = (table: TournamentTable | undefined): string =>
  table?.seats.some((seat) => seat.entered) ? JSON.stringify(table.seats.map(({ entered }) => entered)) : NO_RESULT

/** The first visible field whose text is not a whole number. */
export function mistyped(entries: readonly Entry[], worms: boolean): { player: number; text: string } | null {
  for (const { player, ...typed } of entries) {
    const text = (worms ? [typed.worms, typed.highest] : [typed.bratworms]).find((text) => !COUNT.test(text.trim()))
    if (text !== undefined) return { player, text }
  }
  return null
}

/** Whether a result was entered by worms. */
export const byWorms = (table: TournamentTable): boolean =>
  table.seats.some((seat) => seat.entered && seat.entered.tiles == null)

/** A tap on a tile: it goes to the player, from wherever it was; a second tap takes it away again. */
export function tapTile(entries: readonly Entry[], player: number, tile: number): Entry[] {
  return entries.map((entry) => {
    const others = entry.tiles.filter((other) => other !== tile)
    const gets = entry.player === player && others.length === entry.tiles.length
    return { ...entry, tiles: gets ? [...others, tile].sort((a, b) => a - b) : others }
  })
}

export const ownerOf = (entries: readonly Entry[], tile: number): number | null =>
  entries.find((entry) => entry.tiles.includes(tile))?.player ?? null

export function wormsIn(entry: Entry, material: Material): number {
  const onTiles = entry.tiles.reduce((sum, tile) => sum + wormsOf(tile, material), 0)
  return onTiles + (Number(entry.bratworms) || 0) + (entry.apple ? NUMBERS.APPLE_WORMS : 0)
}

/** What is sent; everything typed is a whole number. */
export function scoresOf(entries: readonly Entry[], worms: boolean): Partial<TableScore>[] {
  if (worms)
    return entries.map(({ player, worms, highest }) => ({
      player,
      ...counted('worms', worms),
      ...counted('highest', highest),
    }))
  return entries.map(({ player, tiles, bratworms, apple }) => ({
    player,
    tiles,
    ...(Number(bratworms) ? counted('bratworms', bratworms) : {}),
    ...(apple ? { apple } : {}),
  }))
}

/** An empty field is missing, not 0. */
const counted = (name: 'bratworms' | 'highest' | 'worms', text: string): Partial<TableScore> =>
  text.trim() ? { [name]: Number(text) } : {}

/** Whose entry a refusal is about. */
export function blamed(refusal: Refusal | null, names: ReadonlyMap<number, string>): number | null {
  return [...names].find(([, name]) => name === refusal?.name)?.[0] ?? null
}
