import { describe, expect, it } from 'vitest'
import { isPage, nameOf } from '../../src/pocket/files.ts'

const SERVER = 'https://play.example/'
const FOLDER = 'https://club.example/games/heckmeck/'

describe('what the service worker answers with the page', () => {
  it.each(['', 'rules', 'table/A_b-c/review', 'join/glut27', 'tournaments/x/print/cards', 'icon', 'apis'])(
    'every place of a server: /%s',
    (path) => expect(isPage(new URL(SERVER + path), SERVER, false)).toBe(true),
  )

  it.each([
    'api',
    'api/',
    'api/schema/openapi.json',
    'api/tables/A_b/record',
    'health',
    'metrics',
    'schema',
    'assets/index-1.js',
    'icons/icon-192.png',
    'sw.js',
    'manifest.de.webmanifest',
  ])('but nothing else of it: /%s', (path) => expect(isPage(new URL(SERVER + path), SERVER, false)).toBe(false))

  it.each([
    [FOLDER, true],
    [`${FOLDER}index.html`, true],
    [`${FOLDER}rules`, false],
    ['https://club.example/games/', false],
    ['https://club.example/api/heckmeck/', false],
  ])('of a plain file server only its folder: %s', (address, answered) => {
    expect(isPage(new URL(address), FOLDER, true)).toBe(answered)
  })

  it('wherever the folder is called', () => {
    const odd = 'https://club.example/api/heckmeck/'
    expect(isPage(new URL(odd), odd, true)).toBe(true)
  })
})

it('a version has another name with any other file', () => {
  const files = [
    { url: './', revision: 'a1' },
    { url: 'assets/x-1.js', revision: null },
  ]
  const names = [
    files,
    [{ url: './', revision: 'a2' }, ...files.slice(1)],
    [...files, { url: 'assets/y-1.js', revision: null }],
  ].map(nameOf)
  expect(new Set(names).size).toBe(3)
  expect(nameOf(structuredClone(files))).toBe(names[0])
})
