import { expect, test } from 'vitest'
import { placeBubble } from '../../../../src/pages/table/learn/placing.ts'

const PHONE = { width: 390, height: 844 }
const LAPTOP = { width: 1280, height: 800 }
const TRAY = { left: 0, top: 480, width: 390, height: 364 }
const BUBBLE = { width: 368, height: 80 }

test('above the tray for what lies in it, so that no dice are covered', () => {
  const roll = { left: 164, top: 770, width: 214, height: 60 }
  expect(placeBubble(roll, TRAY, BUBBLE, PHONE)).toEqual({ left: 14, top: 386, arrow: null })
})

test('with an arrow only where it covers nothing between', () => {
  const name = { left: 12, top: 490, width: 200, height: 44 }
  expect(placeBubble(name, TRAY, BUBBLE, PHONE)).toMatchObject({ top: 386, arrow: { top: 490, points: 'down' } })
})

test('below what lies over the tray', () => {
  const seats = { left: 12, top: 52, width: 366, height: 90 }
  expect(placeBubble(seats, TRAY, BUBBLE, PHONE)).toMatchObject({ top: 156, arrow: { top: 142, points: 'up' } })
})

test('over the grill rather than over the tray', () => {
  const grill = { left: 12, top: 90, width: 366, height: 364 }
  expect(placeBubble(grill, TRAY, BUBBLE, PHONE)).toMatchObject({ top: 386, arrow: null })
})

test('above a tile that lies close to the tray', () => {
  const tile = { left: 140, top: 330, width: 108, height: 60 }
  expect(placeBubble(tile, TRAY, BUBBLE, PHONE)).toMatchObject({
    top: 236,
    arrow: { left: 194, top: 330, points: 'down' },
  })
})

test('beside a column of seats', () => {
  const seats = { left: 16, top: 56, width: 240, height: 490 }
  const tray = { left: 0, top: 561, width: 1280, height: 239 }
  expect(placeBubble(seats, tray, BUBBLE, LAPTOP)).toMatchObject({
    left: 270,
    top: 70,
    arrow: { left: 256, points: 'left' },
  })
})

test('beside a tray that stands at the right', () => {
  const tray = { left: 500, top: 0, width: 344, height: 390 }
  const stop = { left: 510, top: 320, width: 120, height: 60 }
  expect(placeBubble(stop, tray, BUBBLE, { width: 844, height: 390 })).toMatchObject({
    left: 118,
    top: 302,
    arrow: { left: 510, top: 350, points: 'right' },
  })
})

test('never off the screen', () => {
  const low = { left: 380, top: 900, width: 10, height: 10 }
  expect(placeBubble(low, null, BUBBLE, PHONE)).toMatchObject({ left: 14, top: 756 })
})
