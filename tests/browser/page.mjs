// The engine as a page has it, driven by tests: a request is a row of operations, the answer what they return.
// 0 address length bytes: write. 1 entry count numbers: call, answer a number. 2 address length: read, answer the bytes.
import { readFileSync, readSync, writeSync } from 'node:fs'

const [program, ...names] = process.argv.slice(2)
const { instance } = await WebAssembly.instantiate(readFileSync(program))
const memory = new Uint8Array(instance.exports.memory.buffer)
const entries = names.map((name) => instance.exports[name])

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

/** @param {Buffer} request @param {Buffer} answer */
function carryOut(request, answer) {
  let at = 0
  let end = 0
  const word = () => request.readUInt32LE((at += 4) - 4)
  while (at < request.length) {
    const operation = word()
    if (operation === 1) {
      const entry = entries[word()]
      const numbers = Array.from({ length: word() }, () => request.readDoubleLE((at += 8) - 8))
      end = answer.writeDoubleLE(Number(entry(...numbers) ?? 0), end)
    } else {
      const address = word()
      const length = word()
      if (operation === 2) {
        answer.set(memory.subarray(address, address + length), end)
        end += length
      } else {
        memory.set(request.subarray(at, at + length), address)
        at += length
      }
    }
  }
}

for (;;) {
  const sizes = received(8)
  const answer = Buffer.alloc(sizes.readUInt32LE(4))
  carryOut(received(sizes.readUInt32LE(0)), answer)
  for (let at = 0; at < answer.length; ) at += writeSync(1, answer, at)
}
