import { words } from '../words/words.svelte.ts'
import type { Refusal } from './types.ts'

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
  const isText = typeof body === 'string'
  const response = await fetch(path, {
    method,
    headers: {
      'Accept-Language': words.language,
      ...(body === undefined ? {} : { 'Content-Type': isText ? 'text/plain' : 'application/json' }),
      ...headers,
    },
    body: body === undefined ? null : isText ? body : JSON.stringify(body),
  }).catch(() => {
    throw new Refused(0, {
      type: 'refused',
      reason: 'no-answer',
      clause: '',
      text: words.say('web-no-answer'),
      ply: null,
    })
  })
  const isJson = response.headers.get('Content-Type')?.includes('json')
  const answer: unknown = isJson ? await response.json() : await response.text()
  if (!response.ok) throw new Refused(response.status, isRefusal(answer) ? answer : trouble())
  return answer as Answer
}

const isRefusal = (answer: unknown): answer is Refusal =>
  typeof answer === 'object' && answer !== null && 'reason' in answer

const trouble = (): Refusal => ({
  type: 'refused',
  reason: 'trouble',
  clause: '',
  text: words.say('web-trouble'),
  ply: null,
})

/** Whatever went wrong, in words for people. */
export function refusalOf(error: unknown): Refusal {
  return error instanceof Refused ? error.refusal : trouble()
}

export const get = <Answer>(path: string, headers?: Record<string, string>) =>
  call<Answer>('GET', path, undefined, headers)
export const post = <Answer>(path: string, body: Body = {}, headers?: Record<string, string>) =>
  call<Answer>('POST', path, body, headers)
export const patch = <Answer>(path: string, body: object) => call<Answer>('PATCH', path, body)
export const remove = <Answer>(path: string) => call<Answer>('DELETE', path)
