import { describe, expect, it } from 'vitest'
import {
  checkSeal,
  draw,
  drawSeats,
  drawTables,
  fairIndex,
  meetings,
  redoDraws,
  type Drawn,
} from '../../src/game/draw.ts'
import drawn from './draws.json'

const tournaments = drawn as unknown as Drawn[]
const SEED = '00'.repeat(32)

describe('draws that anybody can run again (R9)', () => {
  it.each(tournaments.map((tournament) => [tournament.stages[0]?.players.length, tournament] as const))(
    'agrees with the %i participants that the server drew',
    (_, tournament) => {
      const draws = redoDraws(tournament)
      expect(draws).toHaveLength(tournament.stages.reduce((sum, stage) => sum + 1 + stage.rounds.length, 0))
      expect(draws.filter((draw) => !draw.agrees)).toEqual([])
    },
  )

  it('notices two who changed places, and says where', () => {
    const changed = structuredClone(tournaments[0] as Drawn)
    const seats = changed.stages[0]?.rounds[1]?.tables[0]?.seats as { player: number }[]
    ;[seats[0], seats[1]] = [seats[1] as { player: number }, seats[0] as { player: number }]
    const wrong = redoDraws(changed).filter((draw) => !draw.agrees)
    expect(wrong.map(({ stage, round }) => [stage, round])).toEqual([[1, 2]])
  })

  it('notices another seed', () => {
    const changed = { ...(tournaments[0] as Drawn), seed: SEED }
    expect(redoDraws(changed).every((draw) => !draw.agrees)).toBe(true)
  })

  it('throws bytes away that would favour somebody', () => {
    const bytes = [255, 254, 7]
    expect(fairIndex({ next: () => ({ value: bytes.shift() as number, done: false }) }, 6)).toBe(1)
  })

  it('takes two bytes above 256', () => {
    const bytes = [1, 2]
    expect(fairIndex({ next: () => ({ value: bytes.shift() as number, done: false }) }, 300)).toBe(258)
  })

  it('shuffles everybody, once', () => {
    const players = Array.from({ length: 300 }, (_, index) => index + 1)
    expect(draw(SEED, 3, players).toSorted((a, b) => a - b)).toEqual(players)
  })

  it('gives nobody an opponent again where that is possible (R7)', () => {
    const players = Array.from({ length: 24 }, (_, index) => index + 1)
    const first = drawTables(SEED, 1, players, [4, 4, 4, 4, 4, 4], new Map())
    const second = drawTables(SEED, 3, players, [4, 4, 4, 4, 4, 4], meetings(first))
    const again = meetings([...first, ...drawSeats(SEED, 4, second)])
    expect(Math.max(...[...again.values()].flatMap((known) => [...known.values()]))).toBe(1)
  })
})

describe('a seed that nobody could choose (R9)', () => {
  // the worked example of tests/tournament/test_seal.py
  const seal = {
    commitment: '4bb06f8e4e3a7715d201d573d0aa423762e55dabd61a2c02278fa56cc6d294e0',
    secret: '07'.repeat(32),
    phrase: 'Żółty wörm!',
  }
  const seed = 'cc73c451526fd2ff70d219b9cd10804be26b16147231ca24bff4660247c476d1'

  it('fits where secret and phrase make it', () => expect(checkSeal({ seed, seal })).toBe('kept'))

  it.each([
    ['another phrase', { seed, seal: { ...seal, phrase: 'grill' } }],
    ['another secret', { seed, seal: { ...seal, secret: SEED } }],
    ['another commitment', { seed, seal: { ...seal, commitment: SEED } }],
    ['another seed', { seed: SEED, seal }],
  ])('is broken with %s', (_, changed) => expect(checkSeal(changed)).toBe('broken'))

  it('says what is not known', () => {
    expect(checkSeal({ seed: null, seal: { ...seal, secret: null, phrase: null } })).toBe('waits')
    expect(checkSeal({ seed })).toBe('given')
  })

  it('has no draws before there is a seed', () => expect(redoDraws({ seed: null, stages: [] })).toEqual([]))
})
