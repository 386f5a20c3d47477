import { svelte } from '@sveltejs/vite-plugin-svelte'
import { VitePWA } from 'vite-plugin-pwa'
import { defineConfig } from 'vitest/config'
import { appManifest } from './app_manifest.ts'
import { catalogues } from './catalogues.ts'

const SERVER = process.env['HECKMECK_SERVER'] ?? 'http://127.0.0.1:8000'

/** Everything but pictures for the shop window goes to the device at once; the page itself under its folder's name. */
const pocket = VitePWA({
  strategies: 'injectManifest',
  srcDir: 'src/pocket',
  filename: 'sw.ts',
  injectRegister: false,
  manifest: false,
  integration: { configureCustomSWViteBuild: (inner) => void (inner.logLevel = 'warn') },
  injectManifest: {
    rollupFormat: 'iife',
    globPatterns: ['**/*'],
    globIgnores: ['screenshots/**', 'sw.js'],
    maximumFileSizeToCacheInBytes: 16 * 1024 * 1024,
    manifestTransforms: [
      (files) => ({
        manifest: files.map((file) => (file.url === 'index.html' ? { ...file, url: './' } : file)),
      }),
    ],
  },
})

/** `make site` builds with the mode `site`: relative addresses, for any folder of a plain file server. */
export default defineConfig(({ mode }) => ({
  base: mode === 'site' ? './' : '/',
  plugins: [catalogues(), svelte(), appManifest(mode === 'site'), pocket],
  build: {
    outDir: '../src/heckmeck/server/site',
    emptyOutDir: true,
    target: 'es2022',
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    reportCompressedSize: false,
    // What several pages share is one file: dozens of small ones kept the first look waiting.
    rolldownOptions: {
      checks: { pluginTimings: false },
      output: {
        codeSplitting: { groups: [{ name: 'shared', test: /[\\/]web[\\/]src[\\/](?!pages)/, minShareCount: 2 }] },
      },
    },
  },
  server: {
    fs: { allow: ['.', '../src/heckmeck/locales'] },
    proxy: { '/api': { target: SERVER, ws: true, changeOrigin: true } },
  },
  resolve: process.env['VITEST'] ? { conditions: ['browser'] } : {},
  test: { environment: 'jsdom', include: ['tests/**/*.test.ts'], globals: false, pool: 'vmThreads' },
}))
