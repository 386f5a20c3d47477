import { expect, it } from 'vitest'
import { tabAt } from '../../src/parts/tabs.ts'

it.each([
  ['/', 'play'],
  ['/table/x', 'play'],
  ['/tournaments/5/board', 'tournaments'],
  ['/puzzles/3', 'review'],
  ['/learn', 'rules'],
  ['/reviews', 'play'],
])('%s belongs to %s', (path, tab) => expect(tabAt(path)).toBe(tab))
