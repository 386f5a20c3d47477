/** What happens with this many participants, before there is a tournament (docs/rules.md R4, R6, R7); the server
 * decides, this predicts. */
import type { TournamentStagePlan } from '../server/types.ts'

export const MOST_PARTICIPANTS = 3000
const LARGEST_TABLE = 6
const SMALLEST_TABLE = 3
const FINAL_OF_6_FROM = 12
const ONE_STAGE_UP_TO = 36
const ADVANCE_FROM_MANY = 12

export interface PlanRules {
  rounds: number
  /** Players per table as far as possible; null: as the rules say. */
  tableSize: number | null
}

/** The stages of a tournament, the final last; none where nobody could play. */
export function planOf(participants: number, rules: PlanRules): TournamentStagePlan[] {
  if (participants < 2 || participants > MOST_PARTICIPANTS) return []
  const stages = [stagePlan(participants, rules, 0)]
  for (let last = stages[0]; last?.advance; last = stages.at(-1))
    stages.push(stagePlan(last.advance, rules, stages.length))
  return stages
}

function stagePlan(participants: number, { rounds, tableSize }: PlanRules, index: number): TournamentStagePlan {
  if (rounds > 1) {
    if (index === 0) return severalRounds(participants, rounds, tableSize)
    return participants > LARGEST_TABLE ? byPlaces('semi-final', balanced(participants, 2), 6) : final(participants)
  }
  if (participants <= Math.max(LARGEST_TABLE, tableSize ?? 0)) return final(participants)
  const sizes = tableSizes(participants, tableSize)
  return byPlaces('preliminary', sizes, advancing(sizes.length))
}

const final = (participants: number): TournamentStagePlan => ({
  kind: 'final',
  participants,
  tables: [participants],
  rounds: 1,
  firsts: 0,
  seconds: 0,
  thirds: 0,
  advance: 0,
})

function severalRounds(participants: number, rounds: number, tableSize: number | null): TournamentStagePlan {
  const few = Math.min(participants, participants >= FINAL_OF_6_FROM ? 6 : 4)
  const advance = participants > ONE_STAGE_UP_TO ? ADVANCE_FROM_MANY : few
  return {
    kind: 'preliminary',
    participants,
    tables: tableSizes(participants, tableSize),
    rounds,
    firsts: 0,
    seconds: 0,
    thirds: 0,
    advance,
  }
}

/** All firsts, then all seconds, …; the best ones of the last place fill up. */
function byPlaces(kind: 'preliminary' | 'semi-final', tables: number[], wanted: number): TournamentStagePlan {
  const participants = tables.reduce((sum, size) => sum + size, 0)
  const advance = Math.min(wanted, participants)
  let left = advance
  const shares = [1, 2, 3].map((place) => {
    const share = Math.min(left, tables.filter((size) => size >= place).length)
    left -= share
    return share
  })
  const [firsts = 0, seconds = 0, thirds = 0] = shares
  return { kind, participants, tables, rounds: 1, firsts, seconds, thirds, advance }
}

function tableSizes(participants: number, tableSize: number | null): number[] {
  const count = tableSize === null ? tableCount(participants) : Math.ceil(participants / tableSize)
  const smallest = Math.min(SMALLEST_TABLE, tableSize ?? SMALLEST_TABLE)
  return balanced(participants, Math.max(1, Math.min(count, Math.floor(participants / smallest))))
}

function balanced(participants: number, tables: number): number[] {
  const size = Math.floor(participants / tables)
  return Array.from({ length: tables }, (_, index) => size + (index < participants % tables ? 1 : 0))
}

function tableCount(participants: number): number {
  if (participants <= LARGEST_TABLE) return 1
  if (participants <= 8) return 2
  if (participants < FINAL_OF_6_FROM) return 3
  if (participants <= ONE_STAGE_UP_TO) return Math.min(Math.max(Math.ceil(participants / 5), 4), 6)
  return Math.ceil(participants / 6)
}

function advancing(tables: number): number {
  if (tables <= 4) return 4
  return tables <= 6 ? 6 : Math.max(tables, ADVANCE_FROM_MANY)
}
