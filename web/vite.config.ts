import { svelte } from '@sveltejs/vite-plugin-svelte'
import { defineConfig } from 'vitest/config'
import { catalogues } from './catalogues.ts'

const SERVER = process.env['HECKMECK_SERVER'] ?? 'http://127.0.0.1:8000'

export default defineConfig({
  plugins: [catalogues(), svelte()],
  build: {
    outDir: '../src/heckmeck/server/site',
    emptyOutDir: true,
    target: 'es2022',
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    reportCompressedSize: false,
    // What several pages share is one file: dozens of small ones kept the first look waiting.
    rolldownOptions: {
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
})
