import { cleanup, render } from '@testing-library/svelte'
import { afterEach, beforeAll, beforeEach, expect, it, vi } from 'vitest'
import Scanner from '../../../../src/pages/start/parts/Scanner.svelte'
import { words } from '../../../../src/words/words.svelte.ts'

const stop = vi.fn()
const camera = { getTracks: () => [{ stop }] }
let turnOn: (stream: object) => void

class Detector {
  detect = () => Promise.resolve([{ rawValue: 'https://example.org/join/Glut' }])
}

beforeAll(() => words.start())
beforeEach(() => {
  vi.stubGlobal('BarcodeDetector', Detector)
  HTMLDialogElement.prototype.showModal = () => undefined
  HTMLMediaElement.prototype.play = () => Promise.resolve()
  const mediaDevices = { getUserMedia: () => new Promise((resolve) => (turnOn = resolve)) }
  Object.defineProperty(navigator, 'mediaDevices', { value: mediaDevices, configurable: true })
})
afterEach(() => {
  cleanup()
  stop.mockClear()
})

it('turns the camera off where it was closed before the camera came', async () => {
  const { unmount } = render(Scanner, { onfound: () => undefined, onclose: () => undefined })
  unmount()
  turnOn(camera)
  await vi.waitFor(() => expect(stop).toHaveBeenCalledOnce())
})

it('turns the camera off with the first code', async () => {
  const onfound = vi.fn()
  render(Scanner, { onfound, onclose: () => undefined })
  turnOn(camera)
  await vi.waitFor(() => expect(onfound).toHaveBeenCalledWith('https://example.org/join/Glut'))
  expect(stop).toHaveBeenCalledOnce()
})
