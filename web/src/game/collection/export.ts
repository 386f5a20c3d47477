/** All games in one file: their records, one after another (docs/notation.md N10). */
import { get } from '../../server/api.ts'
import { shelf } from '../../shelf/shelf.svelte.ts'
import { correctedTextOf } from '../../tables/game_text.ts'
import { recordInWords } from '../../tables/record_text.ts'
import type { MyGame } from '../my_games.ts'
import { KEY, writeCard } from './card.ts'

/** The games of this device, and those that are over at the server. */
export async function exported(there: readonly MyGame[]): Promise<string> {
  const records: string[] = []
  for (const { id } of await shelf.games()) records.push(await recordHere(id))
  for (const game of there) if (game.kind === 'over') records.push(await recordThere(game))
  return records.filter(Boolean).join('\n')
}

/** How many games of this device began from a position: they have no record (P7). */
export const withoutRecord = async (): Promise<number> => (await shelf.games()).filter(({ origin }) => origin).length

/** With all that it takes to play on: of a running game also the seed of its dice. */
async function recordHere(id: string): Promise<string> {
  const whole = await shelf.whole(id)
  if (!whole || whole.game.origin) return ''
  const { game, steps } = whole
  const text = correctedTextOf(game, steps)
  const headers: Record<string, string> = { ...text.headers }
  if (game.seed) headers['seed'] = game.seed
  if (!text.players.includes(KEY)) headers[KEY] = writeCard(game)
  return recordInWords({ ...text, headers })
}

async function recordThere(game: MyGame): Promise<string> {
  const record = await get<string>(`/api/tables/${game.id}/record`)
  if (game.seats.some(({ name }) => name === KEY)) return record
  const seats = game.seats.map((seat) => ({ ...seat, throws: false }))
  const card = {
    ...game,
    id: `${KEY}-${game.id}`,
    seats,
    mistakes: null,
    starter: 'first',
    coach: true,
    pace: '1x',
  } as const
  return record.replace(/\r?\n\r?\n/, (blank) => `\n${KEY} ${writeCard(card)}${blank}`)
}
