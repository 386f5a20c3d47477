import { describe, expect, it } from 'vitest'
import { myTables } from '../../src/game/my_tables.ts'
import type { TableReply } from '../../src/server/types.ts'

function reply(id: string, status: string, turn: number | null, yours = [0]): TableReply {
  const seats = ['Anna', 'Ben', 'Cleo'].map((name, seat) => ({ seat, name, colour: ['tomato', 'mint', 'pine'][seat] }))
  return {
    table: { id, name: 'Glut 27', status, seats },
    you: yours[0] ?? null,
    yours,
    state: turn === null ? null : { seat: turn },
  } as unknown as TableReply
}

describe('my tables', () => {
  it('come with those first that wait for me', () => {
    const tables = myTables([
      reply('a', 'over', null),
      reply('b', 'open', null),
      reply('c', 'playing', 1),
      reply('d', 'playing', 0),
    ])
    expect(tables.map(({ id, kind }) => [id, kind])).toEqual([
      ['d', 'turn'],
      ['c', 'wait'],
      ['b', 'open'],
      ['a', 'over'],
    ])
  })

  it('name the others and whose turn it is', () => {
    const [table] = myTables([reply('a', 'playing', 1)])
    expect(table).toMatchObject({ others: ['Ben', 'Cleo'], next: 'Ben', colour: 'tomato' })
  })

  it('count every seat of this device as mine', () => {
    const [table] = myTables([reply('a', 'playing', 2, [0, 2])])
    expect(table).toMatchObject({ kind: 'turn', others: ['Ben'] })
  })

  it('name each other where all play on one device', () => {
    const [table] = myTables([reply('a', 'over', null, [0, 1, 2])])
    expect(table).toMatchObject({ others: ['Ben', 'Cleo'] })
  })

  it('wait while the phrases are opened (D3)', () => {
    expect(myTables([reply('a', 'starting', null, [0])])[0]).toMatchObject({ kind: 'wait' })
  })

  it('can be hosted without a seat', () => {
    const [table] = myTables([reply('a', 'playing', 1, [])])
    expect(table).toMatchObject({ kind: 'wait', colour: null })
  })
})
