import { beforeAll, describe, expect, it } from 'vitest'
import { keepQuick, quickTable, recallQuick } from '../../src/game/quick.ts'
import { words } from '../../src/words/words.svelte.ts'

beforeAll(() => words.start())

describe('play now', () => {
  it('begins with something easy and remembers the last choice', () => {
    expect(recallQuick(null)).toEqual({ preset: 'classic', opponents: 2, bot: 'simple' })
    keepQuick({ preset: 'deluxe', opponents: 5, bot: 'champion' })
    expect(recallQuick()).toEqual({ preset: 'deluxe', opponents: 5, bot: 'champion' })
  })

  it('mends a memory that makes no sense', () => {
    expect(recallQuick('chess 99 hal')).toEqual({ preset: 'classic', opponents: 2, bot: 'simple' })
  })

  it.each([1, 2, 3, 4, 5, 6])('fills a table with %i bots of different names, and I begin', (opponents) => {
    const table = quickTable({ preset: 'classic', opponents, bot: 'worms' }, 'Ben')
    const names = ['Ben', ...(table.bots ?? []).map(({ name }) => name)]
    expect(new Set(names).size).toBe(opponents + 1)
    expect(table).toMatchObject({ seats: opponents + 1, starter: 'first', public: false })
  })
})
