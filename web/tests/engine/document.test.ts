import { expect, it } from 'vitest'
import { newCore } from './core.ts'
import { GAMES, recordOf, statesOf } from './vectors.ts'

const core = newCore()

it.each(GAMES)('%s: every state is what another implementation wrote down', (name) => {
  const game = core.read(recordOf(name))
  const states = core.steps(game, 0, game.moves.length).map(({ state }) => ({ ...state, legal: state.legal.sort() }))
  expect(states).toEqual(statesOf(name).map((state) => ({ ...state, legal: state.legal.sort() })))
})
