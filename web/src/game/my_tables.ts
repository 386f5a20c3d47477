import type { Colour, TableReply } from '../server/types.ts'

/** A table of mine in a list: whose turn it is there, and whom I play with; where all sit at this device, the people
 * there. */
export interface MyTable {
  id: string
  name: string
  kind: 'turn' | 'wait' | 'open' | 'over'
  colour: Colour | null
  others: string[]
  /** Whose decision it is, where it is not mine. */
  next: string
}

const ORDER: MyTable['kind'][] = ['turn', 'wait', 'open', 'over']

/** My tables, first those that wait for me. */
export function myTables(replies: TableReply[]): MyTable[] {
  return replies.map(myTable).sort((a, b) => ORDER.indexOf(a.kind) - ORDER.indexOf(b.kind))
}

function myTable({ table, you, yours, state }: TableReply): MyTable {
  return {
    id: table.id,
    name: table.name,
    kind: kindOf(table.status, state?.seat ?? null, yours),
    colour: you === null ? null : (table.seats[you]?.colour ?? null),
    others: table.seats
      .filter((seat) => seat.seat !== you && (!yours.includes(seat.seat) || yours.length === table.seats.length))
      .map((seat) => seat.name),
    next: table.seats[state?.seat ?? -1]?.name ?? '',
  }
}

function kindOf(status: string, seat: number | null, yours: number[]): MyTable['kind'] {
  if (status === 'open') return 'open'
  if (status === 'starting') return 'wait'
  if (status !== 'playing') return 'over'
  return seat !== null && yours.includes(seat) ? 'turn' : 'wait'
}
