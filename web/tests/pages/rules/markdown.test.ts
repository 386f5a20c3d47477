import { readFileSync } from 'node:fs'
import { resolve } from 'node:path'
import { describe, expect, test } from 'vitest'
import { type Block, clauseOf, findClauses, plain, readRules } from '../../../src/pages/rules/markdown.ts'

const FOLDER = resolve(import.meta.dirname, '../../../../src/heckmeck/locales/rules')
const english = readFileSync(`${FOLDER}/en.md`, 'utf8')
const blocks = readRules(english)
const idsOf = (found: Block[]) =>
  found.flatMap((block) => (block.kind === 'clauses' ? block.clauses.map(({ id }) => id) : []))

describe('the rule texts', () => {
  test.each(['en', 'de'])('%s: every clause is read, no markup is left over', (language) => {
    const markdown = readFileSync(`${FOLDER}/${language}.md`, 'utf8')
    const read = readRules(markdown)
    expect(idsOf(read)).toEqual([...markdown.matchAll(/^- \*\*([A-Z]\d+)/gm)].map((match) => match[1]))
    const texts = read.flatMap((block) =>
      block.kind === 'paragraph'
        ? [plain(block.inlines)]
        : block.kind === 'clauses'
          ? block.clauses.map(({ inlines }) => plain(inlines))
          : [],
    )
    expect(texts.filter((text) => /\*\*|`|^#|^- |\|/.test(text))).toEqual([])
  })

  test('a clause that is named in another one is a link, a word like W3 is not', () => {
    const t1 = findClauses(blocks, 'T1')[0]
    expect(t1?.inlines).toContainEqual({ kind: 'clause', text: 'K4' })
    const [block] = readRules('- **A1** see A1, not W3')
    expect(block?.kind === 'clauses' && block.clauses[0]?.inlines).toEqual([
      { kind: 'text', text: 'see ' },
      { kind: 'clause', text: 'A1' },
      { kind: 'text', text: ', not W3' },
    ])
  })

  test('bold and code stand out', () => {
    const t2 = findClauses(blocks, 'T2')[0]
    expect(t2?.inlines).toContainEqual({ kind: 'strong', text: 'all' })
    expect(findClauses(blocks, 'M7')[0]?.inlines).toContainEqual({ kind: 'code', text: 'highest_tile' })
  })

  test('HTML stays text', () => {
    const [block] = readRules('<img src=x onerror=alert(1)>')
    expect(block).toEqual({ kind: 'paragraph', inlines: [{ kind: 'text', text: '<img src=x onerror=alert(1)>' }] })
  })

  test('tables have a head and rows', () => {
    const table = blocks.find((block) => block.kind === 'table')
    expect(table?.kind === 'table' && [table.head.length, table.rows.length]).toEqual([7, 4])
  })
})

describe('finding a clause', () => {
  test.each([
    ['T5', ['T5']],
    [' s4 ', ['S4']],
    ['x1', ['X1']],
    ['F', ['F1', 'F2', 'F3', 'F4']],
    ['no such words anywhere', []],
  ])('%s', (wanted, ids) => expect(findClauses(blocks, wanted).map(({ id }) => id)).toEqual(ids))

  test('by words', () => expect(findClauses(blocks, 'Canned WORM').map(({ id }) => id)).toContain('K3'))

  test.each([
    ['#T5', 'T5'],
    ['#x20', 'X20'],
    ['#deluxe', null],
    ['', null],
  ])('the address %s names %s', (fragment, clause) => expect(clauseOf(fragment)).toBe(clause))
})
