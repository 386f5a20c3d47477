import { botNames, STRENGTHS } from './bots.ts'
import { keep, recall } from '../keeping.ts'
import { create } from '../tables/index.ts'
import type { NewTable } from '../documents/types.ts'
import { NUMBERS } from '../engine/generated/layout.ts'
import { settings } from '../settings.svelte.ts'
import { say } from '../words/words.svelte.ts'

/** What one tap on “Play now” starts. */
export interface Quick {
  preset: string
  opponents: number
  bot: string
}

export const QUICK_PRESETS = ['classic', 'deluxe']
export const QUICK_OPPONENTS = Array.from({ length: NUMBERS.MOST_PLAYERS - 1 }, (_, index) => index + 1)
const FIRST: Quick = { preset: 'classic', opponents: 2, bot: 'simple' }
const KEPT = 'heckmeck-quick'

/** The last choice, or the one for a first visit; what makes no sense is repaired. */
export function recallQuick(kept: string | null = recall(KEPT)): Quick {
  const [preset = '', opponents = '', bot = ''] = (kept ?? '').split(' ')
  return {
    preset: QUICK_PRESETS.includes(preset) ? preset : FIRST.preset,
    opponents: QUICK_OPPONENTS.includes(Number(opponents)) ? Number(opponents) : FIRST.opponents,
    bot: STRENGTHS.includes(bot) ? bot : FIRST.bot,
  }
}

export function keepQuick({ preset, opponents, bot }: Quick): void {
  keep(KEPT, `${preset} ${opponents} ${bot}`)
}

/** A table for me and bots. I start, so that the first tap at the table is mine. */
export function quickTable({ preset, opponents, bot }: Quick, me: string): NewTable {
  return {
    rules: preset,
    host: { name: me, sealed_phrase: '', throws: !settings.rollsForMe },
    bots: botNames(opponents, [me]).map((name) => ({ bot, name })),
    seats: opponents + 1,
    clock: 'none',
    public: false,
    coach: true,
    starter: 'first',
    dice: 'fair',
    asks: false,
  }
}

/** Start what “Play now” starts; returns where it is. That tap throws the first dice: people throw from their next turn on. */
export async function startQuick(quick: Quick): Promise<string> {
  const table = quickTable(quick, settings.name || say('web-start-guest'))
  return `/table/${await create(table, { thrown: true })}`
}

/** Start a table where everybody is at this device; returns where it is. `start` is the seat that begins, where people
 * have agreed on it. */
export async function startTable(table: NewTable, start: number | null = null): Promise<string> {
  return `/table/${await create(table, { start })}`
}
