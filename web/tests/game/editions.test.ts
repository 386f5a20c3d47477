import { describe, expect, it } from 'vitest'
import { matters, numbersOf, optionIn, readRules, usual, writeRules } from '../../src/game/editions.ts'

describe('rules as text (N1)', () => {
  it('reads what it writes', () => {
    for (const text of ['classic', 'deluxe steal=optional highest_tile=30', 'russian faster=returned max_turns=40'])
      expect(writeRules(readRules(text))).toBe(text)
  })

  it('writes only what differs from the preset', () => {
    expect(writeRules({ preset: 'classic', options: { steal: 'forced', faster: 'off', max_turns: 'none' } })).toBe(
      'classic',
    )
    expect(writeRules({ preset: 'russian', options: { steal: 'optional' } })).toBe('russian')
    expect(writeRules({ preset: 'russian', options: { steal: 'forced' } })).toBe('russian steal=forced')
  })

  it('drops options of the deluxe edition elsewhere (M4, M5)', () => {
    const options = { golden_die: 'standard', worms_on_low_tiles: '3' }
    expect(writeRules({ preset: 'classic', options })).toBe('classic')
    expect(writeRules({ preset: 'deluxe', options })).toBe('deluxe golden_die=standard worms_on_low_tiles=3')
  })

  it('drops a highest tile that deluxe does not allow (M7)', () => {
    expect(writeRules({ preset: 'classic', options: { highest_tile: '24' } })).toBe('classic highest_tile=24')
    expect(writeRules({ preset: 'deluxe', options: { highest_tile: '24' } })).toBe('deluxe')
    expect(numbersOf('deluxe', 'highest_tile')?.[0]).toBe(29)
  })

  it.each(['20 turns', 'abc', '0', '-3', '1.5', '1=2', ''])('leaves out %j as the most turns (E4)', (typed) => {
    expect(writeRules({ preset: 'classic', options: { max_turns: typed } })).toBe('classic')
    expect(writeRules({ preset: 'classic', options: { max_turns: typed, steal: 'optional' } })).toBe(
      'classic steal=optional',
    )
  })

  it('knows what is usual and what matters', () => {
    expect(usual('russian', 'steal')).toBe('optional')
    expect(usual('deluxe', 'steal')).toBe('forced')
    expect(matters('classic', 'golden_die')).toBe(false)
    expect(matters('classic', 'steal')).toBe(true)
  })
})

describe('an option of rules', () => {
  it.each([
    ['deluxe golden_die=standard faster=returned', 'golden_die', 'standard'],
    ['deluxe golden_die=standard faster=returned', 'faster', 'returned'],
    ['classic', 'faster', 'off'],
    ['russian', 'steal', 'optional'],
  ])('holds whether it is said or not: %s, %s', (rules, option, value) => {
    expect(optionIn(rules, option)).toBe(value)
  })
})
