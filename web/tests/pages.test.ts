import { expect, it } from 'vitest'
import { match, pageAt } from '../src/pages.ts'

it('finds pages and what stands in their addresses', () => {
  expect(match('/join/:code', '/join/Glut%2027')).toEqual({ code: 'Glut 27' })
  expect(match('/tournaments/:id/print/:what', '/tournaments/abc/print/cards')).toEqual({ id: 'abc', what: 'cards' })
  expect(pageAt('/rules/').parameters).toEqual({})
})

it.each(['/nowhere', '/join', '/join/%', '/table/%E0%A4%A/review'])('is lost at %s', (path) => {
  expect(pageAt(path).key).toBe('lost')
})
