import { post, Refused } from '../../server/api.ts'
import type { NewTournament, TournamentForecast, TournamentView } from '../../documents/types.ts'

/** What is chosen; null where the format decides. */
export type Chosen = Required<
  Pick<NonNullable<NewTournament['settings']>, 'preset' | 'edition' | 'rounds' | 'table_size' | 'score'>
>

const LOOK_AFTER_MS = 300
/** What the selections offer; everything else is written as house rules. */
export const CHOICES = {
  preset: ['sheet', 'simple', 'profi', 'seven'],
  edition: ['classic', 'deluxe'],
  rounds: [1, 2, 3, 4, 5, 6],
  table_size: [3, 4, 5, 6, 7],
  score: ['worms_and_places', 'places'],
} as const satisfies { [key in keyof Chosen]: readonly unknown[] }

/** Rules that somebody is choosing, and what the server says would come of them, or why they cannot work. */
export class PlannedRules {
  chosen = $state<Chosen>({ preset: 'sheet', edition: 'classic', rounds: null, table_size: null, score: null })
  houseRules = $state('')
  forecast = $state.raw<TournamentForecast | null>(null)
  impossible = $state('')

  /** Only what differs from the defaults is sent, so that format and house rules decide the rest. */
  readonly settings = $derived<NonNullable<NewTournament['settings']>>({
    ...(this.chosen.preset === 'sheet' ? {} : { preset: this.chosen.preset }),
    ...(this.chosen.edition === 'classic' ? {} : { edition: this.chosen.edition }),
    ...(this.chosen.rounds === null ? {} : { rounds: this.chosen.rounds }),
    ...(this.chosen.table_size === null ? {} : { table_size: this.chosen.table_size }),
    ...(this.chosen.score === null ? {} : { score: this.chosen.score }),
  })

  /** Begin with the rules that a tournament has. */
  take(rules: TournamentView['rules']): void {
    const offered = (key: string, value: unknown): boolean =>
      key in CHOICES && (CHOICES[key as keyof Chosen] as readonly unknown[]).includes(value)
    const all = Object.entries(rules)
    this.chosen = { ...this.chosen, ...Object.fromEntries(all.filter(([key, value]) => offered(key, value))) }
    this.houseRules = tomlOf(Object.fromEntries(all.filter(([key, value]) => !offered(key, value))))
  }

  /** Ask the server, unless something else is chosen before; returns how to give up. */
  look(expected: number): () => void {
    const wish = { settings: this.settings, house_rules: this.houseRules, expected }
    let outdated = false
    const looking = setTimeout(() => {
      post<TournamentForecast>('/api/tournaments/forecast', wish).then(
        (answer) => {
          if (!outdated) [this.forecast, this.impossible] = [answer, '']
        },
        (error: unknown) => {
          if (!outdated && error instanceof Refused) [this.forecast, this.impossible] = [null, error.refusal.text]
        },
      )
    }, LOOK_AFTER_MS)
    return () => {
      outdated = true
      clearTimeout(looking)
    }
  }
}

/** House rules as the text that the server reads: numbers, texts and lists first, then tables. */
export function tomlOf(rules: Record<string, unknown>): string {
  const lineOf = ([key, value]: [string, unknown]): string => `${key} = ${JSON.stringify(value)}`
  const isTable = (value: unknown): boolean =>
    typeof value === 'object' && value !== null && !(Array.isArray(value) && typeof value[0] !== 'object')
  const all = Object.entries(rules)
  const lines = all.filter(([, value]) => !isTable(value)).map(lineOf)
  for (const [key, value] of all.filter(([, value]) => isTable(value)))
    for (const table of Array.isArray(value) ? (value as object[]) : [value as object])
      lines.push('', Array.isArray(value) ? `[[${key}]]` : `[${key}]`, ...Object.entries(table).map(lineOf))
  return lines.join('\n').trim()
}
