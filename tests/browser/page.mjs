// The engine as a page has it, in Node, driven by tests: two lengths, then a request, on standard input; the answer on standard output.
import { readFileSync, readSync, writeSync } from 'node:fs'
import { operations } from './operations.mjs'

const [program, ...names] = process.argv.slice(2)
const { instance } = await WebAssembly.instantiate(readFileSync(program))
const carryOut = operations(instance.exports, names)

/** @param {number} length */
function received(length) {
  const buffer = Buffer.alloc(length)
  for (let at = 0; at < length; ) {
    const count = readSync(0, buffer, at, length - at, null)
    if (!count) process.exit(0)
    at += count
  }
  return buffer
}

for (;;) {
  const sizes = received(8)
  const answer = Buffer.alloc(sizes.readUInt32LE(4))
  carryOut(received(sizes.readUInt32LE(0)), answer)
  for (let at = 0; at < answer.length; ) at += writeSync(1, answer, at)
}
