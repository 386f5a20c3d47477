/** A table for people who roll real dice: at this device alone, or at the server, where each has their own. */
import type { NewTable, TableReply } from '../documents/types.ts'
import { post } from '../server/api.ts'
import { REAL } from '../tables/real_dice.ts'
import { startTable } from './quick.ts'

export const COACHES = ['all', 'ask', 'none'] as const

export interface RealTable {
  where: 'here' | 'apart'
  /** `drawn`, or the number of the seat that begins. */
  starter: string
  coach: (typeof COACHES)[number]
}

export const FIRST_REAL: RealTable = { where: 'here', starter: 'drawn', coach: 'all' }

/** Open the table; returns where it is. */
export async function startReal(wish: NewTable, { where, starter, coach }: RealTable): Promise<string> {
  const seat = starter === 'drawn' ? null : Number(starter)
  const table: NewTable = {
    ...wish,
    dice: REAL,
    coach: coach !== 'none',
    asks: coach === 'ask',
    starter: seat === null ? 'drawn' : 'first',
  }
  if (where === 'here') return startTable(table, seat)
  return `/table/${(await post<TableReply>('/api/tables', table)).table.id}`
}
