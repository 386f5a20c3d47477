/** Tournaments in words. Many texts are those of the terminal. */
import type {
  TableScore,
  TournamentLine,
  TournamentRules,
  TournamentStagePlan,
  TournamentView,
} from '../../documents/types.ts'
import { timeOfDay } from '../../words/dates.ts'
import { say, words } from '../../words/words.svelte.ts'

type Amount = number | string
const GLYPHS: Record<string, string> = {
  '1/2': '½',
  '1/3': '⅓',
  '2/3': '⅔',
  '1/4': '¼',
  '3/4': '¾',
  '1/5': '⅕',
  '2/5': '⅖',
  '3/5': '⅗',
  '4/5': '⅘',
  '1/6': '⅙',
  '5/6': '⅚',
}
const METRICS: Record<string, string> = {
  score: 'tournament-metric-score',
  places: 'tournament-metric-places',
  wins: 'tournament-metric-wins',
  worms: 'tournament-metric-worms',
  highest: 'tournament-metric-highest',
}
const REASONS: Record<string, string> = {
  stage: 'tournament-why-stage',
  lot: 'tournament-why-lot',
  stayed: 'tournament-why-stayed',
}
const EVENTS: Record<string, string> = {
  create: 'tournament-event-create',
  open: 'tournament-event-open',
  close: 'tournament-event-close',
  register: 'tournament-event-register',
  rules: 'tournament-event-rules',
  rename: 'tournament-event-rename',
  withdraw: 'tournament-event-withdraw',
  return: 'tournament-event-return',
  arrive: 'tournament-event-arrive',
  sweep: 'tournament-event-sweep',
  reserve: 'tournament-event-reserve',
  admit: 'tournament-event-admit',
  draw: 'tournament-event-draw',
  result: 'tournament-event-result',
  correct: 'tournament-event-correct',
  report: 'tournament-event-report',
  timer: 'tournament-event-timer',
  announce: 'tournament-event-announce',
  schedule: 'tournament-event-schedule',
  anonymise: 'tournament-event-anonymise',
  undo: 'tournament-event-undo',
}
const SHARES: [name: 'firsts' | 'seconds' | 'thirds', key: string][] = [
  ['firsts', 'tournament-plan-firsts'],
  ['seconds', 'tournament-plan-seconds'],
  ['thirds', 'tournament-plan-thirds'],
]

/** A number the way people write it: 3, 2½. */
export function tellAmount(amount: Amount): string {
  if (typeof amount === 'number') return words.number(amount)
  const [over = 0, under = 1] = amount.split('/').map(Number)
  const whole = Math.floor(over / under)
  const rest = `${over - whole * under}/${under}`
  return (whole ? words.number(whole) : '') + (GLYPHS[rest] ?? `${whole ? ' ' : ''}${rest}`)
}

/** A result as it was entered: tiles with what belongs to them, or worms and highest tile. */
export function tellScore({ tiles, bratworms, apple, worms, highest }: TableScore): string {
  if (!tiles) return say('web-tournament-worms-highest', { worms: worms ?? 0, highest: String(highest || '–') })
  const more = [
    bratworms ? `${say('web-tournament-bratworms')}: ${words.number(bratworms)}` : '',
    apple ? say('web-tournament-apple') : '',
  ]
  return [...tiles.map(String), ...more].filter(Boolean).join(', ') || '–'
}

export const tellEvent = (event: string): string => say(EVENTS[event] ?? event)

/** What an event was about: a table, a participant, a number of names, a reason. */
export function tellAbout(
  event: {
    table?: unknown
    player?: unknown
    names?: unknown
    players?: unknown
    reason?: unknown
    phrase?: unknown
    text?: unknown
  },
  names: ReadonlyMap<number, string>,
): string {
  const { table, player, players, names: registered, reason, phrase, text } = event
  const parts = [
    typeof table === 'number' && table > 0 ? say('tournament-table', { n: table }) : '',
    typeof player === 'number' ? (names.get(player) ?? '') : '',
    Array.isArray(players) ? words.list(players.map((one) => names.get(one as number) ?? '')) : '',
    Array.isArray(registered) ? say('tournament-plan-participants', { n: registered.length }) : '',
    typeof reason === 'string' ? reason : '',
    typeof phrase === 'string' ? phrase : '',
    typeof text === 'string' ? text : '',
  ]
  return parts.filter(Boolean).join(' · ')
}

/** Who did something, as the log says it: nobody else is named where it was the organiser. */
export function tellWho(by: unknown, names: ReadonlyMap<number, string>): string {
  if (typeof by !== 'string') return ''
  const who = (one: string): string => {
    const [, role, rest = ''] = /^(\w+) (.+)$/.exec(one) ?? []
    if (role === 'player') return names.get(Number(rest)) ?? rest
    return role === 'table' ? say('tournament-table', { n: Number(rest) }) : rest
  }
  return say('tournament-by', { who: words.list(by.split(', ').map(who)) })
}

/** Why a line is below the one above it (R3, R8). */
export function tellWhy(line: TournamentLine, above: TournamentLine | undefined): string {
  if (!above) return ''
  const by = line.decided_by
  if (by === null) return say('tournament-why-shared')
  const reason = REASONS[by]
  if (reason) return say(reason)
  const value = (of: TournamentLine): string => tellAmount(of[by as 'score'])
  return say('tournament-why-metric', { metric: say(METRICS[by] ?? by), here: value(line), above: value(above) })
}

/** A stage by name; by number where there are several preliminary ones. */
export function tellStage(view: Pick<TournamentView, 'plan'>, number: number): string {
  return tellKind(view.plan, number - 1)
}

function tellKind(plan: readonly TournamentStagePlan[], index: number): string {
  const kind = plan[index]?.kind ?? 'final'
  const several = plan.filter((stage) => stage.kind === 'preliminary').length > 1
  return kind === 'preliminary' && several
    ? say('web-tournament-preliminary-n', { n: index + 1 })
    : say(`web-tournament-kind-${kind}`)
}

/** Stage and round of what is played, “Preliminary round, round 2 of 3”. */
export function tellRound(view: TournamentView): string {
  const stage = view.stages.at(-1)
  if (!stage) return say('web-tournament-kind-registration')
  const name = tellStage(view, stage.number)
  return stage.plan.rounds > 1
    ? say('web-tournament-stage-round', { stage: name, n: stage.rounds.length, total: stage.plan.rounds })
    : name
}

/** The rules in force, a sentence a line; a list has metrics. */
export function tellRules({ lines }: TournamentRules): string[] {
  return lines.map(({ key, details }) => {
    const told = Object.entries(details).map(([name, value]) => [
      name,
      Array.isArray(value) ? value.map((part) => say(`tournament-metric-${part}`)).join(', ') : value,
    ])
    return say(`tournament-rules-${key}`, Object.fromEntries(told) as Record<string, number | string>)
  })
}

/** One sentence for the whole plan. */
export function tellPlan(plan: readonly TournamentStagePlan[]): string {
  const [first, final] = [plan[0], plan.at(-1)]
  if (!first || !final) return ''
  const numbers = {
    n: first.participants,
    tables: first.tables.length,
    final: final.participants,
    stages: plan.length,
    rounds: first.rounds,
  }
  if (plan.length === 1) return say('web-tournament-plan-one', numbers)
  return say(plan.length === 2 ? 'web-tournament-plan-two' : 'web-tournament-plan-more', numbers)
}

/** One line per stage: who plays where, who advances. */
export function tellStages(plan: readonly TournamentStagePlan[]): { title: string; text: string }[] {
  return plan.map((stage, index) => ({ title: tellKind(plan, index), text: partsOf(stage).join(' · ') }))
}

function partsOf(stage: TournamentStagePlan): string[] {
  const sizes = [...new Set(stage.tables)]
  const tables = sizes.map((size) =>
    say('tournament-plan-tables', { n: stage.tables.filter((other) => other === size).length, size }),
  )
  const parts = [say('tournament-plan-participants', { n: stage.participants })]
  if (stage.rounds > 1) parts.push(say('tournament-plan-rounds', { n: stage.rounds }))
  parts.push(tables.join(', '))
  if (stage.advance) parts.push(tellAdvance(stage))
  if (stage.byes) parts.push(say('tournament-plan-byes', { n: stage.byes }))
  return parts
}

export function tellAdvance(stage: TournamentStagePlan): string {
  const shares = SHARES.filter(([name]) => stage[name]).map(([name, key]) => say(key, { n: stage[name] }))
  if (!shares.length) return say('tournament-plan-ranking', { n: stage.advance })
  return say('tournament-plan-advance', { n: stage.advance, who: shares.join(' + ') })
}

export const tellTime = (seconds: number): string => timeOfDay(new Date(seconds * 1000))
