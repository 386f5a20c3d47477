import { cleanup, render, screen } from '@testing-library/svelte'
import { afterEach, beforeAll, expect, it } from 'vitest'
import JoinByCode from '../../../../src/pages/start/parts/JoinByCode.svelte'
import { words } from '../../../../src/words/words.svelte.ts'

beforeAll(() => words.start())
afterEach(cleanup)

it('keeps a wrong code to be corrected, not to be typed again', () => {
  render(JoinByCode, { code: 'glut27' })
  expect((screen.getByRole('textbox') as HTMLInputElement).value).toBe('glut27')
})
