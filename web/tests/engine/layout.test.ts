import { readdirSync, readFileSync } from 'node:fs'
import { expect, it } from 'vitest'

const SOURCES = `${import.meta.dirname}/../../src`
/** Where the game is known: what a rule says there comes from the generated layout. */
const ROOMS = ['engine', 'tables', 'shelf', 'game']
/** Numbers of tiles and players, and the faces of the dice. */
const OF_THE_RULES = /(?<![\w.#'"-])(?:7|11|13|2[1-9]|3[0-6])(?![\w.%])|12345W|111WWW|\[1-5W\]/
const NOT_OF_THEM = /BYTES =|<< 24|LONGEST_NAME|bit & 7/
const OF_TOURNAMENTS = 'draw.ts'

const files = ROOMS.flatMap((room) => {
  const names = readdirSync(`${SOURCES}/${room}`, { recursive: true, encoding: 'utf8' })
  return names
    .filter((name) => name.endsWith('.ts') && !name.includes('generated') && !name.includes(OF_TOURNAMENTS))
    .map((name) => `${room}/${name}`)
})

const code = (text: string): string[] =>
  text
    .replace(/\/\*.*?\*\//gs, '')
    .split('\n')
    .map((line) => line.replace(/\/\/.*$/, ''))

it.each(files)('no number of the rules is typed in %s', (file) => {
  const typed = code(readFileSync(`${SOURCES}/${file}`, 'utf8')).filter((line) => OF_THE_RULES.test(line))
  expect(typed.filter((line) => !NOT_OF_THEM.test(line))).toEqual([])
})
