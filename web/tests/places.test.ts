import { describe, expect, it } from 'vitest'
import { addressOf, placeAt } from '../src/places.ts'

const spot = (address: string): URL => new URL(address)

describe('the place that an address names', () => {
  it.each([
    ['https://play.example/', '/', '', ''],
    ['https://play.example/replay?table=A_b&ply=3', '/replay', '?table=A_b&ply=3', ''],
    ['https://play.example/rules#T5', '/rules', '', '#T5'],
  ])('a server has paths: %s', (address, path, query, fragment) => {
    expect(placeAt(spot(address), false)).toEqual({ path, query, fragment })
  })

  it.each([
    ['https://club.example/games/heckmeck/', '/', '', ''],
    ['https://club.example/games/heckmeck/index.html#/', '/', '', ''],
    ['https://club.example/games/heckmeck/?source=pwa#/replay?table=A_b&ply=3', '/replay', '?table=A_b&ply=3', ''],
    ['https://club.example/games/heckmeck/#/rules#T5', '/rules', '', '#T5'],
    ['https://club.example/games/heckmeck/#T5', '/', '', ''],
    ['https://club.example/games/heckmeck/#//evil.example/rules', '/evil.example/rules', '', ''],
  ])('on a plain file server it stands behind the hash: %s', (address, path, query, fragment) => {
    expect(placeAt(spot(address), true)).toEqual({ path, query, fragment })
  })

  it.each(['/', '/rules#T5', '/replay?table=A_b&ply=3', '/me#link=abc'])('is found again: %s', (place) => {
    for (const onFileServer of [false, true]) {
      const there = new URL(addressOf(place, onFileServer), 'https://club.example/')
      const { path, query, fragment } = placeAt(there, onFileServer)
      expect(path + query + fragment).toBe(place)
    }
  })
})
