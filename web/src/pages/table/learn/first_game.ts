import { keep, recall } from '../../../keeping.ts'
import { create, find } from '../../../tables/index.ts'
import type { NewTable } from '../../../documents/types.ts'
import { settings } from '../../../settings.svelte.ts'
import { say } from '../../../words/words.svelte.ts'

const KEPT = 'heckmeck-first-game'
/** Eight tiles and four turns each: about two minutes. */
const RULES = 'classic highest_tile=28 max_turns=8'

/** Return the id of the learner's running game, or of a new one that has just begun. */
export async function openFirstGame(): Promise<string> {
  const kept = recall(KEPT, 'sessionStorage')
  if (kept && (await isRunning(kept))) return kept
  const id = await create(newTable())
  keep(KEPT, id, 'sessionStorage')
  return id
}

async function isRunning(id: string): Promise<boolean> {
  try {
    const { table, you } = await find(id)
    return table.status === 'playing' && you !== null
  } catch {
    return false
  }
}

function newTable(): NewTable {
  const name = settings.name || say('default-name')
  const bot = say('web-learn-bot-name')
  return {
    rules: RULES,
    host: { name },
    bots: [{ bot: 'simple', name: bot === name ? null : bot }],
    seats: 2,
    starter: 'first',
  } as NewTable
}
