import { type DBSchema, type IDBPDatabase, type IDBPObjectStore, openDB } from 'idb'
import { Gone, type How, type KeptGame, type KeptStep, type WholeGame } from './kept.ts'

interface Schema extends DBSchema {
  games: { key: string; value: KeptGame }
  steps: { key: [game: string, ply: number]; value: KeptStep & { game: string; ply: number } }
}

type Rows<Name extends 'games' | 'steps'> = IDBPObjectStore<Schema, typeof BOTH, Name, 'readwrite'>

const NAME = 'heckmeck'
const VERSION = 1
const BOTH = ['games', 'steps'] as const

/** Where games are kept. What it takes and gives belongs to the caller: nobody else changes it. */
export interface Place {
  games(): Promise<KeptGame[]>
  /** A game with its steps from a ply on; undefined where there is none. */
  whole(id: string, from?: number): Promise<WholeGame | undefined>
  add(whole: WholeGame): Promise<void>
  /** Replace a game and keep the steps that it has now, all or nothing. `how` may throw: nothing has happened then. */
  change(id: string, how: How, steps?: readonly KeptStep[]): Promise<KeptGame>
  remove(id: string): Promise<void>
  /** Put another course of a game in its place, all or nothing. */
  replace(whole: WholeGame): Promise<void>
}

/** Games and their steps in IndexedDB. A call is one transaction: a crash at any moment leaves whole steps. */
export class Database implements Place {
  #opened: Promise<IDBPDatabase<Schema>> | null = null

  games(): Promise<KeptGame[]> {
    return this.#with((database) => database.getAll('games'))
  }

  whole(id: string, from = 0): Promise<WholeGame | undefined> {
    return this.#with(async (database) => {
      const both = database.transaction(BOTH)
      const [game, rows] = await Promise.all([
        both.objectStore('games').get(id),
        both.objectStore('steps').getAll(stepsOf(id, from)),
      ])
      return game && { game, steps: rows.map(({ move, by, at }) => ({ move, by, at })) }
    })
  }

  add(whole: WholeGame): Promise<void> {
    return this.#change((games, rows) => addTo(games, rows, whole))
  }

  replace(whole: WholeGame): Promise<void> {
    return this.#change(async (games, rows) => {
      await removeFrom(games, rows, whole.game.id)
      await addTo(games, rows, whole)
    })
  }

  change(id: string, how: How, steps: readonly KeptStep[] = []): Promise<KeptGame> {
    return this.#change(async (games, rows) => {
      const game = await games.get(id)
      if (!game) throw new Gone(id)
      const after = how(game)
      await games.put(after)
      for (const [index, step] of steps.entries()) await rows.add({ ...step, game: id, ply: game.length + index })
      return after
    })
  }

  remove(id: string): Promise<void> {
    return this.#change((games, rows) => removeFrom(games, rows, id))
  }

  /** All of it or nothing. */
  #change<Result>(work: (games: Rows<'games'>, steps: Rows<'steps'>) => Promise<Result>): Promise<Result> {
    return this.#with(async (database) => {
      const both = database.transaction(BOTH, 'readwrite')
      both.done.catch(() => undefined) // what went wrong is thrown below
      try {
        const result = await work(both.objectStore('games'), both.objectStore('steps'))
        await both.done
        return result
      } catch (error) {
        abort(both)
        throw error
      }
    })
  }

  /** A browser may close a connection by itself, for example after a sleep: it is opened once more. */
  async #with<Result>(work: (database: IDBPDatabase<Schema>) => Promise<Result>): Promise<Result> {
    try {
      return await work(await this.#open())
    } catch (error) {
      if (!(error instanceof DOMException && error.name === 'InvalidStateError')) throw error
      this.#opened = null
      return work(await this.#open())
    }
  }

  async #open(): Promise<IDBPDatabase<Schema>> {
    if (!('indexedDB' in globalThis)) throw new DOMException('no IndexedDB', 'NotSupportedError')
    this.#opened ??= openDB<Schema>(NAME, VERSION, {
      upgrade(database) {
        database.createObjectStore('games', { keyPath: 'id' })
        database.createObjectStore('steps', { keyPath: ['game', 'ply'] })
      },
      // A newer page in another tab wants to change the tables: it need not wait for this one.
      blocking: (_current, _wanted, event) => {
        ;(event.target as IDBDatabase).close()
        this.#opened = null
      },
      terminated: () => (this.#opened = null),
    }).catch((error: unknown) => {
      this.#opened = null
      throw error
    })
    return this.#opened
  }
}

const stepsOf = (id: string, from = 0): IDBKeyRange => IDBKeyRange.bound([id, from], [id, Infinity])

async function addTo(games: Rows<'games'>, rows: Rows<'steps'>, { game, steps }: WholeGame): Promise<void> {
  await games.add(game)
  for (const [ply, step] of steps.entries()) await rows.add({ ...step, game: game.id, ply })
}

async function removeFrom(games: Rows<'games'>, rows: Rows<'steps'>, id: string): Promise<void> {
  await games.delete(id)
  await rows.delete(stepsOf(id))
}

/** It may have ended by itself. */
function abort(transaction: { abort: () => void }): void {
  try {
    transaction.abort()
  } catch {
    // nothing of it is kept
  }
}
