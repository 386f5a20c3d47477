import { expect, it } from 'vitest'
import { originIn } from '../../src/server/origins.ts'

const SERVER = 'https://play.example'

it.each([
  ['https:', 'https://play.example/join/glut27', SERVER],
  ['https:', ' play.example:8443 ', 'https://play.example:8443'],
  ['http:', 'http://192.168.1.5:8000', 'http://192.168.1.5:8000'],
  ['https:', 'http://192.168.1.5:8000', 'not-secure'],
  ['https:', 'http://localhost:8000', 'http://localhost:8000'],
  ['https:', 'ftp://play.example', null],
  ['https:', 'Glut 27', null],
  ['https:', '', null],
])('on a page of %s, %j means %j', (protocol, typed, origin) => {
  expect(originIn(typed, { protocol })).toBe(origin)
})
