import { cleanup, fireEvent, render } from '@testing-library/svelte'
import { afterEach, beforeAll, expect, it, vi } from 'vitest'
import RecordPicker from '../../../src/parts/record/RecordPicker.svelte'
import { words } from '../../../src/words/words.svelte.ts'

beforeAll(() => words.start())
afterEach(cleanup)

it('lets go of the file it has read, so that the same one can be picked again', async () => {
  const onopen = vi.fn()
  const { container } = render(RecordPicker, { onopen })
  const input = container.querySelector('input[type=file]') as HTMLInputElement
  const emptied = vi.spyOn(input, 'value', 'set')
  await fireEvent.change(input, { target: { files: [{ text: () => Promise.resolve('heckmeck 1') }] } })
  expect(emptied).toHaveBeenCalledWith('')
  await vi.waitFor(() => expect(onopen).toHaveBeenCalledWith('heckmeck 1'))
})
