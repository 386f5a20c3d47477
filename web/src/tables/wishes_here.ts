/** What people change about a table of this device. Whoever shows the table follows the shelf. */
import { isReal } from './here.ts'
import { shelf } from '../shelf/shelf.svelte.ts'
import type { KeptGame, KeptSeat } from '../shelf/kept.ts'
import type { Wishes } from './source.ts'

export async function wishHere<What extends keyof Wishes>(id: string, what: What, wish: Wishes[What]): Promise<void> {
  if (what === 'pace') await shelf.change(id, wish as Wishes['pace'])
  else await changeSeats(id, (seat) => (seat.bot === null ? { ...seat, ...(wish as Wishes['throws']) } : seat))
}

/** A bot plays the seat to the end. */
export const replaceHere = (id: string, number: number): Promise<void> =>
  changeSeats(id, (seat, index) => (index === number && seat.bot === null ? { ...seat, left: true } : seat))

/** Everybody at this device gets up. Where they rolled real dice nobody can go on. */
export async function leaveHere(id: string): Promise<void> {
  const game = await shelf.game(id)
  if (game && isReal(game)) await shelf.change(id, { status: 'archived' })
  else await changeSeats(id, (seat) => (seat.bot === null ? { ...seat, left: true } : seat))
}

async function changeSeats(id: string, change: (seat: KeptSeat, number: number) => KeptSeat): Promise<void> {
  await shelf.change(id, ({ seats }: KeptGame) => ({ seats: seats.map(change) }))
}
