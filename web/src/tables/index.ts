/** Everything that pages ask about a table, wherever it is played: only here is looked at where. */
import type { TableReply } from '../documents/types.ts'
import { engine, type GameText } from '../engine/engine.ts'
import { get, post } from '../server/api.ts'
import { isHere, type WholeGame } from '../shelf/kept.ts'
import { shelf } from '../shelf/shelf.svelte.ts'
import { rematchHere } from './create.ts'
import { denied } from './denied.ts'
import { correctedTextOf, gameTextOf } from './game_text.ts'
import { seatingOf } from './here.ts'
import { LocalSource } from './local_source.ts'
import { playOut } from './playing_out.ts'
import { recordInWords } from './record_text.ts'
import { SocketSource } from './socket_source.ts'
import { Table } from './table.svelte.ts'
import { leaveHere, replaceHere } from './wishes_here.ts'

export { createFrom, createHere as create } from './create.ts'

const atServer = (id: string, what = ''): string => `/api/tables/${id}${what}`

/** Sit down at a table, or look on. */
export function openTable(id: string): Table {
  return new Table(id, (listener) => (isHere(id) ? new LocalSource(id, listener) : new SocketSource(id, listener)))
}

/** A table as it is now. */
export async function find(id: string): Promise<TableReply> {
  if (!isHere(id)) return get<TableReply>(atServer(id))
  const { game, steps } = await wholeHere(id)
  const [last] = await engine.steps(gameTextOf(game, steps), steps.length, steps.length)
  const state = last?.state ?? null
  return { ...seatingOf(game, state?.seat ?? null), state }
}

/** Its game, as text. */
export async function gameOf(id: string): Promise<GameText> {
  if (!isHere(id)) return engine.read(await get<string>(atServer(id, '/record')))
  const { game, steps } = await wholeHere(id)
  return correctedTextOf(game, steps)
}

/** Its `.heck` record. */
export async function recordOf(id: string): Promise<string> {
  return isHere(id) ? recordInWords(await gameOf(id)) : get<string>(atServer(id, '/record'))
}

/** The table where the same people go on; it begins at once where everybody is here. Returns its id. */
export async function rematch(id: string): Promise<string> {
  if (isHere(id)) return rematchHere(id)
  const { table, yours } = await post<TableReply>(atServer(id, '/rematch'))
  const isComplete = table.seats.every(({ seat, bot }) => bot !== null || yours.includes(seat))
  if (isComplete && table.status === 'open') await post(atServer(table.id, '/start'))
  return table.id
}

/** Get up: bots play on, to the end. */
export async function leave(id: string): Promise<void> {
  if (!isHere(id)) {
    await post(atServer(id, '/leave'))
    return
  }
  await leaveHere(id)
  void playOut(id)
}

/** Let a bot play a seat to the end, as if its person had left. */
export async function replaceSeat(id: string, seat: number): Promise<void> {
  if (isHere(id)) await replaceHere(id, seat)
  else await post(atServer(id, `/seats/${seat}/replace`))
}

/** Let a bot play for somebody who is gone, until they are back. */
export async function standIn(id: string, seat: number): Promise<void> {
  await post(atServer(id, `/seats/${seat}/stand-in`))
}

/** Be the host instead of one who is gone. */
export async function takeOver(id: string): Promise<void> {
  await post(atServer(id, '/host'))
}

async function wholeHere(id: string): Promise<WholeGame> {
  const whole = await shelf.whole(id)
  if (!whole) throw denied('no-such-table')
  return whole
}
