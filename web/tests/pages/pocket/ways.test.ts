import { expect, it } from 'vitest'
import { deviceOf, WAYS } from '../../../src/pages/pocket/ways.ts'

it.each([
  [
    'Mozilla/5.0 (iPhone; CPU iPhone OS 18_1 like Mac OS X) AppleWebKit/605.1.15 Version/18.1 Mobile Safari/604.1',
    5,
    'iphone',
  ],
  ['Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/605.1.15 Version/18.1 Safari/605.1.15', 5, 'iphone'],
  ['Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/605.1.15 Version/18.1 Safari/605.1.15', 0, 'computer'],
  ['Mozilla/5.0 (Linux; Android 15; Pixel 9) AppleWebKit/537.36 Chrome/131.0.0.0 Mobile Safari/537.36', 5, 'android'],
  ['Mozilla/5.0 (X11; Linux x86_64; rv:128.0) Gecko/20100101 Firefox/128.0', 0, 'computer'],
])('%s with %i fingers wants the way of %s', (userAgent, maxTouchPoints, device) => {
  expect(deviceOf({ userAgent, maxTouchPoints })).toBe(device)
  expect(WAYS.some((way) => way.device === device)).toBe(true)
})
