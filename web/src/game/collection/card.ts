/** What the shelf knows of a game beyond its record, in one more line of the record's head: `here {"name":"Christmas", …}`.
 * Whoever reads the record without it still has the whole game (docs/notation.md N1). */
import { COLOUR_NAMES } from '../../drawings/colours.ts'
import type { Colour } from '../../documents/types.ts'
import { isBot } from '../../engine/bots.ts'
import type { KeptGame, KeptSeat } from '../../shelf/kept.ts'

export const KEY = 'here'
const ID = /^here-[\w-]+$/
const LONGEST = 60 // an id, a name, the spelling of a bot
const PACES = ['1x', '3x', 'skip'] as const

export type Card = Pick<KeptGame, 'name' | 'seats' | 'starter' | 'coach' | 'pace' | 'mistakes'> &
  Partial<Pick<KeptGame, 'id' | 'created' | 'touched'>>

export function writeCard(card: Card): string {
  const { id, name, starter, coach, pace, created, touched, mistakes } = card
  const seats = card.seats.map((seat) => ({ ...seat, name: undefined })) // the record has the names
  const text = JSON.stringify({ id, name, seats, starter, coach, pace, created, touched, mistakes })
  return text.replaceAll('#', '\\u0023') // it would begin a comment (N7)
}

/** Read it, for these players. Whatever somebody has spoilt is as if nobody had written it. */
export function readCard(text: string | undefined, players: readonly string[]): Card {
  const found = objectIn(text)
  const { id, name, starter, coach, pace, created, touched, mistakes } = found
  return {
    ...(isText(id) && ID.test(id) ? { id } : {}),
    ...(isTime(created) ? { created } : {}),
    ...(isTime(touched) ? { touched } : {}),
    name: isText(name) ? name.trim() : '',
    seats: seatsIn(found['seats'], players),
    starter: starter === 'drawn' ? 'drawn' : 'first',
    coach: coach !== false,
    pace: PACES.find((known) => known === pace) ?? '1x',
    mistakes: isCounts(mistakes, players.length) ? mistakes : null,
  }
}

function objectIn(text = ''): Record<string, unknown> {
  try {
    const found: unknown = JSON.parse(text)
    return isObject(found) ? found : {}
  } catch {
    return {}
  }
}

/** Without seats that fit, everybody is a person, in the order of the colours. */
function seatsIn(found: unknown, players: readonly string[]): KeptSeat[] {
  const seats = Array.isArray(found) && found.length === players.length && found.every(isObject) ? found : []
  const colours = seats.map(({ colour }) => colour as Colour)
  const fits = new Set(colours).size === players.length && colours.every((colour) => COLOUR_NAMES.includes(colour))
  return players.map((name, seat) => {
    const { bot, throws, left } = seats[seat] ?? {}
    return {
      name,
      colour: (fits ? colours[seat] : COLOUR_NAMES[seat]) as Colour,
      bot: isText(bot) && isBot(bot) ? bot : null,
      throws: throws === true,
      ...(left === true ? { left } : {}),
    }
  })
}

const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value)
const isText = (value: unknown): value is string => typeof value === 'string' && value.length <= LONGEST
const isTime = (value: unknown): value is number => Number.isFinite(value) && (value as number) > 0
const isCounts = (value: unknown, seats: number): value is number[] =>
  Array.isArray(value) && value.length === seats && value.every((count) => Number.isInteger(count) && count >= 0)
