/** What bots and coach need, laid out in the program's memory: the trees of a turn, and a network that judges positions. */
import { NETWORKS } from './generated/layout.ts'
import { type Edition, isDeluxe } from './edition.ts'
import { type Kernel, ROOM } from './kernel.ts'
import type { Replay } from './replay.ts'

/** Loads a file that lies beside the program. */
export type Files = (name: string) => Promise<Uint8Array>

export class Desk {
  readonly #files = new Map<string, Promise<Uint8Array>>()
  #tree: boolean | null = null
  #network = ''

  constructor(
    readonly kernel: Kernel,
    readonly load: Files,
  ) {}

  /** Lay out what a game needs, unless it lies there. What is called afterwards must not wait for anything: another game
   * may come between. */
  async lay({ edition, players }: Pick<Replay, 'edition' | 'players'>, withNetwork: boolean): Promise<void> {
    const network = withNetwork ? networkFor(edition, players.length) : ''
    const file = network ? await this.#file(network) : null
    this.#layTrees(edition)
    if (file) this.#layNetwork(network, file)
  }

  /** Grow the trees of a turn, once for each golden die. */
  #layTrees({ options }: Edition): void {
    const standard = options.golden_die === 'standard'
    if (this.#tree === standard) return
    this.kernel.exports.lay_trees(Number(standard))
    this.#tree = standard
  }

  #layNetwork(network: string, file: Uint8Array): void {
    if (this.#network === network) return
    this.kernel.put(file, ROOM)
    this.kernel.exports.lay_weights(ROOM)
    this.#network = network
  }

  #file(name: string): Promise<Uint8Array> {
    const known = this.#files.get(name)
    if (known) return known
    const loading = this.load(name)
    this.#files.set(name, loading)
    loading.catch(() => this.#files.delete(name)) // the next question tries again
    return loading
  }
}

/** The file of the champion's network for a table. */
function networkFor(edition: Edition, players: number): string {
  const network = NETWORKS.find(
    ({ deluxe, fewest, most }) => deluxe === isDeluxe(edition) && fewest <= players && players <= most,
  )
  if (!network) throw new Error(`no network for ${players} players`)
  return network.file
}
