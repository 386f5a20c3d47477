/** What is refused, with the same names as in the library: a reason, the clause behind it, and what it is about. */
export type Details = Record<string, string | number>

/** A refusal as data: what crosses from the worker to the page. */
export interface Refused {
  reason: string
  clause: string
  details: Details
  /** The one of several decisions that was refused, and with it all of them. */
  act?: string
  /** Where in a record it stands: 0 where no line can be named. */
  line?: number
  token?: string
}

export class EngineRefusal extends Error implements Refused {
  readonly reason: string
  readonly clause: string
  readonly details: Details
  readonly act?: string
  readonly line?: number
  readonly token?: string

  constructor({ reason, clause, details, act, line, token }: Refused) {
    super(`${reason} (${clause})`)
    this.reason = reason
    this.clause = clause
    this.details = details
    if (act !== undefined) this.act = act
    if (line !== undefined) this.line = line
    if (token !== undefined) this.token = token
  }

  /** The same refusal with more about where it was found. */
  at(where: Pick<Refused, 'act' | 'line' | 'token'>): EngineRefusal {
    return new EngineRefusal({ ...this.plain, ...where })
  }

  get plain(): Refused {
    const { reason, clause, details, act, line, token } = this
    return {
      reason,
      clause,
      details,
      ...(act === undefined ? {} : { act }),
      ...(line === undefined ? {} : { line }),
      ...(token === undefined ? {} : { token }),
    }
  }
}

export function refused(reason: string, clause: string, details: Details = {}): EngineRefusal {
  return new EngineRefusal({ reason, clause, details })
}

const MOST = 40
const UNPRINTABLE = /[\p{C}\p{Z}]/u

/** Text from outside, made fit for a message of one line. */
export function shortened(text: string, most = MOST): string {
  const clean = [...text].map((character) => (character !== ' ' && UNPRINTABLE.test(character) ? '\ufffd' : character))
  return clean.length <= most ? clean.join('') : `${clean.slice(0, most).join('')}…`
}
