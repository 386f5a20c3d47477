// What a request for the engine asks, carried out: a row of operations, and the answer what they return.
// 0 address length bytes: write. 1 entry count numbers: call, answer a number. 2 address length: read, answer the bytes.

/** @param {WebAssembly.Exports} exports @param {string[]} names @returns {(request: Uint8Array, answer: Uint8Array) => void} */
export function operations(exports, names) {
  const memory = new Uint8Array(exports.memory.buffer)
  const entries = names.map((name) => exports[name])
  return (request, answer) => {
    const [asked, told] = [request, answer].map((bytes) => new DataView(bytes.buffer, bytes.byteOffset, bytes.length))
    let at = 0
    let end = 0
    const word = () => asked.getUint32((at += 4) - 4, true)
    while (at < request.length) {
      const operation = word()
      if (operation === 1) {
        const entry = entries[word()]
        const numbers = Array.from({ length: word() }, () => asked.getFloat64((at += 8) - 8, true))
        told.setFloat64((end += 8) - 8, Number(entry(...numbers) ?? 0), true)
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
}
