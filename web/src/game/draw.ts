/** The draws of a tournament, run again from its published seed (docs/rules.md R5, R7, R9; docs/tournaments.md). */
import { hmac } from '@noble/hashes/hmac.js'
import { sha256 } from '@noble/hashes/sha2.js'
import { bytesToHex, hexToBytes, utf8ToBytes } from '@noble/hashes/utils.js'
import type { TournamentView } from '../documents/types.ts'

const ATTEMPTS = 20

type Stream = Iterator<number, never>
/** How often a player has met each of the others. */
type Meetings = Map<number, Map<number, number>>

/** What was drawn in a tournament, from an export or from the server's answer. */
export type Drawn = Pick<TournamentView, 'seed' | 'stages'>

interface RedoneDraw {
  /** The number of the draw; a round has two, its tables and then its seats. */
  draw: number
  stage: number
  /** The round of its tables and seats; null where lots are drawn. */
  round: number | null
  agrees: boolean
}

/** HMAC-SHA256(seed, "draw:n:block") for block 0, 1, … */
function* byteStream(seed: Uint8Array, number: number): Generator<number, never> {
  for (let block = 0; ; block++) yield* hmac(sha256, seed, utf8ToBytes(`draw:${number}:${block}`))
}

/** A number from 0 to count - 1, each equally likely. */
export function fairIndex(stream: Stream, count: number): number {
  const size = count <= 256 ? 1 : 2
  const values = 256 ** size
  const limit = values - (values % count)
  for (;;) {
    let value = 0
    for (let taken = 0; taken < size; taken++) value = value * 256 + stream.next().value
    if (value < limit) return value % count
  }
}

function shuffled(stream: Stream, players: readonly number[]): number[] {
  const order = [...players]
  for (let last = order.length - 1; last > 0; last--) {
    const other = fairIndex(stream, last + 1)
    ;[order[last], order[other]] = [order[other] as number, order[last] as number]
  }
  return order
}

/** The players, given by number, in the order of a draw. */
export function draw(seed: string, number: number, players: readonly number[]): number[] {
  return shuffled(byteStream(hexToBytes(seed), number), players)
}

/** The tables of a round, with as few repeated opponents as the search finds. */
export function drawTables(
  seed: string,
  number: number,
  players: readonly number[],
  sizes: readonly number[],
  met: Meetings,
): number[][] {
  const stream = byteStream(hexToBytes(seed), number)
  let best: number[][] = []
  let fewest = Infinity
  for (let attempt = 0; attempt < ATTEMPTS && fewest > 0; attempt++) {
    const order = shuffled(stream, players)
    const tables = sizes.map((size) => order.splice(0, size))
    if (met.size) reduceRepeats(tables, met)
    const left = repeats(tables, met)
    if (left < fewest) [best, fewest] = [tables, left]
  }
  return best
}

/** Tables at which those who had the same place sit together as far as possible. */
function drawPlaced(seed: string, number: number, groups: readonly number[][], sizes: readonly number[]): number[][] {
  const groupOf = new Map(groups.flatMap((group, index) => group.map((player) => [player, index] as const)))
  const players = groups.flat().sort((a, b) => a - b)
  const order = draw(seed, number, players).sort((a, b) => (groupOf.get(a) ?? 0) - (groupOf.get(b) ?? 0))
  return sizes.map((size) => order.splice(0, size))
}

/** The tables with their players in the order of the tiles 21, 22, … */
export function drawSeats(seed: string, number: number, tables: readonly number[][]): number[][] {
  const order = draw(
    seed,
    number,
    tables.flat().sort((a, b) => a - b),
  )
  const turn = new Map(order.map((player, position) => [player, position]))
  const turnOf = (player: number): number => turn.get(player) ?? 0
  return tables.map((table) => [...table].sort((a, b) => turnOf(a) - turnOf(b)))
}

/** Run every draw again and say for each whether it is what was drawn. */
export function redoDraws({ seed, stages }: Drawn): RedoneDraw[] {
  if (seed === null) return []
  return stages.flatMap((stage) => {
    const drawn = (player: number): boolean => !stage.late?.includes(player) // whoever came late has the worst lots
    const lots = same(draw(seed, stage.lots.draw, stage.players.filter(drawn)), stage.lots.order.filter(drawn))
    const earlier: number[][] = []
    const rounds = stage.rounds.map((round) => {
      const all = round.tables.map((table) => table.seats.map((seat) => seat.player))
      const seated = round.tables.map((table) => table.seats.filter((seat) => !seat.late).map((seat) => seat.player))
      const players = seated.flat().sort((a, b) => a - b)
      const sizes = seated.map((table) => table.length)
      const tables = round.groups
        ? drawPlaced(seed, round.draw, round.groups, sizes)
        : drawTables(seed, round.draw, players, sizes, meetings(earlier))
      earlier.push(...all)
      return {
        draw: round.draw,
        stage: stage.number,
        round: round.round,
        agrees: same(drawSeats(seed, round.draw + 1, tables), seated),
      }
    })
    return [{ draw: stage.lots.draw, stage: stage.number, round: null, agrees: lots }, ...rounds]
  })
}

/** What is known of a sealed seed (R9): `given` by hand, not opened yet, or whether secret and phrase fit. */
export function checkSeal({
  seed,
  seal,
}: Pick<TournamentView, 'seed' | 'seal'>): 'given' | 'waits' | 'kept' | 'broken' {
  if (!seal) return 'given'
  if (seal.secret === null || seed === null) return 'waits'
  const hash = (bytes: Uint8Array): string => bytesToHex(sha256(bytes))
  const fits = hash(hexToBytes(seal.secret)) === seal.commitment
  return fits && hash(utf8ToBytes(`${seal.secret}:${seal.phrase ?? ''}`)) === seed ? 'kept' : 'broken'
}

const same = (one: unknown, other: unknown): boolean => JSON.stringify(one) === JSON.stringify(other)

// Repeated opponents (R7)

export function meetings(tables: readonly number[][]): Meetings {
  const met: Meetings = new Map()
  for (const table of tables)
    for (const one of table) {
      const known = met.get(one) ?? new Map<number, number>()
      for (const other of table) if (other !== one) known.set(other, (known.get(other) ?? 0) + 1)
      met.set(one, known)
    }
  return met
}

const metBefore = (met: Meetings, player: number, table: readonly number[]): number => {
  const known = met.get(player)
  return known ? table.reduce((sum, other) => sum + (known.get(other) ?? 0), 0) : 0
}

function repeats(tables: readonly number[][], met: Meetings): number {
  return tables.reduce((sum, table) => sum + table.reduce((all, one) => all + metBefore(met, one, table), 0), 0) / 2
}

function reduceRepeats(tables: number[][], met: Meetings): void {
  for (let changed = true; changed;) {
    changed = false
    for (const table of tables)
      for (const seat of table.keys())
        if (metBefore(met, table[seat] as number, table)) changed = changePlaces(tables, table, seat, met) || changed
  }
}

/** Exchange one player with whoever at another table saves the most repeats; says whether anyone did. */
function changePlaces(tables: number[][], table: number[], seat: number, met: Meetings): boolean {
  const player = table[seat] as number
  const rest = table.filter((_, index) => index !== seat)
  const here = metBefore(met, player, rest)
  let best: (() => void) | null = null
  let mostSaved = 0
  for (const otherTable of tables) {
    if (otherTable === table) continue
    const there = metBefore(met, player, otherTable)
    for (const [otherSeat, other] of otherTable.entries()) {
      const before = here + metBefore(met, other, otherTable)
      const after = there - (met.get(player)?.get(other) ?? 0) + metBefore(met, other, rest)
      if (before - after <= mostSaved) continue
      mostSaved = before - after
      best = () => ([table[seat], otherTable[otherSeat]] = [other, player])
    }
  }
  best?.()
  return best !== null
}
