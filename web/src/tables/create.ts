/** A new table of this device, from the same wish as one of the server: everybody is there, so it begins at once. */
import { COLOUR_NAMES } from '../drawings/colours.ts'
import { commitmentTo, drawnStart, newSeed } from '../engine/fair_dice.ts'
import { checkNames } from '../engine/names.ts'
import { UNSEEN } from '../engine/unseen.ts'
import { readEdition } from '../engine/edition.ts'
import { engine, type GameText } from '../engine/engine.ts'
import { NUMBERS } from '../engine/generated/layout.ts'
import type { Colour, NewTable } from '../documents/types.ts'
import { type KeptGame, type KeptSeat, type KeptStep, newId, now } from '../shelf/kept.ts'
import { shelf } from '../shelf/shelf.svelte.ts'
import { denied } from './denied.ts'
import { asKept, consequences, waitsForThrow } from './following.ts'
import { gameTextOf } from './game_text.ts'
import { isReal, STAND_IN } from './here.ts'
import { REAL } from './real_dice.ts'

const NO_PHRASES = ''
/** Nobody can prove real dice, and nobody claims to (C1). */
const NO_FAIR_DICE = { seed: '', commitment: '', entropy: '' }

interface Opening {
  /** The press that opens it throws the first dice: people throw from their next turn on. */
  thrown?: boolean
  /** The seat that begins, where people have agreed on it. */
  start?: number | null
}

/** Open the table; returns its id. */
export async function createHere(wish: NewTable, { thrown = false, start = null }: Opening = {}): Promise<string> {
  const { rules = 'classic', starter = 'drawn', coach = false, asks = false, dice = 'fair' } = wish
  const seats = seatsOf(wish)
  if (seats.length < NUMBERS.FEWEST_PLAYERS) throw denied('too-few-players', 'M3')
  if (dice === REAL)
    checkNames(
      seats.map(({ name }) => name),
      [UNSEEN],
    )
  const headers: KeptGame['headers'] = dice === REAL ? { dice } : {}
  return begin({ rules: readEdition(rules).text, starter, coach, asks, pace: '1x', seats, headers }, thrown, start)
}

/** Who plays on from a position: a person at one seat, bots at the others. */
export interface WishFrom {
  /** The position without the moves that led there. */
  game: GameText
  you: number
  name: string
  bot: string
  throws: boolean
}

/** Open a table that begins in the middle of a game; returns its id. */
export async function createFrom({ game, you, name, bot, throws }: WishFrom): Promise<string> {
  const { rules, start, origin = '', players } = game
  const seats = players.map((other, seat): KeptSeat => {
    const isYou = seat === you
    const colour = COLOUR_NAMES[seat % COLOUR_NAMES.length] as Colour
    return { name: isYou ? name : other, colour, bot: isYou ? null : bot, throws: isYou && throws }
  })
  return begin({ rules, starter: 'first', coach: true, pace: '1x', seats, headers: {}, origin }, false, start)
}

/** The table where the same people go on; the first who asks opens it. */
export async function rematchHere(id: string): Promise<string> {
  const game = await shelf.game(id)
  if (!game) throw denied('no-such-table')
  if (game.rematch && (await shelf.game(game.rematch))) return game.rematch
  if (game.status !== 'over') throw denied('not-over')
  const seats = game.seats.filter(({ left }) => !left)
  if (seats.length < NUMBERS.FEWEST_PLAYERS) throw denied('too-few-players', 'M3')
  const { origin, ...rest } = game
  const isSamePosition = origin && seats.length === game.seats.length
  const rematch = await (isSamePosition
    ? begin({ ...rest, seats, origin }, false, game.start)
    : begin({ ...rest, seats }))
  await shelf.change(id, { rematch })
  return rematch
}

type Begun = Pick<KeptGame, 'rules' | 'seats' | 'starter' | 'coach' | 'asks' | 'pace' | 'headers' | 'origin'>

/** Who begins is the first seat, or drawn, unless people have agreed on it or the position says so. */
async function begin(begun: Begun, thrown = false, agreedStart: number | null = null): Promise<string> {
  const { rules, seats, starter, coach, asks = false, pace, origin } = begun
  const seed = newSeed()
  const start = agreedStart ?? (starter === 'drawn' ? drawnStart(seed, NO_PHRASES, seats.length) : 0)
  const agreed = { name: '', rules, seats, starter, coach, asks, pace, start, ...(origin ? { origin } : {}) }
  const fair = isReal(begun) ? NO_FAIR_DICE : { seed, commitment: commitmentTo(seed), entropy: NO_PHRASES }
  const headers: KeptGame['headers'] = isReal(begun) ? { dice: REAL } : {}
  const open = { status: 'playing', rematch: null, headers, result: null, mistakes: null } as const
  const at = now()
  const game: KeptGame = { ...agreed, ...fair, ...open, id: newId(), length: 0, created: at, touched: at }
  return (await shelf.add(game, await firstDice(game, thrown))).id
}

/** The dice that fall before anybody decides; a mistake in rules or names is refused here. */
async function firstDice(game: KeptGame, thrown: boolean): Promise<KeptStep[]> {
  const text = gameTextOf(game, [])
  const [start] = await engine.steps(text, 0, 0)
  if (start?.state.phase !== 'rolling' || isReal(game) || (waitsForThrow(game, start.state) && !thrown)) return []
  const played = await consequences(game, text, start.state, [])
  return asKept(played, [], 'bot').steps
}

function seatsOf({ host, companions = [], bots = [] }: NewTable): KeptSeat[] {
  const people = [...(host ? [host] : []), ...companions]
  const seats: KeptSeat[] = []
  for (const { name, colour, throws = false } of people)
    seats.push({ name: name.trim(), colour: freeColour(seats, colour), bot: null, throws })
  for (const { bot, name, colour } of bots) {
    const kind = bot ?? STAND_IN
    seats.push({
      name: name?.trim() || botName(seats, kind),
      colour: freeColour(seats, colour),
      bot: kind,
      throws: false,
    })
  }
  return seats
}

/** `Simple`, `Simple 2`, … */
function botName(seats: readonly KeptSeat[], bot: string): string {
  const first = bot.charAt(0).toUpperCase() + bot.slice(1)
  const names = [first, ...seats.map((_, index) => `${first} ${index + 2}`)]
  return names.find((name) => seats.every((seat) => seat.name !== name)) ?? first
}

function freeColour(seats: readonly KeptSeat[], wish?: Colour | null): Colour {
  const free = COLOUR_NAMES.filter((colour) => seats.every((seat) => seat.colour !== colour))
  return wish && free.includes(wish) ? wish : (free[0] as Colour)
}
