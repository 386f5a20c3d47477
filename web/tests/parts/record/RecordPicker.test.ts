import { Blob } from 'node:buffer'
import { cleanup, fireEvent, render } from '@testing-library/svelte'
import { afterEach, beforeAll, expect, it, vi } from 'vitest'
import RecordPicker from '../../../src/parts/record/RecordPicker.svelte'
import { say, words } from '../../../src/words/words.svelte.ts'

beforeAll(() => words.start())
afterEach(cleanup)

it('lets go of the file it has read, so that the same one can be picked again', async () => {
  const onopen = vi.fn()
  const { container } = render(RecordPicker, { onopen })
  const input = container.querySelector('input[type=file]') as HTMLInputElement
  const emptied = vi.spyOn(input, 'value', 'set')
  await fireEvent.change(input, { target: { files: [new Blob(['heckmeck 1'])] } })
  expect(emptied).toHaveBeenCalledWith('')
  await vi.waitFor(() => expect(onopen).toHaveBeenCalledWith('heckmeck 1'))
})

it.each([
  ['a text that is not UTF-8 (N2)', new Uint8Array([0x48, 0xe9, 0x0a]), 'refused-not-utf-8'],
  ['UTF-16', new Uint8Array([0xff, 0xfe, 0x68, 0x00]), 'refused-not-utf-8'],
  ['what is longer than any record', new Uint8Array(70_000).fill(0x20), 'refused-too-large'],
])('does not open %s, and says so', async (_, bytes, key) => {
  const onopen = vi.fn()
  const { container, findByText } = render(RecordPicker, { onopen })
  await fireEvent.change(container.querySelector('input[type=file]') as HTMLInputElement, {
    target: { files: [new Blob([bytes])] },
  })
  await findByText(say(key))
  expect(onopen).not.toHaveBeenCalled()
})

it('shows the wrong line, but not all of a very long one', () => {
  const { getByText } = render(RecordPicker, {
    onopen: vi.fn(),
    text: `a\n${'b'.repeat(5000)}`,
    trouble: { text: 'no', line: 2 },
  })
  expect(getByText(/^2: b+…$/).textContent).toHaveLength(124)
})
