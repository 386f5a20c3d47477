import { expect, it } from 'vitest'
import { tabAt } from '../../src/parts/tabs.ts'

it.each([
  ['/', 'play'],
  ['/table/x', 'play'],
  ['/tournaments/5/board', 'tournaments'],
  ['/games', 'games'],
  ['/puzzles/3', 'games'],
  ['/learn', 'rules'],
  ['/reviews', 'play'],
])('%s belongs to %s', (path, tab) => expect(tabAt(path)).toBe(tab))
