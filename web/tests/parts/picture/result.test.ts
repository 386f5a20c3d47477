import { beforeAll, expect, it, vi } from 'vitest'
import { pictureOf } from '../../../src/parts/picture/result.ts'
import { words } from '../../../src/words/words.svelte.ts'
import { stateOf } from '../../game/states.ts'

beforeAll(async () => {
  await words.start()
  vi.spyOn(HTMLCanvasElement.prototype, 'getContext').mockReturnValue(null)
  document.body.innerHTML = '<svg><symbol id="worm" viewBox="0 0 48 48"><circle r="9"></circle></symbol></svg>'
})

const player = (name: string, stack: number[], worms: number) => ({
  name,
  stack,
  bratworms: 1,
  specialist: null,
  worms,
})
const picture = (names: string[]) => {
  const players = names.map((name, seat) => player(name, [21 + seat, 36 - seat], 9 - seat))
  const state = stateOf({ phase: 'over', seat: null, turn: null, players, ranking: names.map((_, seat) => [seat]) })
  const seating = names.map((name) => ({ name, colour: 'mint' as const, bot: null, away: false }))
  return pictureOf({ state, rules: 'classic', seating, at: 1785700000 })
}

it('is one whole SVG that names everybody, whatever they are called', () => {
  const { svg, width, height } = picture(['<Anna> & "Ben"', 'Cleo'])
  const drawn = new DOMParser().parseFromString(svg, 'image/svg+xml')
  expect(drawn.querySelector('parsererror')).toBeNull()
  const texts = [...drawn.querySelectorAll('text')].map((text) => text.textContent)
  expect(texts.join(' ')).toContain('wins!')
  expect(texts).toContain('Cleo')
  expect(texts.some((text) => text?.includes('Classic') && text.includes('2026'))).toBe(true)
  expect(drawn.documentElement.getAttribute('viewBox')).toBe(`0 0 ${width} ${height}`)
  expect(svg).toContain('<circle r="9">')
})

it('has room for all of seven players', () => {
  const [two, seven] = [picture(['a', 'b']), picture(['a', 'b', 'c', 'd', 'e', 'f', 'g'])]
  expect(seven.height - two.height).toBe(5 * 92)
})
