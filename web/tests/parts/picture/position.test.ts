import { beforeAll, expect, it, vi } from 'vitest'
import { seatingOfNames } from '../../../src/game/seating.ts'
import { pictureOfPosition } from '../../../src/parts/picture/position.ts'
import { words } from '../../../src/words/words.svelte.ts'
import { newCore } from '../../engine/core.ts'

const LINE = 'deluxe 11c,13,21h,24,26,27g,28,29a,30..35,36- 6 22.25:w*1/23/- 0 44WW:1235'

beforeAll(async () => {
  await words.start()
  vi.spyOn(HTMLCanvasElement.prototype, 'getContext').mockReturnValue(null)
  document.body.innerHTML = '<svg><symbol id="worm" viewBox="0 0 48 48"><circle r="9"></circle></symbol></svg>'
})

it('is one whole SVG with the players, the best decisions and the line', async () => {
  const core = newCore()
  const game = { ...core.lay(LINE), players: ['<Anna>', 'Ben', 'Cleo'] }
  const [step] = core.steps(game, 0, 0)
  const advice = await core.advice(game, 0, 1)
  if (!step) throw new Error(LINE)
  const looked = advice.options[0]?.move ?? null
  const seating = seatingOfNames(game.players)
  const { svg, height } = pictureOfPosition({
    state: step.state,
    rules: game.rules,
    seating,
    line: LINE,
    advice,
    looked,
  })
  const drawn = new DOMParser().parseFromString(svg, 'image/svg+xml')
  expect(drawn.querySelector('parsererror')).toBeNull()
  const texts = [...drawn.querySelectorAll('text')].map((text) => text.textContent ?? '')
  expect(texts).toEqual(expect.arrayContaining(['<Anna>', 'Ben', 'Cleo', 'Set aside the 3', '×1']))
  expect(texts.filter((text) => text.endsWith('%')).length).toBeGreaterThan(10) // tiles, players, decisions
  expect(texts.join('').replaceAll(' ', '')).toContain(LINE.replaceAll(' ', ''))
  expect(height).toBeGreaterThan(500)
})
