// Writes a .br and a .gz beside every text file of the built page, so that the server never compresses.
import { readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { brotliCompressSync, gzipSync } from 'node:zlib'

const SITE = join(import.meta.dirname, '../src/heckmeck/server/site')

for (const name of readdirSync(SITE, { recursive: true, encoding: 'utf8' })) {
  if (!/\.(js|css|svg|html|webmanifest|wasm|bin|json|txt)$/.test(name)) continue
  const content = readFileSync(join(SITE, name))
  writeFileSync(join(SITE, `${name}.br`), brotliCompressSync(content))
  writeFileSync(join(SITE, `${name}.gz`), gzipSync(content, { level: 9 }))
}
