import { cleanup, fireEvent, render } from '@testing-library/svelte'
import { afterEach, beforeAll, expect, it } from 'vitest'
import type { History } from '../../../src/game/history.ts'
import { Playback } from '../../../src/game/playback.svelte.ts'
import ReplayBar from '../../../src/parts/replay/ReplayBar.svelte'
import { words } from '../../../src/words/words.svelte.ts'
import { stateOf } from '../../game/states.ts'

const steps = [0, 0, 1, 1].map((seat, ply) => ({ state: stateOf({ ply, seat }) }))
const game = { rules: 'classic', players: ['Anna', 'Ben'], start: 0, moves: ['dice 1134WWWW'] }
const history: History = { seating: [], rules: 'classic', steps, tableName: null, you: null, running: false, game }

beforeAll(() => words.start())
afterEach(() => {
  cleanup()
  document.body.replaceChildren()
})

it('follows the keys of the page, but not those that scroll a region', async () => {
  const playback = new Playback(history)
  render(ReplayBar, { playback })
  document.body.insertAdjacentHTML(
    'beforeend',
    '<div role="region" tabindex="0"><table><tbody><tr><td>1</td></tr></tbody></table></div>',
  )
  const region = document.querySelector('[role="region"]') as HTMLElement
  for (const key of ['End', 'ArrowRight', 'PageDown', 'Home', ' ']) {
    const isLeftAlone = await fireEvent.keyDown(region, { key })
    expect([key, isLeftAlone, playback.at]).toEqual([key, true, 0])
  }
  expect(await fireEvent.keyDown(document.body, { key: 'End' })).toBe(false)
  expect(playback.at).toBe(3)
})
