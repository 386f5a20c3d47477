import { keep, recall } from '../keeping.ts'
import { ON_FILE_SERVER } from '../places.ts'

const KEPT = 'heckmeck-server'
const SECRET = 'heckmeck-secret '
/** What a socket says instead of headers, which a page cannot set: the name of what is spoken, and who speaks. */
const SPOKEN = 'heckmeck'
const WHO = 'bearer.'

/** The server for live tables: the one that sent the page; on a plain file server the one that the device was told, or
 * none. Browsers keep no cookies between different sites, so there the page itself keeps and sends the secret. */
export class Home {
  /** Its origin, such as `https://play.example`; empty without a server. */
  origin = $state(ON_FILE_SERVER ? (recall(KEPT) ?? '') : location.origin)

  constructor(readonly isElsewhere = ON_FILE_SERVER) {}

  get exists(): boolean {
    return this.origin !== ''
  }

  /** Talk to this server from now on; empty for none. */
  moveTo(origin: string): void {
    this.origin = origin
    keep(KEPT, origin)
  }

  url(path: string): string {
    return this.isElsewhere ? this.origin + path : path
  }

  socket(path: string): WebSocket {
    const secret = this.#secret
    const spoken = this.isElsewhere ? [SPOKEN, ...(secret ? [WHO + secret] : [])] : []
    return new WebSocket(this.origin.replace(/^http/, 'ws') + path, spoken)
  }

  /** Who asks, for a server elsewhere. */
  get headers(): Record<string, string> {
    const secret = this.#secret
    return secret ? { Authorization: `Bearer ${secret}` } : {}
  }

  /** Keep the secret that the server told with an answer. */
  hear(answer: Response): void {
    const told = this.isElsewhere ? answer.headers.get('Heckmeck-Secret') : null
    if (told !== null) keep(SECRET + this.origin, told)
  }

  get #secret(): string {
    return this.isElsewhere ? (recall(SECRET + this.origin) ?? '') : ''
  }
}

export const home = new Home()
