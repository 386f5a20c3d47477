import { readFileSync, readdirSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { FluentParser, FluentSerializer, Message, Pattern, Resource, Term, TextElement } from '@fluent/syntax'
import type { Plugin } from 'vite'

/**
 * The catalogues of terminal and page are the same files; the page gets only the messages it uses. Every file is a
 * language: nothing else lists them.
 */
const LOCALES = resolve(import.meta.dirname, '../src/heckmeck/locales')
const SOURCES = resolve(import.meta.dirname, 'src')
const PREFIX = 'virtual:words/'
const LIST = 'virtual:languages'
const ENGLISH = 'en'
/** Rooms whose words are reasons of refusals too. */
const REFUSING = /^(engine|tables)\b/
/** Messages whose keys are put together, such as `event-${kind}`. */
const WHOLE_FAMILIES = ['event-', 'tournament-metric-', 'tournament-rules-', 'web-', 'why-']

export function usedWords(): Set<string> {
  const words = new Set<string>()
  for (const name of readdirSync(SOURCES, { recursive: true, encoding: 'utf8' })) {
    if (!/\.(svelte|ts)$/.test(name) || name.endsWith('.d.ts')) continue
    for (const [word] of readFileSync(join(SOURCES, name), 'utf8').matchAll(/[a-z][a-z0-9]*(?:-[a-z0-9]+)*/g)) {
      words.add(word)
      if (REFUSING.test(name)) words.add(`refused-${word}`)
    }
  }
  return words
}

export const catalogueFile = (language: string): string => join(LOCALES, `${language}.ftl`)

const entriesOf = (language: string): Resource['body'] =>
  new FluentParser().parse(readFileSync(catalogueFile(language), 'utf8')).body

/** Each language by its own name, the message `language-name` of its catalogue. */
export function languageNames(): Record<string, string> {
  const languages = readdirSync(LOCALES).filter((name) => name.endsWith('.ftl'))
  return Object.fromEntries(
    languages
      .map((name) => name.slice(0, -4))
      .sort()
      .map((code) => [code, ownName(code)]),
  )
}

function ownName(language: string): string {
  const named = entriesOf(language).find((entry) => entry instanceof Message && entry.id.name === 'language-name')
  const [text] = named instanceof Message && named.value instanceof Pattern ? named.value.elements : []
  return text instanceof TextElement ? text.value : language
}

const partsOf = (language: string): Set<string> =>
  new Set(
    entriesOf(language).flatMap((entry) =>
      entry instanceof Message
        ? [entry.id.name, ...entry.attributes.map(({ id }) => `${entry.id.name}.${id.name}`)]
        : [],
    ),
  )

/** Whether English has something to say that a language lacks. */
export function hasGaps(language: string): boolean {
  const own = partsOf(language)
  return [...partsOf(ENGLISH)].some((part) => !own.has(part))
}

export function catalogueOf(language: string, used: Set<string>): string {
  const kept = entriesOf(language).filter(
    (entry) =>
      entry instanceof Term ||
      (entry instanceof Message &&
        (used.has(entry.id.name) || WHOLE_FAMILIES.some((family) => entry.id.name.startsWith(family)))),
  )
  for (const entry of kept) if (entry instanceof Message || entry instanceof Term) entry.comment = null
  return new FluentSerializer().serialize(new Resource(kept))
}

/** The words of a language; where it has gaps, English comes along. */
function wordsModule(language: string): string {
  const used = usedWords()
  const english = hasGaps(language) ? catalogueOf(ENGLISH, used) : ''
  return (
    `export default ${JSON.stringify(catalogueOf(language, used))}\n` +
    `export const english = ${JSON.stringify(english)}`
  )
}

function listModule(): string {
  const names = languageNames()
  const loaders = Object.keys(names).map((language) => `${language}: () => import('${PREFIX}${language}')`)
  return `export const NAMES = ${JSON.stringify(names)}\nexport const CATALOGUES = { ${loaders.join(', ')} }`
}

export function catalogues(): Plugin {
  return {
    name: 'heckmeck-catalogues',
    resolveId: (id) => (id === LIST || id.startsWith(PREFIX) ? `\0${id}` : undefined),
    load(id) {
      if (id === `\0${LIST}`) return listModule()
      if (!id.startsWith(`\0${PREFIX}`)) return undefined
      const language = id.slice(PREFIX.length + 1)
      this.addWatchFile(catalogueFile(language))
      return wordsModule(language)
    },
  }
}
