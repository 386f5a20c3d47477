import { afterEach, describe, expect, it, vi } from 'vitest'
import { TablesAtPlay } from '../../../src/pages/tournaments/board/tables_at_play.svelte.ts'
import type { TournamentTable } from '../../../src/documents/types.ts'
import { stateOf } from '../../game/states.ts'

const table = { table: 1, live: 'abc', complete: false, seats: [] } as unknown as TournamentTable
const seats = [
  { seat: 0, name: 'Anna', colour: 'red' },
  { seat: 1, name: 'Ben', colour: 'blue' },
]
const taken = [{ kind: 'take', seat: 0, tile: 25, from_seat: null }]
const step = (ply: number, events: object[]) => ({ type: 'step', ply, by: 'player', events, state: stateOf({ ply }) })

/** A server whose answers wait until they are let go. */
function slowServer(answers: object[]) {
  const letGo: (() => void)[] = []
  const fetch = vi.fn(() => {
    const body = JSON.stringify(answers.shift())
    return new Promise<Response>((resolve) =>
      letGo.push(() => resolve(new Response(body, { headers: { 'Content-Type': 'application/json' } }))),
    )
  })
  vi.stubGlobal('fetch', fetch)
  return async () => {
    letGo.shift()?.()
    await new Promise((resolve) => setTimeout(resolve, 5))
  }
}

afterEach(() => vi.unstubAllGlobals())

describe('the news of the board', () => {
  it('tells a taking once, even if two looks at a table overlap', async () => {
    const next = slowServer([
      { table: { seats, rules: 'classic' }, state: stateOf({ ply: 7 }) },
      { steps: [step(8, taken)] },
      { steps: [step(8, taken), step(9, [])] },
    ])
    const atPlay = new TablesAtPlay()
    atPlay.watch([table])
    await next()
    atPlay.watch([table])
    atPlay.watch([table])
    await next()
    await next()
    atPlay.close()
    expect(atPlay.states.get('abc')?.ply).toBe(9)
    expect(atPlay.news.map(({ key }) => key)).toEqual(['abc-8'])
  })
})
