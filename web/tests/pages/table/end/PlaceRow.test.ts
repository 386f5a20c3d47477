import { cleanup, render, screen } from '@testing-library/svelte'
import { afterEach, beforeAll, expect, it } from 'vitest'
import type { Standing } from '../../../../src/game/standings.ts'
import PlaceRow from '../../../../src/pages/table/end/PlaceRow.svelte'
import { words } from '../../../../src/words/words.svelte.ts'

beforeAll(() => words.start())
afterEach(cleanup)

it.each([
  [{ own: 23, other: 21, won: true }, 'tie: 23 beats 21'],
  [{ own: 23, other: 0, won: true }, 'tie: 23 beats no tile'],
  [{ own: 21, other: 23, won: false }, 'tie: 21 against 23'],
  [{ own: 0, other: 23, won: false }, 'tie: no tile'],
])('says which tile decided between equal worms (E3): %j', (tie, text) => {
  const row: Standing = {
    seat: 0,
    place: 1,
    shared: false,
    worms: 1,
    onTiles: 1,
    bratworms: 0,
    apple: 0,
    tiles: [],
    specialist: null,
    tie,
  }
  render(PlaceRow, { row, who: { name: 'Anna', colour: 'mint', bot: null, away: false }, you: false })
  expect(screen.getByText(new RegExp(text))).toBeTruthy()
})

it('adds up only where there is something to add (E2)', () => {
  const row: Standing = {
    seat: 0,
    place: 1,
    shared: false,
    worms: 11,
    onTiles: 11,
    bratworms: 0,
    apple: 0,
    tiles: [],
    specialist: null,
    tie: null,
  }
  const who = { name: 'Anna', colour: 'mint' as const, bot: null, away: false }
  const { container } = render(PlaceRow, { row, who, you: false })
  expect(container.querySelector('.place__eq')).toBeNull()
  cleanup()
  render(PlaceRow, { row: { ...row, worms: 13, bratworms: 2 }, who, you: false })
  expect(screen.getByText(/11 on tiles \+ 2 Bratworms = 13/)).toBeTruthy()
})
