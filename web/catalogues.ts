import { readFileSync, readdirSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { FluentParser, FluentSerializer, Message, Resource, Term } from '@fluent/syntax'
import type { Plugin } from 'vite'

/** The catalogues of terminal and page are the same files; the page gets only the messages it uses. */
const LOCALES = resolve(import.meta.dirname, '../src/heckmeck/locales')
const SOURCES = resolve(import.meta.dirname, 'src')
const PREFIX = 'virtual:words/'
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

export function catalogueOf(language: string, used: Set<string>): string {
  const resource = new FluentParser().parse(readFileSync(join(LOCALES, `${language}.ftl`), 'utf8'))
  const kept = resource.body.filter(
    (entry) =>
      entry instanceof Term ||
      (entry instanceof Message &&
        (used.has(entry.id.name) || WHOLE_FAMILIES.some((family) => entry.id.name.startsWith(family)))),
  )
  for (const entry of kept) if (entry instanceof Message || entry instanceof Term) entry.comment = null
  return new FluentSerializer().serialize(new Resource(kept))
}

export function catalogues(): Plugin {
  return {
    name: 'heckmeck-catalogues',
    resolveId: (id) => (id.startsWith(PREFIX) ? `\0${id}` : undefined),
    load(id) {
      if (!id.startsWith(`\0${PREFIX}`)) return undefined
      const language = id.slice(PREFIX.length + 1)
      this.addWatchFile(join(LOCALES, `${language}.ftl`))
      return `export default ${JSON.stringify(catalogueOf(language, usedWords()))}`
    },
  }
}
