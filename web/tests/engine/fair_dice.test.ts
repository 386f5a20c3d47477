import { describe, expect, it } from 'vitest'
import { commitmentTo, computeRoll, drawnStart, sealOf } from '../../src/engine/fair_dice.ts'

const SEED = Array.from({ length: 32 }, (_, index) => index.toString(16).padStart(2, '0')).join('')
const ENTROPY = "anna's phrase|ben's phrase"

describe('the vector of NOTATION.md 3', () => {
  it('commits to the seed', () => {
    expect(commitmentTo(SEED)).toBe('630dcd2966c4336691125448bbb25b4ff412a49c732db2c8abc1b8581bd710dd')
  })
  it('rolls eight dice and the golden die after them', () => {
    expect(computeRoll(SEED, ENTROPY, 0, 8, null).dice).toBe('112345WW')
    expect(computeRoll(SEED, ENTROPY, 0, 8, 'standard').dice).toBe('112345WW+5')
    expect(computeRoll(SEED, ENTROPY, 0, 8, 'ones_and_worms').dice).toBe('112345WW+W')
  })
  it('rolls five dice as roll 1', () => {
    expect(computeRoll(SEED, ENTROPY, 1, 5, null).dice).toBe('22245')
  })
})

it('tells every byte, the skipped ones too', () => {
  const rolls = Array.from({ length: 60 }, (_, number) => computeRoll(SEED, '', number, 8, null))
  const bytes = rolls.flatMap((roll) => roll.bytes)
  expect(bytes.some((used) => used.face === null)).toBe(true)
  for (const used of bytes) expect(used.face === null).toBe(used.byte >= 252)
  for (const roll of rolls) expect(roll.bytes.filter((used) => used.face)).toHaveLength(8)
})

it('goes on to the next block where 32 bytes are not enough', () => {
  const long = computeRoll(SEED, '', 0, 40, null)
  expect(long.messages).toEqual([':0:0', ':0:1'])
  expect(long.dice).toHaveLength(40)
})

it('seals a phrase with its salt (D3)', () => {
  expect(sealOf('tea', '00ff'.repeat(8))).toBe('605cdf53d8c41b14510057c1b5c48277cbdc9bf04817fa9bf183e863e66ed47d')
})

it('draws the seat that begins as the server does (D4)', () => {
  expect([2, 3, 4, 5, 6, 7].map((seats) => drawnStart(SEED, ENTROPY, seats))).toEqual([1, 0, 3, 1, 3, 0])
})
