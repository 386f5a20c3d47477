import { readFileSync, readdirSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { beforeAll, describe, expect, it, vi } from 'vitest'
import { commitmentTo, computeRoll, drawnStart, type GoldenDie, sealOf } from '../../src/engine/fair_dice.ts'
import { engine, type GameText } from '../../src/engine/engine.ts'
import { optionIn } from '../../src/game/editions.ts'
import { type FallenRoll, rollsOf, verify } from '../../src/game/verification.ts'
import { newCore } from '../engine/core.ts'
import type { Witness } from '../../src/tables/witness.ts'
import type { SeatView, TableView } from '../../src/documents/types.ts'

const core = newCore()
vi.spyOn(engine, 'steps').mockImplementation(async (game, from, to) => core.steps(game, from, to))

/** A record, read and rolled again. */
interface Rolled {
  game: GameText
  rolls: FallenRoll[]
}
async function rolled(text: string): Promise<Rolled> {
  const game = core.read(text)
  return { game, rolls: await rollsOf(game) }
}
const check = ({ game, rolls }: Rolled, seen: Parameters<typeof verify>[2] = null) => verify(game, rolls, seen)

const VECTORS = resolve(import.meta.dirname, '../../../tests/vectors')
const GAMES = join(VECTORS, 'games')
const records = readdirSync(GAMES)
  .filter((name) => name.endsWith('.heck'))
  .map((name) => [name, readFileSync(join(GAMES, name), 'utf8')] as const)
const sealed = records.filter(([, text]) => /^seed /m.test(text))
const open = records.filter(([, text]) => !/^seed /m.test(text))

describe('records with a seed', () => {
  it('are there, with and without the golden die', () => {
    expect(sealed.length).toBeGreaterThanOrEqual(8)
    expect(sealed.some(([, text]) => /\d\+[1W]/.test(text))).toBe(true)
  })
  it.each(sealed)('%s is fair', async (_, text) => {
    const { verdict, rolls } = check(await rolled(text))
    expect(verdict).toBe('fair')
    expect(rolls.length).toBeGreaterThan(20)
  })
  it.each(sealed)('%s: another roll, seed, entropy or commitment is found', async (_, text) => {
    const record = await rolled(text)
    const tampered = record.rolls[17]
    if (!tampered) throw new Error('a short game')
    const forged = {
      ...record,
      rolls: record.rolls.map((roll) => (roll === tampered ? { ...roll, dice: turned(roll.dice) } : roll)),
    }
    expect(check(forged)).toMatchObject({ verdict: 'other-dice', firstWrong: { number: 17, turn: tampered.turn } })
    const seed = record.game.headers?.['seed'] as string
    expect(check(withHeader(record, 'seed', flipped(seed))).verdict).toBe('other-dice')
    expect(check(withHeader(record, 'entropy', 'another phrase')).verdict).toBe('other-dice')
    expect(check(withHeader(record, 'commitment', '0'.repeat(64))).verdict).toBe('other-commitment')
    expect(
      check(record, { table: { commitment: '0'.repeat(64), entropy: null, seats: [] }, witness: null }).verdict,
    ).toBe('other-commitment')
  })
})

it.each(sealed)('%s: without its turns nothing is proved (N1)', async (_, text) => {
  const [headers = ''] = text.split('\n\n')
  expect(check(await rolled(headers)).verdict).toBe('no-rolls')
})

it.each(open)('%s has no seed to check with', async (_, text) => {
  expect(check(await rolled(text)).verdict).toBe('no-seed')
})

describe('records that the server refuses to verify', () => {
  const index = readFileSync(join(VECTORS, 'refused/INDEX.tsv'), 'utf8')
    .trim()
    .split('\n')
    .map((line) => line.split('\t'))
  const refused = index
    .filter(([, command]) => command === 'verify')
    .map(([name, , lines]) => [name ?? '', lines ?? ''] as const)
  it('are there', () => expect(refused.length).toBeGreaterThan(1))
  it.each(refused)('%s at line %s', async (name, lines) => {
    const text = readFileSync(join(VECTORS, 'refused', name), 'utf8')
    const { verdict, firstWrong } = check(await rolled(text))
    expect(verdict).not.toBe('fair')
    const head = text.split('\n').indexOf('') + 1 // a line is a turn
    expect(String(firstWrong ? head + firstWrong.turn : 0)).toBe(lines)
  })
})

describe('what this device has kept (D3)', () => {
  const [, text] = sealed[0] as readonly [string, string]
  const game = core.read(text)
  const seed = game.headers?.['seed'] as string
  const commitment = commitmentTo(seed)
  const salt = '5a'.repeat(16)
  const phrases = ['tea', 'cake', ...game.players.slice(2).map(() => '')]
  const entropy = phrases.join('|')
  let record: Rolled
  let fair: Rolled
  beforeAll(async () => {
    record = await rolled(text)
    const goldenDie = optionIn(game.rules, 'golden_die') as GoldenDie
    const rolls = record.rolls.map((roll) => {
      const [white = '', golden] = roll.dice.split('+')
      return { ...roll, dice: computeRoll(seed, entropy, roll.number, white.length, golden ? goldenDie : null).dice }
    })
    fair = { ...withHeader(record, 'entropy', entropy), rolls }
  })
  const seats = phrases.map((phrase, seat) => ({
    seat,
    sealed_phrase: phrase && sealOf(phrase, salt),
    salt: phrase && salt,
  })) as SeatView[]
  const witness = {
    commitment,
    phrases: [{ phrase: 'tea', salt, seal: sealOf('tea', salt), taken: true }],
    seals: seats.map((seat) => seat.sealed_phrase),
  }
  const told = (more: Partial<Witness> = {}, table: Partial<TableView> = {}) =>
    check(fair, { table: { commitment, entropy, seats, ...table }, witness: { ...witness, ...more } })

  it('is what the table tells at the end', () => {
    expect(told()).toMatchObject({
      verdict: 'fair',
      witnessed: true,
      own: { counted: ['tea'], late: [] },
      phrases: null,
    })
  })
  it('finds another commitment than the one that was seen first', () => {
    expect(told({ commitment: '0'.repeat(64) }).verdict).toBe('commitment-changed')
    expect(told({}, { commitment: '0'.repeat(64) }).verdict).toBe('commitment-changed')
    const headers = { ...game.headers }
    delete headers['seed']
    const running = { ...record, game: { ...game, headers } }
    expect(check(running, { table: { commitment: '0'.repeat(64), entropy, seats }, witness }).verdict).toBe(
      'commitment-changed',
    )
    expect(check(running, { table: { commitment, entropy, seats }, witness }).verdict).toBe('no-seed')
  })
  it('finds that an own phrase is not in the dice', () => {
    const own = { phrase: 'my own', salt, seal: sealOf('my own', salt) }
    expect(told({ phrases: [{ ...own, taken: true }] }).verdict).toBe('phrase-missing')
    const swapped = [{ ...seats[0], sealed_phrase: own.seal, salt: '' }, ...seats.slice(1)] as SeatView[]
    const late = told({ phrases: [{ ...own, taken: false }], seals: null }, { seats: swapped })
    expect(late).toMatchObject({ verdict: 'fair', own: { counted: [], late: ['my own'] } })
  })
  it('finds that the phrase of another seat is not the sealed one', () => {
    const other = sealOf('coffee', salt)
    expect(told({ seals: [seats[0]?.sealed_phrase ?? '', other, ...witness.seals.slice(2)] }).verdict).toBe(
      'phrase-changed',
    )
    const exchanged = (change: Partial<SeatView>) =>
      seats.map((seat) => (seat.seat === 1 ? { ...seat, ...change } : seat))
    expect(told({}, { seats: exchanged({ salt: 'ff'.repeat(16) }) }).verdict).toBe('phrase-changed')
    expect(told({}, { seats: exchanged({ salt: '' }) }).verdict).toBe('phrase-changed')
    expect(told({}, { seats: exchanged({ sealed_phrase: other }) }).verdict).toBe('phrase-changed')
  })
  it('counts phrases, and draws the start where it was drawn (D2, D4)', () => {
    expect(check(withHeader(record, 'entropy', 'a|b|c|d|e|f|g|h')).phrases).toBe(8)
    const due = drawnStart(seed, entropy, game.players.length)
    const drawn = withHeader(fair, 'drawn', 'start')
    const from = (start: number): Rolled => ({ ...drawn, game: { ...drawn.game, start } })
    expect(check(from(due))).toMatchObject({ verdict: 'fair', drawn: true })
    expect(check(from((due + 1) % game.players.length)).verdict).toBe('other-start')
  })
})

function withHeader({ game, rolls }: Rolled, key: string, value: string): Rolled {
  return { game: { ...game, headers: { ...game.headers, [key]: value } }, rolls }
}
const turned = (dice: string): string => (dice.startsWith('1') ? `2${dice.slice(1)}` : `1${dice.slice(1)}`)
const flipped = (hex: string): string => (hex.startsWith('0') ? `1${hex.slice(1)}` : `0${hex.slice(1)}`)
