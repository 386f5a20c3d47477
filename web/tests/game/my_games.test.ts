import { beforeAll, describe, expect, it } from 'vitest'
import { inOrder, liveGame, localGame, type MyGame, tellGame } from '../../src/game/my_games.ts'
import type { TableReply } from '../../src/documents/types.ts'
import type { KeptGame, NewGame } from '../../src/shelf/kept.ts'
import { words } from '../../src/words/words.svelte.ts'
import { newGame } from '../shelf/games.ts'

beforeAll(() => words.start())

function reply(id: string, status: string, turn: number | null, yours = [0]): TableReply {
  const seats = ['Anna', 'Ben', 'Cleo'].map((name, seat) => ({ seat, name, colour: ['tomato', 'mint', 'pine'][seat] }))
  return {
    table: { id, name: 'Glut 27', status, seats, rules: 'classic', touched: 5 },
    you: yours[0] ?? null,
    yours,
    state: turn === null ? null : { seat: turn },
  } as unknown as TableReply
}

const kept = (change: Partial<NewGame>): KeptGame => ({
  ...newGame(change),
  id: 'here-x',
  length: 0,
  created: 1,
  touched: 1,
})

const myTables = (replies: TableReply[]): MyGame[] => inOrder([], replies.map(liveGame))

describe('my games', () => {
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

  it('of this device go on whenever somebody likes, and are called by their people until somebody names them', () => {
    const game = localGame(kept({ name: '' }))
    expect(game).toMatchObject({ kind: 'here', colour: 'tomato', others: ['Robo'], yours: [0], mistakes: null })
    expect(tellGame(game)).toBe('with Robo')
    expect(tellGame(localGame(kept({ name: 'Christmas' })))).toBe('Christmas')
    expect(tellGame(liveGame(reply('a', 'over', null)))).toBe('Table Glut 27')
  })

  it('that are over say who won, and the mistakes of those who played here', () => {
    const result = { places: [1, 2], worms: [12, 9] }
    const game = localGame(kept({ status: 'over', result, mistakes: [3, 8] }))
    expect(game).toMatchObject({ kind: 'over', result, mistakes: 3 })
  })

  it('come once where a table of the server came here in a file too', () => {
    const there = liveGame(reply('abc', 'over', null))
    const copy = localGame({ ...kept({ status: 'over' }), id: 'here-abc' })
    const other = localGame({ ...kept({ status: 'over' }), touched: 9 })
    expect(inOrder([copy, other], [there]).map(({ id }) => id)).toEqual(['here-x', 'abc'])
    expect(inOrder([copy], []).map(({ id }) => id)).toEqual(['here-abc'])
  })
})
