import { encode } from 'uqr'
import { expect, it } from 'vitest'
import { drawQr } from '../../src/parts/qr.ts'

it('covers exactly the dark modules of a QR code', () => {
  const text = 'https://example.org/join/glut27'
  const { size, data } = encode(text, { ecc: 'M', border: 2 })
  const drawing = drawQr(text)
  const covered = Array.from({ length: size }, () => Array<boolean>(size).fill(false))
  for (const [, x, y, width] of drawing.path.matchAll(/M(\d+) (\d+)h(\d+)v1H\d+z/g))
    for (let i = 0; i < Number(width); i++) (covered[Number(y)] as boolean[])[Number(x) + i] = true
  expect(drawing.size).toBe(size)
  expect(covered).toEqual(data)
})
