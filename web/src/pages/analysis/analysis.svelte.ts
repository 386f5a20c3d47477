import type { Refusal } from '../../documents/types.ts'
import { engine, EngineRefusal, type GameText, type Judged, type Played } from '../../engine/engine.ts'
import { named, PATH, queryOf } from '../../game/analysis_link.ts'
import { back, BEGINNING, cut, grown, movesIn, type Tree, treeOf, walked } from '../../game/branches.ts'
import { type Draft, draftOf, lineOf, onto } from '../../game/laying.ts'
import { keep, recall } from '../../keeping.ts'
import { route } from '../../router.svelte.ts'
import { refusalOf } from '../../server/api.ts'
import { words } from '../../words/words.svelte.ts'

const KEPT = 'heckmeck-analysis'
const FIRST = { rules: 'classic', seats: 2 }

/** What a reload brings back: the line where it was left, and everything that was tried. */
interface Kept {
  line: string
  game: GameText
  tree: Tree
}

/** A position on the board: laid by hand or played to, with all that was tried from it. The address names it. */
export class Analysis {
  /** Where it begins; its moves are those of the tree. */
  game = $state.raw<GameText | null>(null)
  tree = $state.raw<Tree>(treeOf([]))
  /** The pieces, while they are laid. */
  draft = $state.raw<Draft | null>(null)
  step = $state.raw<Played | null>(null)
  advice = $state.raw<Judged | null>(null)
  /** The line of this position, or where it has none of the one before it (P7). */
  line = $state('')
  lineIsEarlier = $state(false)
  #trouble = $state.raw<unknown>(null)
  #questions = 0
  /** One change of the table after the other: each begins with what the last one left. */
  #tables: Promise<void> = Promise.resolve()

  /** What is wrong, in the language of now. */
  get trouble(): Refusal | null {
    void words.language
    return this.#trouble === null ? null : refusalOf(this.#trouble)
  }

  /** The game up to here. */
  get text(): GameText | null {
    return this.game && { ...this.game, moves: movesIn(this.tree) }
  }

  // Where positions come from

  /** A line of somebody else, or of the address. */
  openLine(line: string, names: readonly string[] | null): Promise<boolean> {
    const kept = keptFor(line)
    return this.#try(async (question) => {
      const game = kept?.game ?? named(await engine.lay(line), names)
      if (await this.#show(game, kept?.tree ?? treeOf([]), question)) this.draft = null
    })
  }

  /** A game and all its steps, looked at after one of them. */
  openGame(find: () => Promise<GameText>, ply: number): Promise<boolean> {
    return this.#try(async (question) => {
      const { moves, ...game } = await find()
      if (await this.#show({ ...game, moves: [] }, treeOf(moves, ply), question)) this.draft = null
    })
  }

  /** Whatever was pasted: a record begins with its name. */
  openText(text: string): Promise<boolean> {
    return text.trimStart().startsWith('heckmeck')
      ? this.openGame(() => engine.read(text), Infinity)
      : this.openLine(text.trim(), null)
  }

  /** An empty table, to lay something. */
  async begin(): Promise<void> {
    this.#trouble = null
    this.draft = null
    await this.setTable(FIRST)
  }

  // Laying

  /** Take up the pieces of the position that is shown. */
  lay(): Promise<boolean> {
    return this.#try(async (question) => {
      while (this.lineIsEarlier && this.game) await this.#show(this.game, back(this.tree), question)
      const draft = await draftAt(this.line)
      if (this.#isNewest(question)) this.draft = draft
    })
  }

  /** The pieces have been moved: read what they are now. */
  async edit(draft: Draft): Promise<void> {
    this.draft = draft
    const names = this.game?.players ?? null
    const isSound = await this.#try(async (question) => {
      const game = named(await engine.lay(lineOf(draft), true), names)
      await this.#show(game, treeOf([]), question)
    })
    if (!isSound && this.#trouble !== null) this.step = this.advice = null
  }

  /** Other rules, or more or fewer seats; what fits stays where it is. */
  setTable(change: { rules?: string; seats?: number }): Promise<void> {
    this.#tables = this.#tables.then(() => this.#setTable(change))
    return this.#tables
  }

  async #setTable(change: { rules?: string; seats?: number }): Promise<void> {
    await this.#try(async (question) => {
      const { rules = this.draft?.rules ?? FIRST.rules, seats = this.draft?.stacks.length ?? FIRST.seats } = change
      const letters = [...'ABCDEFG'].slice(0, seats)
      const start = await engine.position({ rules, players: letters, start: 0, moves: [] }, 0)
      const begin = await draftAt(start)
      if (this.#isNewest(question)) await this.edit(this.draft ? onto(begin, this.draft) : begin)
    })
  }

  /** The pieces stay as they are, and the position is played on. */
  endLaying(): void {
    this.draft = null
  }

  // Playing on

  /** A decision, or dice that fell. */
  play(move: string): Promise<boolean> {
    return this.#walk(grown(this.tree, move))
  }

  go(id: number): Promise<boolean> {
    return this.#walk(walked(this.tree, id))
  }

  back(): Promise<boolean> {
    return this.#walk(back(this.tree))
  }

  cut(id: number): Promise<boolean> {
    return this.#walk(id === BEGINNING ? this.tree : cut(this.tree, id))
  }

  #walk(tree: Tree): Promise<boolean> {
    return this.#try(async (question) => this.game && this.#show(this.game, tree, question))
  }

  // Showing

  /** Whatever is asked for later is what counts. */
  async #try(work: (question: number) => Promise<unknown>): Promise<boolean> {
    const question = ++this.#questions
    try {
      await work(question)
      return true
    } catch (error) {
      if (this.#isNewest(question)) this.#trouble = error
      return false
    }
  }

  #isNewest(question: number): boolean {
    return question === this.#questions
  }

  /** Show a position as soon as it is known, then the advice on it. Whoever asks for another meanwhile is shown that. */
  async #show(game: GameText, tree: Tree, question: number): Promise<boolean> {
    const text = { ...game, moves: movesIn(tree) }
    const ply = text.moves.length
    const [step] = await engine.steps(text, ply, ply)
    const { line, isEarlier } = await lineBefore(text)
    if (!this.#isNewest(question) || !step) return false
    Object.assign(this, { game, tree, step, line, lineIsEarlier: isEarlier, advice: null })
    this.#trouble = null
    if (isHere()) route.remember(queryOf(line, game.players))
    keep(KEPT, JSON.stringify({ line, game, tree } satisfies Kept), 'sessionStorage')
    engine.advice(text, ply).then(
      (advice) => {
        if (this.#isNewest(question)) this.advice = advice
      },
      () => undefined, // no advice is no harm
    )
    return true
  }
}

/** Whoever has left meanwhile has another address. */
export const isHere = (): boolean => route.path.startsWith(PATH)

/** The line of a game's last position, or of the last one that has any (P7). */
async function lineBefore(text: GameText): Promise<{ line: string; isEarlier: boolean }> {
  for (let ply = text.moves.length; ; ply--)
    try {
      return { line: await engine.position(text, ply), isEarlier: ply < text.moves.length }
    } catch (error) {
      if (ply === 0 || !(error instanceof EngineRefusal) || error.reason !== 'position-in-a-choice') throw error
    }
}

async function draftAt(line: string): Promise<Draft> {
  const game = await engine.lay(line)
  const [step] = await engine.steps(game, 0, 0)
  if (!step) throw new Error(line)
  return draftOf(step.state, game.rules, line)
}

function keptFor(line: string): Kept | null {
  try {
    const kept = JSON.parse(recall(KEPT, 'sessionStorage') ?? 'null') as Kept | null
    return kept?.line === line ? kept : null
  } catch {
    return null
  }
}
