import { describe, expect, it } from 'vitest'
import { readRecord, RecordMistake } from '../../src/game/record.ts'

const EXAMPLE = `heckmeck 1
rules deluxe golden_die=standard # a comment
players Anna, "Ben Ole", Cleo
start Anna

Anna 123WWWWW>W stop                              # 25
"Ben Ole" 11223345>1 2334WW>W 2355>5 3W>3 W from:"Ben Ole"
Anna 12233444~ 1122245W>W 1133344>3 1144>4 stop back:apple
Cleo 11113345+1>1 3355>5 33>3
Anna 1122233W+W>W 1122233>3
`

function mistakeOf(text: string): RecordMistake {
  try {
    readRecord(text)
  } catch (mistake) {
    if (mistake instanceof RecordMistake) return mistake
  }
  throw new Error('was read')
}

describe('reading a record', () => {
  const record = readRecord(EXAMPLE)
  it('gets headers, names with spaces and the golden die', () => {
    expect(record.headers.get('rules')).toBe('deluxe golden_die=standard')
    expect(record.players).toEqual(['Anna', 'Ben Ole', 'Cleo'])
    expect(record.goldenDie).toBe('standard')
  })
  it('counts the dice of each roll: set aside (T2), re-rolled (K5), nine (K4)', () => {
    const counts = record.rolls.map(({ line, white, golden }) => `${line}:${white}${golden ? '+' : ''}`)
    expect(counts).toEqual([
      '6:8',
      '7:8',
      '7:6',
      '7:4',
      '7:2',
      '7:1',
      '8:8',
      '8:8',
      '8:7',
      '8:4',
      '9:8+',
      '9:4',
      '9:2',
      '10:8+',
      '10:7',
    ])
    expect(record.rolls.map((roll) => roll.number)).toEqual(record.rolls.map((_, index) => index))
  })
  it('reads CRLF as LF (N2)', () => {
    expect(readRecord(EXAMPLE.replaceAll('\n', '\r\n')).rolls).toEqual(record.rolls)
  })
})

describe('a text that is no record says where', () => {
  it.each([
    ['hello', 'version', 1, ''],
    ['heckmeck 2\nrules classic\nplayers A, B\n', 'version', 1, ''],
    ['heckmeck 1\nrules classic\n', 'header-missing', 0, 'players'],
    ['heckmeck 1\nrules classic\nplayers A, B\nseed abc\n', 'not-32-bytes', 4, 'seed'],
    ['heckmeck 1\nrules classic\nplayers A, B\nrules deluxe\n', 'header-twice', 4, 'rules'],
    ['heckmeck 1\nrules classic\nplayers A, B\nA 12345WWW>W stop\nA 12345WWW>W stop\n', 'name-is-a-header', 4, 'A'],
    ['heckmeck 1\nB 12345WWW>W stop\nrules classic\nplayers A, B\n', 'name-is-a-header', 2, 'B'],
    ['heckmeck 1\nrules classic\nplayers A, "Ben Ole"\n"Ben Ole" 12345WWW>W stop\n', 'name-is-a-header', 4, 'Ben Ole'],
    ['heckmeck 1\nrules classic\nplayers A, B\n\nC 12345WWW>W\n', 'player', 5, 'C'],
    ['heckmeck 1\nrules classic\nplayers A, B\n\nA 12345WWW>6\n', 'token', 5, '12345WWW>6'],
    ['heckmeck 1\nrules classic\nplayers A, B\n\nA 12345WWWW>W\n', 'token', 5, '12345WWWW>W'],
  ])('%j', (text, reason, line, what) => {
    expect(mistakeOf(text)).toMatchObject({ reason, line, what })
  })
})
