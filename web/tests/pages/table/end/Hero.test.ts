import { cleanup, render } from '@testing-library/svelte'
import { createRawSnippet } from 'svelte'
import { afterEach, beforeAll, expect, it } from 'vitest'
import type { Standing } from '../../../../src/game/standings.ts'
import Hero from '../../../../src/pages/table/end/Hero.svelte'
import { words } from '../../../../src/words/words.svelte.ts'
import { stateOf } from '../../../game/states.ts'

beforeAll(() => words.start())
afterEach(cleanup)

const bar = createRawSnippet(() => ({ render: () => '<span></span>' }))
const row = (seat: number, place: number, worms: number): Standing => ({
  seat,
  place,
  shared: false,
  worms,
  onTiles: worms,
  bratworms: 0,
  apple: 0,
  tiles: [],
  specialist: null,
  tie: null,
})

it.each([
  [null, true],
  ['simple', false],
])('throws confetti for a person, not for a bot (winner %s)', (bot, thrown) => {
  const seating = [
    { name: 'Anna', colour: 'mint' as const, bot, away: false },
    { name: 'Ben', colour: 'pine' as const, bot: null, away: false },
  ]
  const { container } = render(Hero, {
    state: stateOf({ phase: 'over' }),
    rows: [row(0, 1, 9), row(1, 2, 3)],
    seating,
    yours: [1],
    bar,
  })
  expect(container.querySelector('.confetti') !== null).toBe(thrown)
})
