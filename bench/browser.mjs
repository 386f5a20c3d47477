// Times the engine of the page in Node: `node browser.mjs PROGRAM` with a task on standard input, figures on standard output.
import { readFileSync } from 'node:fs'
import { brotliCompressSync } from 'node:zlib'
import { times } from './engine_times.mjs'

const [program] = process.argv.slice(2)
const task = JSON.parse(readFileSync(0, 'utf8'))
const { instance } = await WebAssembly.instantiate(readFileSync(program))
const sizes = [program, ...task.files].map((name) => [name.split('/').pop(), readFileSync(name)])
console.log(
  JSON.stringify({
    ...times(instance.exports, task),
    sizes: sizes.map(([name, content]) => [name, content.length, brotliCompressSync(content).length]),
  }),
)
