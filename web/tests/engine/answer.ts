/** Answers the questions that come in, one as JSON on a line: how another program asks the engine of the page. Run with
 * `node --experimental-transform-types`. */
import { createInterface } from 'node:readline'
import { type Answer, answerTo, type Question } from '../../src/engine/answering.ts'
import { newCore } from './core.ts'

const core = newCore()
const last = (answer: Answer): void => {
  if (!('progress' in answer)) console.log(JSON.stringify(answer))
}

for await (const line of createInterface({ input: process.stdin })) {
  const { what, args, base64 } = JSON.parse(line) as { what: Question; args: unknown[]; base64?: string }
  const bytes = base64 === undefined ? [] : [Uint8Array.from(Buffer.from(base64, 'base64'))]
  await answerTo(core, { id: 0, what, args: [...bytes, ...args] }, last)
}
