import { cleanup, render } from '@testing-library/svelte'
import { afterEach, beforeAll, expect, it, vi } from 'vitest'
import { readFileSync } from 'node:fs'
import { engine } from '../../../src/engine/engine.ts'
import { rollsOf, type Verification, verify } from '../../../src/game/verification.ts'
import { newCore } from '../../engine/core.ts'
import Verdict from '../../../src/pages/fair/Verdict.svelte'
import { say, words } from '../../../src/words/words.svelte.ts'

const core = newCore()
vi.spyOn(engine, 'steps').mockImplementation(async (game, from, to) => core.steps(game, from, to))

async function checkedIn(text: string, ...seen: [] | [Parameters<typeof verify>[2]]): Promise<Verification> {
  const game = core.read(text)
  return verify(game, await rollsOf(game), ...seen)
}

beforeAll(() => words.start())
afterEach(cleanup)

it('does not call a record fair in which nothing was rolled', async () => {
  const checked = await checkedIn(`heckmeck 1\nrules classic\nplayers Anna, Ben\nseed ${'0'.repeat(64)}\n`)
  const { container } = render(Verdict, { checked, running: false })
  expect(container.textContent?.trim()).toBe(say('log-empty'))
  expect(container.querySelector('[data-verdict="no-rolls"]')).not.toBeNull()
})

it('counts further rolls that differ only after it has named one', async () => {
  const record = readFileSync('../tests/vectors/games/classic-2p.heck', 'utf8')
  const told = async (text: string): Promise<string> => {
    const table = { commitment: 'f'.repeat(64), entropy: null, seats: [] }
    const { container } = render(Verdict, { checked: await checkedIn(text, { table, witness: null }), running: false })
    return container.textContent ?? ''
  }
  expect(await told(record.replace(/^seed .*$/m, `seed ${'1'.repeat(64)}`))).not.toContain('more')
})

it.each(['commitment-changed', 'phrase-missing', 'phrase-changed', 'other-start', 'other-commitment'] as const)(
  'tells what is broken: %s',
  async (verdict) => {
    const checked = { ...(await checkedIn(readFileSync('../tests/vectors/games/classic-2p.heck', 'utf8'))), verdict }
    for (const running of [false, true]) {
      const { container } = render(Verdict, { checked, running })
      expect(container.textContent).toContain(say(`web-fair-${verdict}`))
      expect(container.textContent).toContain(say(`web-fair-${verdict}-text`))
      expect(words.has(`web-fair-${verdict}-text`)).toBe(true)
    }
  },
)

it('tells what this device has compared, and what came too late', async () => {
  const fair = await checkedIn(readFileSync('../tests/vectors/games/classic-2p.heck', 'utf8'))
  const { container } = render(Verdict, {
    checked: { ...fair, drawn: true, witnessed: true, own: { counted: ['tea'], late: ['cake'] }, phrases: 3 },
    running: false,
  })
  for (const text of [
    say('web-fair-drawn'),
    say('web-fair-witnessed'),
    say('web-fair-own', { phrase: 'tea' }),
    say('web-fair-late', { phrase: 'cake' }),
    say('web-fair-phrases', { n: 3 }),
  ])
    expect(container.textContent).toContain(text)
})
