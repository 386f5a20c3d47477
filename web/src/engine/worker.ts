/** The engine beside the page: it never keeps a frame waiting. */
import { type Asked, answerTo } from './answering.ts'
import { Core } from './core.ts'
import type { Engine } from './generated/layout.ts'
import program from './generated/heckmeck.wasm?url'

const load = async (address: string): Promise<ArrayBuffer> => {
  const response = await fetch(address)
  if (!response.ok) throw new Error(`${address}: ${response.status}`)
  return response.arrayBuffer()
}

/** The champion's networks: each is loaded when somebody needs it. */
const FILES = import.meta.glob<string>('./generated/*.bin', { query: '?url', import: 'default', eager: true })

const core = load(program)
  .then((code) => WebAssembly.instantiate(code))
  .then(({ instance }) => new Core(instance.exports as unknown as Engine, loadFile))

async function loadFile(name: string): Promise<Uint8Array> {
  return new Uint8Array(await load(FILES[`./generated/${name}`] ?? name))
}

addEventListener('message', ({ data }: MessageEvent<Asked>) => {
  core.then(
    (ready) => answerTo(ready, data, (answer) => postMessage(answer)),
    (error: unknown) => postMessage({ id: data.id, trouble: String(error), broken: true }),
  )
})
