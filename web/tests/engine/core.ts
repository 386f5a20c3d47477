import { readFileSync } from 'node:fs'
import { Core } from '../../src/engine/core.ts'
import type { Engine } from '../../src/engine/generated/layout.ts'

const GENERATED = `${import.meta.dirname}/../../src/engine/generated`

/** The engine in this process, without a worker. */
export function newCore(): Core {
  const { exports } = new WebAssembly.Instance(new WebAssembly.Module(readFileSync(`${GENERATED}/heckmeck.wasm`)))
  const files = (name: string): Promise<Uint8Array> => Promise.resolve(readFileSync(`${GENERATED}/${name}`))
  return new Core(exports as unknown as Engine, files)
}
