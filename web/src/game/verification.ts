/** Recomputes every roll of a record from its seed and entropy, and compares both with what this device has kept (docs/notation.md 3). */
import type { TableView } from '../documents/types.ts'
import { engine, type GameText } from '../engine/engine.ts'
import {
  commitmentTo,
  type ComputedRoll,
  computeRoll,
  drawnStart,
  type GoldenDie,
  sealOf,
} from '../engine/fair_dice.ts'
import { optionIn } from './editions.ts'
import { turnsBefore, turnStarts } from './history.ts'
import type { Witness } from '../tables/witness.ts'

/** A roll of a game that the rules allow. */
export interface FallenRoll {
  /** Of the game, from 0; re-rolls count. */
  number: number
  /** Of the game, from 1. */
  turn: number
  player: string
  dice: string
}

export interface CheckedRoll extends FallenRoll {
  computed: ComputedRoll
  same: boolean
}

/** The commitment is not the one that this device saw first; its phrase is not in the dice; another one is not what was sealed. */
type Broken = 'commitment-changed' | 'phrase-missing' | 'phrase-changed'

/** A table as the server describes it after the game, and what this device has kept of it. */
export interface Seen {
  table: Pick<TableView, 'commitment' | 'entropy' | 'seats'>
  witness: Witness | null
}

export interface Verification {
  /** Why not, the gravest first: what this device has kept was changed, the seed is not the one committed to, start or dice are not its own, or there is nothing to check. */
  verdict: Broken | 'fair' | 'no-dice' | 'no-seed' | 'no-rolls' | 'other-commitment' | 'other-start' | 'other-dice'
  /** The commitment that the seed gives; null without a seed. */
  commitment: string | null
  /** Whether the record says what was shown before the game. */
  committed: boolean
  /** How many phrases there are, where that is not one per seat (D2). */
  phrases: number | null
  /** Whether the seed drew the starting seat (D4). */
  drawn: boolean
  /** Own phrases that are in the dice, and those that came too late to be. */
  own: { counted: string[]; late: string[] }
  /** Whether this device saw the commitment before the game. */
  witnessed: boolean
  rolls: CheckedRoll[]
  firstWrong: CheckedRoll | null
}

/** The rolls of a game, which is played again for it: what the rules forbid is refused. */
export async function rollsOf(game: GameText): Promise<FallenRoll[]> {
  const states = (await engine.steps(game, 0, game.moves.length)).map(({ state }) => state)
  const starts = turnStarts(states)
  const fallen = game.moves.flatMap((move, ply) => {
    const [, dice] = /^dice (.+)$/.exec(move) ?? []
    const player = game.players[states[ply]?.seat ?? -1] ?? ''
    return dice ? [{ dice, player, turn: turnsBefore(starts, ply) + 1 }] : []
  })
  return fallen.map((roll, number) => ({ ...roll, number }))
}

/** `seen` is the table, where it is known: the commitment that it shows takes precedence over the one in the record. */
export function verify(game: GameText, fallen: readonly FallenRoll[], seen: Seen | null = null): Verification {
  const { headers = {}, players } = game
  const { seed = null, entropy = '' } = headers
  const promised = seen?.table.commitment ?? headers['commitment'] ?? null
  const goldenDie = optionIn(game.rules, 'golden_die') as GoldenDie
  const rolls = seed ? fallen.map((roll) => check(roll, seed, entropy, goldenDie)) : []
  const commitment = seed && commitmentTo(seed)
  const facts = {
    commitment,
    committed: promised !== null,
    phrases: seed ? phrasesNotOfTheSeats(entropy, players.length) : null,
    drawn: headers['drawn'] === 'start',
    own: seen?.witness && seed ? ownPhrases(seen.witness, seen.table, entropy) : { counted: [], late: [] },
    witnessed: Boolean(seen?.witness),
    rolls,
    firstWrong: rolls.find((roll) => !roll.same) ?? null,
  }
  const broken =
    seen?.witness && headers['dice'] !== 'real' ? brokenPromise(seen.witness, seen.table, commitment, entropy) : null
  return { ...facts, verdict: broken ?? verdictOn(game, seed, promised, facts) }
}

type Facts = Pick<Verification, 'commitment' | 'drawn' | 'rolls' | 'firstWrong'>

function verdictOn(
  { headers = {}, players, start }: GameText,
  seed: string | null,
  promised: string | null,
  facts: Facts,
): Verification['verdict'] {
  if (headers['dice'] === 'real') return 'no-dice'
  if (!seed) return 'no-seed'
  const said = [promised, headers['commitment']].filter((text) => typeof text === 'string')
  if (said.some((text) => text.toLowerCase() !== facts.commitment)) return 'other-commitment'
  if (facts.drawn && drawnStart(seed, headers['entropy'] ?? '', players.length) !== start) return 'other-start'
  if (facts.firstWrong) return 'other-dice'
  return facts.rolls.length ? 'fair' : 'no-rolls'
}

/** Compare with what this device has kept (D3); before the end only the commitment can be compared. */
function brokenPromise(
  witness: Witness,
  table: Seen['table'],
  commitment: string | null,
  entropy: string,
): Broken | null {
  if ([table.commitment, commitment ?? table.commitment].some((text) => text !== witness.commitment))
    return 'commitment-changed'
  if (commitment === null) return null
  const phrases = entropy.split('|')
  const isMissing = witness.phrases.some(
    (own) =>
      own.taken &&
      !table.seats.some(({ seat, sealed_phrase }) => sealed_phrase === own.seal && phrases[seat] === own.phrase),
  )
  if (isMissing) return 'phrase-missing'
  const isChanged = witness.seals?.some((sealed, seat) => {
    const { sealed_phrase = '', salt = '' } = table.seats[seat] ?? {}
    const phrase = phrases[seat] ?? ''
    return sealed !== sealed_phrase || (salt ? sealOf(phrase, salt) !== sealed : phrase !== '')
  })
  return isChanged ? 'phrase-changed' : null
}

function ownPhrases(witness: Witness, table: Seen['table'], entropy: string): Verification['own'] {
  const phrases = entropy.split('|')
  const sealed = witness.phrases.flatMap((own) =>
    table.seats.filter((seat) => seat.sealed_phrase === own.seal).map(({ seat }) => ({ ...own, seat })),
  )
  const isCounted = ({ seat, phrase }: { seat: number; phrase: string }): boolean => phrases[seat] === phrase
  return {
    counted: sealed.filter(isCounted).map((own) => own.phrase),
    late: sealed.filter((own) => !isCounted(own) && !own.taken).map((own) => own.phrase),
  }
}

function phrasesNotOfTheSeats(entropy: string, seats: number): number | null {
  const count = entropy.split('|').length
  return entropy && count !== seats ? count : null
}

/** How many dice had to fall is what fell: another number is not in a game that the rules allow (T5). */
function check(roll: FallenRoll, seed: string, entropy: string, goldenDie: GoldenDie): CheckedRoll {
  const [white = '', golden] = roll.dice.split('+')
  const computed = computeRoll(seed, entropy, roll.number, white.length, golden ? goldenDie : null)
  return { ...roll, computed, same: computed.dice === roll.dice }
}
