import { afterEach, describe, expect, it, vi } from 'vitest'
import { Home } from '../../src/server/home.svelte.ts'
import { FakeSocket, openSockets } from './sockets.ts'

const SERVER = 'https://play.example'
const told = (secret: string) => new Response('', { headers: { 'Heckmeck-Secret': secret } })

afterEach(() => {
  localStorage.clear()
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

describe('the server that sent the page', () => {
  it('is asked by path, and its cookie says who asks', () => {
    const home = new Home(false)
    home.hear(told('x'.repeat(43)))
    expect([home.exists, home.url('/api/me'), home.headers]).toEqual([true, '/api/me', {}])
    openSockets()
    home.socket('/api/tables/A_b/live')
    expect(FakeSocket.last).toMatchObject({ url: 'ws://localhost:3000/api/tables/A_b/live', spoken: [] })
  })
})

describe('a server elsewhere', () => {
  it('is told the secret that it gave, by requests and by sockets, and no other server is', () => {
    const home = new Home(true)
    home.moveTo(SERVER)
    expect([home.url('/api/me'), home.headers]).toEqual([`${SERVER}/api/me`, {}])
    home.hear(told('abc'))
    expect(home.headers).toEqual({ Authorization: 'Bearer abc' })
    openSockets()
    home.socket('/api/tables/A_b/live')
    expect(FakeSocket.last).toMatchObject({
      url: 'wss://play.example/api/tables/A_b/live',
      spoken: ['heckmeck', 'bearer.abc'],
    })
    home.moveTo('https://other.example')
    expect(home.headers).toEqual({})
    home.moveTo(SERVER)
    expect(home.headers).toEqual({ Authorization: 'Bearer abc' })
    home.hear(told(''))
    expect(home.headers).toEqual({})
  })
})
