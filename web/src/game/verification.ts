/** Recomputes every roll of a record from its seed and entropy, and compares both with what this device has kept (docs/notation.md 3). */
import type { TableView } from '../server/types.ts'
import { commitmentTo, type ComputedRoll, computeRoll, drawnStart, sealOf } from './fair_dice.ts'
import type { GameRecord, RecordedRoll } from './record.ts'
import type { Witness } from './witness.ts'

export interface CheckedRoll extends RecordedRoll {
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
  verdict: Broken | 'fair' | 'no-seed' | 'no-rolls' | 'other-commitment' | 'other-start' | 'other-dice'
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

/** `seen` is the table, where it is known: the commitment that it shows takes precedence over the one in the record. */
export function verify(record: GameRecord, seen: Seen | null = null): Verification {
  const seed = record.headers.get('seed') ?? null
  const entropy = record.headers.get('entropy') ?? ''
  const promised = seen?.table.commitment ?? record.headers.get('commitment') ?? null
  const rolls = seed ? record.rolls.map((roll) => check(roll, seed, entropy, record)) : []
  const commitment = seed && commitmentTo(seed)
  const facts = {
    commitment,
    committed: promised !== null,
    phrases: seed ? phrasesNotOfTheSeats(entropy, record.players.length) : null,
    drawn: record.headers.get('drawn') === 'start',
    own: seen?.witness && seed ? ownPhrases(seen.witness, seen.table, entropy) : { counted: [], late: [] },
    witnessed: Boolean(seen?.witness),
    rolls,
    firstWrong: rolls.find((roll) => !roll.same) ?? null,
  }
  const broken = seen?.witness ? brokenPromise(seen.witness, seen.table, commitment, entropy) : null
  return { ...facts, verdict: broken ?? verdictOn(record, seed, promised, facts) }
}

type Facts = Pick<Verification, 'commitment' | 'drawn' | 'rolls' | 'firstWrong'>

function verdictOn(
  record: GameRecord,
  seed: string | null,
  promised: string | null,
  facts: Facts,
): Verification['verdict'] {
  if (!seed) return 'no-seed'
  const said = [promised, record.headers.get('commitment')].filter((text) => typeof text === 'string')
  if (said.some((text) => text.toLowerCase() !== facts.commitment)) return 'other-commitment'
  if (facts.drawn && drawnStart(seed, record.headers.get('entropy') ?? '', record.players.length) !== record.start)
    return 'other-start'
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

function check(roll: RecordedRoll, seed: string, entropy: string, record: GameRecord): CheckedRoll {
  const computed = computeRoll(seed, entropy, roll.number, roll.white, roll.golden ? record.goldenDie : null)
  return { ...roll, computed, same: computed.dice === roll.dice }
}
