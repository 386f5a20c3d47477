import type { Refusal } from '../documents/types.ts'
import { refusalInWords } from '../engine/in_words.ts'
import { EngineRefusal } from '../engine/refusal.ts'
import { words } from '../words/words.svelte.ts'
import { home } from './home.svelte.ts'
import { reachable } from './reachable.svelte.ts'

/** What the server refused, in words for people. */
export class Refused extends Error {
  constructor(
    readonly status: number,
    readonly refusal: Refusal,
  ) {
    super(refusal.text)
  }
}

type Body = object | string

async function call<Answer>(
  method: string,
  path: string,
  body?: Body,
  headers: Record<string, string> = {},
): Promise<Answer> {
  if (!home.exists) throw refused('no-server', 'web-no-server')
  const isText = typeof body === 'string'
  const response = await reachable.fetch(path, {
    method,
    headers: {
      'Accept-Language': words.language,
      ...(body === undefined ? {} : { 'Content-Type': isText ? 'text/plain' : 'application/json' }),
      ...home.headers,
      ...headers,
    },
    body: body === undefined ? null : isText ? body : JSON.stringify(body),
  })
  if (!response) throw refused('no-answer', 'web-no-answer')
  home.hear(response)
  const isJson = response.headers.get('Content-Type')?.includes('application/json')
  const answer: unknown = isJson ? await response.json() : await response.text()
  if (!response.ok) throw new Refused(response.status, isRefusal(answer) ? answer : trouble())
  return answer as Answer
}

const isRefusal = (answer: unknown): answer is Refusal =>
  typeof answer === 'object' && answer !== null && 'reason' in answer

const inWords = (reason: string, text: string): Refusal => ({
  type: 'refused',
  reason,
  clause: '',
  text: words.say(text),
  ply: null,
})
const trouble = (): Refusal => inWords('trouble', 'web-trouble')
const refused = (reason: string, text: string): Refused => new Refused(0, inWords(reason, text))

/** Whatever went wrong, in words for people. */
export function refusalOf(error: unknown): Refusal {
  if (error instanceof EngineRefusal) return refusalInWords(error)
  return error instanceof Refused ? error.refusal : trouble()
}

export const get = <Answer>(path: string, headers?: Record<string, string>) =>
  call<Answer>('GET', path, undefined, headers)
export const post = <Answer>(path: string, body: Body = {}, headers?: Record<string, string>) =>
  call<Answer>('POST', path, body, headers)
export const patch = <Answer>(path: string, body: object) => call<Answer>('PATCH', path, body)
export const remove = <Answer>(path: string, headers?: Record<string, string>) =>
  call<Answer>('DELETE', path, undefined, headers)
