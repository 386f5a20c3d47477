import { cleanup, render } from '@testing-library/svelte'
import { afterEach, beforeAll, expect, it } from 'vitest'
import { readRecord } from '../../../src/game/record.ts'
import { verify } from '../../../src/game/verification.ts'
import Verdict from '../../../src/pages/fair/Verdict.svelte'
import { say, words } from '../../../src/words/words.svelte.ts'

beforeAll(() => words.start())
afterEach(cleanup)

it('does not call a record fair in which nothing was rolled', () => {
  const checked = verify(readRecord(`heckmeck 1\nrules classic\nplayers Anna, Ben\nseed ${'0'.repeat(64)}\n`))
  const { container } = render(Verdict, { checked, running: false })
  expect(container.textContent?.trim()).toBe(say('log-empty'))
  expect(container.querySelector('[data-verdict="no-rolls"]')).not.toBeNull()
})
