import { readFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { FluentBundle, FluentResource } from '@fluent/bundle'
import type { Plugin } from 'vite'
import type { ManifestOptions } from 'vite-plugin-pwa'
import { catalogueFile, languageNames } from './catalogues.ts'

/** What a device is told about the app, in each language; the page links the one of its reader. */
const PICTURES = resolve(import.meta.dirname, '../docs/screenshots')
const SCREENSHOTS = [
  { file: 'table-phone.png', form_factor: 'narrow', label: 'web-app-shot-table' },
  { file: 'table-laptop.png', form_factor: 'wide', label: 'web-app-shot-table' },
  { file: 'review.png', form_factor: 'wide', label: 'web-app-shot-review' },
] as const
const SHORTCUTS = [
  { path: 'play', name: 'web-start-play' },
  { path: 'puzzles', name: 'web-nav-puzzles' },
  { path: 'learn', name: 'web-nav-learn' },
]
const ICONS = [
  { src: 'favicon.svg', sizes: 'any', type: 'image/svg+xml' },
  ...['icon', 'maskable'].flatMap((shape) =>
    [192, 512].map((side) => ({
      src: `icons/${shape}-${side}.png`,
      sizes: `${side}x${side}`,
      type: 'image/png',
      purpose: shape === 'icon' ? 'any' : 'maskable',
    })),
  ),
]
/** A plain file server sends no headers: there the page itself says what it may do. Its server can be anywhere. */
const POLICY =
  "default-src 'none'; script-src 'self' 'wasm-unsafe-eval'; style-src 'self'; img-src 'self' data: blob:; " +
  "connect-src 'self' https: wss: http: ws:; font-src 'self'; manifest-src 'self'; worker-src 'self'; " +
  "base-uri 'none'; form-action 'self'"

/** Texts of a language; what it lacks is said in English. */
function wordsOf(language: string): (key: string) => string {
  const bundles = [language, 'en'].map((code) => {
    const bundle = new FluentBundle(code, { useIsolating: false })
    bundle.addResource(new FluentResource(readFileSync(catalogueFile(code), 'utf8')))
    return bundle
  })
  return (key) => {
    const bundle = bundles.find((each) => each.getMessage(key)?.value)
    const pattern = bundle?.getMessage(key)?.value
    if (!bundle || !pattern) throw new Error(`en.ftl has no ${key}`)
    return bundle.formatPattern(pattern)
  }
}

/** Width and height as the head of a PNG file tells them. */
function sizeOf(picture: Buffer): string {
  return `${picture.readUInt32BE(16)}x${picture.readUInt32BE(20)}`
}

/** All addresses are relative to the manifest, so that the page can live in any folder. */
export function manifestIn(language: string, onFileServer: boolean): Partial<ManifestOptions> {
  const say = wordsOf(language)
  return {
    name: say('game-name'),
    short_name: say('game-name'),
    description: say('web-app-about'),
    lang: language,
    dir: 'ltr',
    start_url: './',
    scope: './',
    display: 'standalone',
    display_override: ['standalone', 'minimal-ui'],
    theme_color: '#1B1410',
    background_color: '#1B1410',
    categories: ['games', 'entertainment'],
    icons: ICONS,
    screenshots: SCREENSHOTS.map(({ file, form_factor, label }) => ({
      src: `screenshots/${file}`,
      sizes: sizeOf(readFileSync(join(PICTURES, file))),
      type: 'image/png',
      form_factor,
      label: say(label),
    })),
    shortcuts: SHORTCUTS.map(({ path, name }) => ({
      name: say(name),
      url: onFileServer ? `./#/${path}` : `./${path}`,
      icons: [{ src: 'icons/icon-192.png', sizes: '192x192', type: 'image/png' }],
    })),
  }
}

export function appManifest(onFileServer: boolean): Plugin {
  return {
    name: 'heckmeck-app-manifest',
    generateBundle() {
      for (const language of Object.keys(languageNames()))
        this.emitFile({
          type: 'asset',
          fileName: language === 'en' ? 'manifest.webmanifest' : `manifest.${language}.webmanifest`,
          source: `${JSON.stringify(manifestIn(language, onFileServer))}\n`,
        })
      for (const { file } of SCREENSHOTS)
        this.emitFile({ type: 'asset', fileName: `screenshots/${file}`, source: readFileSync(join(PICTURES, file)) })
    },
    transformIndexHtml: () => [
      ...(onFileServer
        ? [
            {
              tag: 'meta',
              attrs: { 'http-equiv': 'Content-Security-Policy', content: POLICY },
              injectTo: 'head-prepend' as const,
            },
          ]
        : []),
      {
        tag: 'link',
        attrs: { rel: 'manifest', href: `${onFileServer ? './' : '/'}manifest.webmanifest` },
        injectTo: 'head' as const,
      },
    ],
  }
}
