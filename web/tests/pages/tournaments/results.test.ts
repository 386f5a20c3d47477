import { describe, expect, it } from 'vitest'
import {
  blamed,
  byWorms,
  type Entry,
  entriesOf,
  materialOf,
  mistyped,
  NO_RESULT,
  ownerOf,
  resultAt,
  scoresOf,
  tapTile,
  wormsIn,
} from '../../../src/pages/tournaments/results.ts'
import type { TournamentTable } from '../../../src/documents/types.ts'

const seat = (player: number, more: object = {}) => ({
  player,
  tile: 20 + player,
  left: false,
  entered: null,
  game: null,
  ...more,
})
const table = (...seats: object[]) =>
  ({ table: 1, complete: false, record: null, live: null, corrections: [], seats }) as unknown as TournamentTable
const classic = materialOf({ rules: {} })
const deluxe = materialOf({ rules: { edition: 'deluxe', worms_on_low_tiles: 2, highest_tile: 33 } })

describe('a result by tiles', () => {
  const entries = entriesOf(table(seat(1), seat(2), seat(3, { left: true })))

  it('is entered for who played to the end', () => {
    expect(entries.map(({ player }) => player)).toEqual([1, 2])
  })
  it('gives each tile to one player only', () => {
    const taken = tapTile(tapTile(entries, 1, 30), 2, 30)
    expect(taken.map(({ tiles }) => tiles)).toEqual([[], [30]])
    expect(ownerOf(taken, 30)).toBe(2)
    expect(ownerOf(taken, 31)).toBeNull()
  })
  it('takes a tile back with a second tap', () => {
    expect(tapTile(tapTile(entries, 1, 30), 1, 30)).toEqual(entries)
  })
  it('counts worms as printed, in deluxe with Bratworms and apple (M1, M4)', () => {
    const [entry] = tapTile(tapTile(entries, 1, 36), 1, 21) as [Entry, Entry]
    expect(wormsIn({ ...entry, bratworms: '0', apple: false }, classic)).toBe(5)
    expect(wormsIn({ ...entry, tiles: [11], bratworms: '2', apple: true }, deluxe)).toBe(7)
  })
  it('offers the tiles of the edition (M7)', () => {
    expect(classic.tiles).toHaveLength(16)
    expect([deluxe.tiles[0], deluxe.tiles.at(-1), deluxe.tiles.length]).toEqual([11, 33, 15])
  })
})

describe('what is sent', () => {
  const [one, two] = entriesOf(table(seat(1), seat(2))) as [Entry, Entry]
  it('has tiles, or worms and highest tile', () => {
    expect(
      scoresOf(
        [
          { ...one, tiles: [21, 30] },
          { ...two, bratworms: '2', apple: true },
        ],
        false,
      ),
    ).toEqual([
      { player: 1, tiles: [21, 30] },
      { player: 2, tiles: [], bratworms: 2, apple: true },
    ])
    expect(
      scoresOf(
        [
          { ...one, worms: '4', highest: '33' },
          { ...two, worms: '0' },
        ],
        true,
      ),
    ).toEqual([
      { player: 1, worms: 4, highest: 33 },
      { player: 2, worms: 0 },
    ])
  })
  it('leaves out what is not filled in, so that the server asks for it (E2)', () => {
    expect(
      scoresOf(
        [
          { ...one, worms: '4' },
          { ...two, worms: ' ' },
        ],
        true,
      ),
    ).toEqual([{ player: 1, worms: 4 }, { player: 2 }])
  })
  it.each(['2.5', '2,5', '-1', '1e1', 'x', '1234'])('is never guessed from %s, which is no whole number', (text) => {
    expect(mistyped([one, { ...two, worms: text }], true)).toEqual({ player: 2, text })
    expect(mistyped([{ ...one, highest: text }, two], true)).toEqual({ player: 1, text })
    expect(mistyped([{ ...one, bratworms: text }, two], false)).toEqual({ player: 1, text })
  })
  it('minds only the fields on show', () => {
    expect(mistyped([{ ...one, worms: 'x' }, two], false)).toBeNull()
    expect(
      mistyped(
        [
          { ...one, bratworms: 'x' },
          { ...two, worms: ' 12 ' },
        ],
        true,
      ),
    ).toBeNull()
  })
  it('is filled with what stands there already', () => {
    const before = table(seat(1, { entered: { player: 1, worms: 4, highest: 33 } }))
    expect(byWorms(before)).toBe(true)
    expect(entriesOf(before)[0]).toMatchObject({ worms: '4', highest: '33', tiles: [] })
  })
})

it('tells results apart, so that nobody writes over one that was not seen', () => {
  const entered = table(
    seat(1, { entered: { player: 1, tiles: [21] } }),
    seat(2, { entered: { player: 2, tiles: [] } }),
  )
  const corrected = table(
    seat(1, { entered: { player: 1, tiles: [22] } }),
    seat(2, { entered: { player: 2, tiles: [] } }),
  )
  expect(resultAt(table(seat(1), seat(2, { left: true })))).toBe(NO_RESULT)
  expect(new Set([NO_RESULT, resultAt(entered), resultAt(corrected)]).size).toBe(3)
})

it('knows whom a refusal is about, of two names the longer one', () => {
  const names = new Map([
    [1, 'Ann'],
    [2, 'Anna'],
    [3, 'Ben'],
  ])
  const refused = {
    type: 'refused' as const,
    reason: 'tournament-worms-missing',
    clause: 'E2',
    text: 'Es fehlen die Würmer von Anna',
    ply: null,
  }
  expect(blamed({ ...refused, name: 'Anna' }, names)).toBe(2)
  expect(blamed({ ...refused, text: 'Ben is mentioned first' }, names)).toBeNull()
  expect(blamed(null, names)).toBeNull()
})
