/** Games from a file come to those that are here already: what is new is added, what is here stays as it is. */
import { sha256 } from '@noble/hashes/sha2.js'
import { bytesToHex, utf8ToBytes } from '@noble/hashes/utils.js'
import { engine, type GameText, type Played } from '../../engine/engine.ts'
import { isRoll } from '../../engine/moves.ts'
import { unseenRolls } from '../../engine/unseen.ts'
import { type KeptGame, type KeptStep, now, type WholeGame } from '../../shelf/kept.ts'
import { resultOf } from '../../shelf/result.ts'
import { shelf } from '../../shelf/shelf.svelte.ts'
import { correctedTextOf } from '../../tables/game_text.ts'
import { isReal } from '../../tables/here.ts'
import { KEY, readCard } from './card.ts'

export interface Arrived {
  added: number
  /** Those that are here already, with as many steps or more. */
  known: number
  /** Those that go on differently here. */
  differing: WholeGame[]
  /** Why a record of the file cannot be read; records count from 1. */
  bad: { number: number; error: unknown }[]
}

/** Headers that a kept game has fields for. */
const FIELDS = ['rules', 'players', 'start', 'seed', 'commitment', 'entropy', 'drawn', KEY]
const ID_LETTERS = 16

/** The records of a file: each begins with the line that no turn can be (N10). */
export function recordsIn(text: string): string[] {
  const starts = [...text.matchAll(/^heckmeck[ \t]/gm)].map(({ index }) => index)
  if (text.slice(0, starts[0]).trim()) starts.unshift(0)
  return starts.map((start, number) => text.slice(start, starts[number + 1]))
}

export async function takeIn(text: string, onprogress: (share: number) => void = () => undefined): Promise<Arrived> {
  const arrived: Arrived = { added: 0, known: 0, differing: [], bad: [] }
  const records = recordsIn(text)
  for (const [index, record] of records.entries()) {
    onprogress(index / records.length)
    try {
      await place(await wholeGame(record), arrived)
    } catch (error) {
      arrived.bad.push({ number: index + 1, error })
    }
  }
  return arrived
}

/** Somebody has said that these replace what is here. */
export async function replaceBy(games: readonly WholeGame[]): Promise<void> {
  for (const whole of games) await shelf.replace(whole)
}

async function place(whole: WholeGame, arrived: Arrived): Promise<void> {
  const here = await shelf.whole(whole.game.id)
  if (!here) {
    await shelf.add(whole.game, whole.steps)
    arrived.added++
  } else if (isBeginningOf(whole, here)) arrived.known++
  else arrived.differing.push(whole)
}

/** Whether all that came is here already. What was taken back here is in no record. */
function isBeginningOf({ steps }: WholeGame, here: WholeGame): boolean {
  const { moves } = correctedTextOf(here.game, here.steps)
  return steps.every(({ move }, ply) => moves[ply] === move)
}

/** Read a record and play it again: what the rules forbid is refused. */
async function wholeGame(record: string): Promise<WholeGame> {
  const text = await engine.read(record)
  const played = await engine.steps(text, 0, text.moves.length)
  const { id = idOf(text), created = now(), touched = created, ...card } = readCard(text.headers?.[KEY], text.players)
  const fair = fairDiceOf(text)
  const last = played.at(-1)?.state ?? null
  const canGoOn = (fair.seed !== '' || isReal(fair)) && last?.phase !== 'over'
  const game: KeptGame = {
    ...card,
    ...fair,
    ...{ id, created, touched, rules: text.rules, start: text.start, length: text.moves.length },
    status: last?.phase === 'over' ? 'over' : canGoOn ? 'playing' : 'archived',
    rematch: null,
    result: resultOf(last),
  }
  return { game, steps: stepsOf(text, played, game) }
}

/** Without a commitment the seed stays a mere header: nobody has promised it. */
function fairDiceOf({
  headers = {},
}: GameText): Pick<KeptGame, 'seed' | 'commitment' | 'entropy' | 'headers' | 'starter'> {
  const { seed = '', commitment = '', entropy = '', drawn } = headers
  const isWhole = seed !== '' && commitment !== ''
  const mine = isWhole ? FIELDS : [KEY, 'unseen']
  const others = Object.entries(headers).filter(([key]) => !mine.includes(key))
  return {
    ...(isWhole ? { seed, commitment, entropy } : { seed: '', commitment: '', entropy: '' }),
    starter: drawn === 'start' ? 'drawn' : 'first',
    headers: Object.fromEntries(others),
  }
}

function stepsOf({ moves, headers }: GameText, played: readonly Played[], { seats, touched }: KeptGame): KeptStep[] {
  const unseen = unseenRolls(headers)
  let rolls = 0
  return moves.map((move, ply) => {
    const seat = seats[played[ply]?.state.seat ?? -1]
    const by = isRoll(move) ? (unseen.has(rolls++) ? 'filled' : 'dice') : seat?.bot ? 'bot' : 'player'
    return { move, by, at: touched }
  })
}

/** The same record is the same game, whenever it comes. */
function idOf({ rules, players, start, moves }: GameText): string {
  const facts = JSON.stringify([rules, players, start, moves])
  return `${KEY}-${bytesToHex(sha256(utf8ToBytes(facts))).slice(0, ID_LETTERS)}`
}
