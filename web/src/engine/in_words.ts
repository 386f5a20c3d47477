import type { Refusal } from '../documents/types.ts'
import { words } from '../words/words.svelte.ts'
import { type EngineRefusal, shortened } from './refusal.ts'

/** A refusal of the engine as the server would tell it. */
export function refusalInWords({ reason, clause, details, line, token }: EngineRefusal): Refusal {
  const text = words.say(`refused-${reason}`, details)
  const told = clause ? `${text} (${clause})` : text
  return {
    type: 'refused',
    reason,
    clause,
    text: placeInWords(line, token) + (details['field'] ? `${details['field']}: ` : '') + told,
    ply: null,
    details,
    ...(line === undefined ? {} : { line }),
  }
}

/** Where in a record it stands. */
function placeInWords(line = 0, token = ''): string {
  if (!line) return ''
  const place = words.say('record-line', { line: String(line) })
  return token ? `${place}, ${shortened(token)}: ` : `${place}: `
}
