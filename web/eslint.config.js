import { readdirSync } from 'node:fs'
import js from '@eslint/js'
import svelte from 'eslint-plugin-svelte'
import globals from 'globals'
import ts from 'typescript-eslint'
import svelteConfig from './svelte.config.js'

/** Imports point one way: what stands in a line knows the lines before it, never its own neighbours nor the lines after it. */
const LAYERS = [
  ['keeping.ts', 'styles', 'documents', 'places.ts'],
  ['drawings', 'router.svelte.ts'],
  ['words', 'settings.svelte.ts', 'pocket', 'shelf'],
  ['engine'],
  ['server'],
  ['tables'],
  ['game'],
  ['parts'],
  ['pages'],
  ['pages.ts'],
  ['App.svelte'],
  ['main.ts'],
]
const SOURCES = `${import.meta.dirname}/src`
const unnamed = readdirSync(SOURCES).filter((name) => !LAYERS.flat().includes(name))
if (unnamed.length) throw new Error(`name its place in LAYERS of eslint.config.js: ${unnamed.join(', ')}`)

/** @param {string} name @param {string[]} names */
const without = (name, names) => names.filter((other) => other !== name)

/** @param {string} path @param {string[]} names @returns {import('eslint').Linter.Config} */
function knowsNothingOf(path, names) {
  const regex = `^[./]+/(${names.join('|').replaceAll('.', '\\.')})(/|$)`
  const message = 'Imports point one way, and no page knows another: LAYERS of eslint.config.js.'
  return {
    files: [`src/${path}`, `src/${path}/**`],
    rules: { 'no-restricted-imports': ['error', { patterns: [{ regex, message }] }] },
  }
}

const layering = LAYERS.flatMap((names, line) => {
  const later = LAYERS.slice(line).flat()
  return names.flatMap((name) => {
    const rooms = name === 'pages' ? readdirSync(`${SOURCES}/pages`) : []
    return [
      knowsNothingOf(name, without(name, later)),
      ...rooms.map((room) => knowsNothingOf(`pages/${room}`, [...without(room, rooms), ...without(name, later)])),
    ]
  })
})

export default ts.config(
  js.configs.recommended,
  ...ts.configs.strict,
  ...svelte.configs.recommended,
  { languageOptions: { globals: { ...globals.browser, ...globals.node } } },
  {
    files: ['**/*.svelte', '**/*.svelte.ts'],
    languageOptions: { parserOptions: { parser: ts.parser, extraFileExtensions: ['.svelte'], svelteConfig } },
  },
  { rules: { 'svelte/no-at-html-tags': 'off', 'no-undef': 'off' } },
  ...layering,
  { ignores: ['node_modules/', 'src/documents/schema.d.ts'] },
)
