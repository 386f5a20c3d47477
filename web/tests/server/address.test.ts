import { afterEach, describe, expect, it, vi } from 'vitest'
import { organiserLink } from '../../src/pages/tournaments/organising.ts'
import { address } from '../../src/server/address.svelte.ts'

const HERE = location.origin
const answer = (options: object) => vi.fn(() => Promise.resolve(Response.json(options)))

afterEach(() => {
  address.origin = HERE
  vi.unstubAllGlobals()
})

/** The page of the tests is at localhost, as an organiser's is who opened it beside the server. */
describe('the address for other devices', () => {
  it("is the server's in the network, where it has one", async () => {
    vi.stubGlobal('fetch', answer({ address: 'http://192.168.7.9:8000' }))
    await address.learn()
    expect([address.origin, address.reachable]).toEqual(['http://192.168.7.9:8000', true])
    expect(organiserLink('abc', 'secret')).toBe('http://192.168.7.9:8000/tournaments/abc#secret')
  })

  it.each([{ address: null }, {}])(
    'stays as it is where the server listens to its own machine alone: %j',
    async (options) => {
      vi.stubGlobal('fetch', answer(options))
      await address.learn()
      expect([address.origin, address.reachable]).toEqual([HERE, false])
    },
  )

  it('is not asked for where the page came over the network', async () => {
    address.origin = 'http://192.168.7.9:8000'
    const asked = answer({ address: 'http://10.0.0.1:8000' })
    vi.stubGlobal('fetch', asked)
    await address.learn()
    expect(asked).not.toHaveBeenCalled()
  })
})
