import { readFileSync, readdirSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { describe, expect, it } from 'vitest'
import { commitmentTo, computeRoll, drawnStart, sealOf } from '../../src/game/fair_dice.ts'
import { readRecord } from '../../src/game/record.ts'
import { verify } from '../../src/game/verification.ts'
import type { Witness } from '../../src/game/witness.ts'
import type { SeatView, TableView } from '../../src/server/types.ts'

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
  it.each(sealed)('%s is fair', (_, text) => {
    const { verdict, rolls } = verify(readRecord(text))
    expect(verdict).toBe('fair')
    expect(rolls.length).toBeGreaterThan(20)
  })
  it.each(sealed)('%s: another roll, seed, entropy or commitment is found', (_, text) => {
    const record = readRecord(text)
    const tampered = record.rolls[17]
    if (!tampered) throw new Error('a short game')
    const forged = {
      ...record,
      rolls: record.rolls.map((roll) => (roll === tampered ? { ...roll, dice: turned(roll.dice) } : roll)),
    }
    expect(verify(forged)).toMatchObject({ verdict: 'other-dice', firstWrong: { number: 17, line: tampered.line } })
    const seed = record.headers.get('seed') as string
    expect(verify(withHeader(record, 'seed', flipped(seed))).verdict).toBe('other-dice')
    expect(verify(withHeader(record, 'entropy', 'another phrase')).verdict).toBe('other-dice')
    expect(verify(withHeader(record, 'commitment', '0'.repeat(64))).verdict).toBe('other-commitment')
    expect(
      verify(record, { table: { commitment: '0'.repeat(64), entropy: null, seats: [] }, witness: null }).verdict,
    ).toBe('other-commitment')
  })
})

it.each(sealed)('%s: without its turns nothing is proved, without its blank line it is none (N1)', (_, text) => {
  const [headers = ''] = text.split('\n\n')
  expect(verify(readRecord(headers)).verdict).toBe('no-rolls')
  expect(() => readRecord(text.replace('\n\n', '\n'))).toThrow('name-is-a-header')
})

it.each(open)('%s has no seed to check with', (_, text) => {
  expect(verify(readRecord(text)).verdict).toBe('no-seed')
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
  it.each(refused)('%s at line %s', (name, lines) => {
    const { verdict, firstWrong } = verify(readRecord(readFileSync(join(VECTORS, 'refused', name), 'utf8')))
    expect(verdict).not.toBe('fair')
    expect(String(firstWrong?.line ?? 0)).toBe(lines)
  })
})

describe('what this device has kept (D3)', () => {
  const [, text] = sealed[0] as readonly [string, string]
  const record = readRecord(text)
  const seed = record.headers.get('seed') as string
  const commitment = commitmentTo(seed)
  const salt = '5a'.repeat(16)
  const phrases = ['tea', 'cake', ...record.players.slice(2).map(() => '')]
  const entropy = phrases.join('|')
  const rolls = record.rolls.map((roll) => ({
    ...roll,
    dice: computeRoll(seed, entropy, roll.number, roll.white, roll.golden ? record.goldenDie : null).dice,
  }))
  const fair = { ...withHeader(record, 'entropy', entropy), rolls }
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
    verify(fair, { table: { commitment, entropy, seats, ...table }, witness: { ...witness, ...more } })

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
    const running = { ...record, headers: new Map([...record.headers].filter(([key]) => key !== 'seed')) }
    expect(verify(running, { table: { commitment: '0'.repeat(64), entropy, seats }, witness }).verdict).toBe(
      'commitment-changed',
    )
    expect(verify(running, { table: { commitment, entropy, seats }, witness }).verdict).toBe('no-seed')
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
    expect(verify(withHeader(record, 'entropy', 'a|b|c|d|e|f|g|h')).phrases).toBe(8)
    const due = drawnStart(seed, entropy, record.players.length)
    const drawn = { ...withHeader(fair, 'drawn', 'start'), start: due }
    expect(verify(drawn)).toMatchObject({ verdict: 'fair', drawn: true })
    expect(verify({ ...drawn, start: (due + 1) % record.players.length }).verdict).toBe('other-start')
  })
})

function withHeader(record: ReturnType<typeof readRecord>, key: string, value: string): ReturnType<typeof readRecord> {
  return { ...record, headers: new Map(record.headers).set(key, value) }
}
const turned = (dice: string): string => (dice.startsWith('1') ? `2${dice.slice(1)}` : `1${dice.slice(1)}`)
const flipped = (hex: string): string => (hex.startsWith('0') ? `1${hex.slice(1)}` : `0${hex.slice(1)}`)
