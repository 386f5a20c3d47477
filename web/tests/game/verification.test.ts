import { readFileSync, readdirSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { describe, expect, it } from 'vitest'
import { readRecord } from '../../src/game/record.ts'
import { verify } from '../../src/game/verification.ts'

const VECTORS = resolve(import.meta.dirname, '../../../tests/vectors')
const GAMES = join(VECTORS, 'games')
const records = readdirSync(GAMES).filter((name) => name.endsWith('.heck')).map((name) => [name, readFileSync(join(GAMES, name), 'utf8')] as const)
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
    const forged = { ...record, rolls: record.rolls.map((roll) => (roll === tampered ? { ...roll, dice: turned(roll.dice) } : roll)) }
    expect(verify(forged)).toMatchObject({ verdict: 'other-dice', firstWrong: { number: 17, line: tampered.line } })
    const seed = record.headers.get('seed') as string
    expect(verify(withHeader(record, 'seed', flipped(seed))).verdict).toBe('other-dice')
    expect(verify(withHeader(record, 'entropy', 'another phrase')).verdict).toBe('other-dice')
    expect(verify(withHeader(record, 'commitment', '0'.repeat(64))).verdict).toBe('other-commitment')
    expect(verify(record, '0'.repeat(64)).verdict).toBe('other-commitment')
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
  const index = readFileSync(join(VECTORS, 'refused/INDEX.tsv'), 'utf8').trim().split('\n').map((line) => line.split('\t'))
  const refused = index.filter(([, command]) => command === 'verify').map(([name, , lines]) => [name ?? '', lines ?? ''] as const)
  it('are there', () => expect(refused.length).toBeGreaterThan(1))
  it.each(refused)('%s at line %s', (name, lines) => {
    const { verdict, firstWrong } = verify(readRecord(readFileSync(join(VECTORS, 'refused', name), 'utf8')))
    expect(verdict).not.toBe('fair')
    expect(String(firstWrong?.line ?? 0)).toBe(lines)
  })
})

function withHeader(record: ReturnType<typeof readRecord>, key: string, value: string): ReturnType<typeof readRecord> {
  return { ...record, headers: new Map(record.headers).set(key, value) }
}
const turned = (dice: string): string => (dice.startsWith('1') ? `2${dice.slice(1)}` : `1${dice.slice(1)}`)
const flipped = (hex: string): string => (hex.startsWith('0') ? `1${hex.slice(1)}` : `0${hex.slice(1)}`)
