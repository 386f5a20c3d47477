import type { Preview, TrayPhase } from '../../../game/preview.ts'
import type { Happening, State } from '../../../documents/types.ts'

/** What the guide points at: elements of the table with `data-guide`. */
type Target = 'lanes' | 'roll' | 'stop' | 'total' | 'grill' | 'seats' | 'me'

/** The table as the learner sees it. */
export interface View {
  state: State
  phase: TrayPhase
  you: number
  chosen: string | null
  preview: Preview
  /** What has happened since the learner's last decision. */
  happened: Happening[]
  /** A decision is on its way. */
  busy: boolean
}

interface Hint {
  key: string
  target: Target
  /** It asks for nothing, so it needs a button to close it. */
  tells: boolean
  values: Record<string, string | number>
}

interface Situation {
  key: string
  target: Target
  tells?: true
  when: (view: View) => boolean
  values?: (view: View) => Hint['values']
}

const quiet = (view: View) => view.chosen === null
const choosing = (view: View) => view.phase === 'keep' && quiet(view)
const kept = (view: View) => view.state.turn?.kept ?? {}
const isFirstThrow = (view: View) => Object.keys(kept(view)).length === 0
const hasWorm = (view: View) => view.chosen === 'W' || 'W' in kept(view)
const isMine = (view: View) => view.phase === 'keep' || view.phase === 'decide'
const stopIs = (kind: string) => (view: View) => isMine(view) && view.preview.stop?.kind === kind
const nameOf = (view: View, seat: number | null | undefined) => view.state.players[seat ?? -1]?.name ?? ''
const lowestTile = (view: View) =>
  Math.min(
    ...Object.keys(view.state.grill)
      .filter((tile) => view.state.grill[tile] === 'up')
      .map(Number),
  )

/** The newest event of a kind, mine or somebody else's. */
function find(view: View, kind: string, whose: 'mine' | 'theirs' | 'any'): Happening | undefined {
  return view.happened.findLast(
    (event) => event.kind.startsWith(kind) && (whose === 'any' || (event.seat === view.you) === (whose === 'mine')),
  )
}
const has = (kind: string, whose: 'mine' | 'theirs' | 'any') => (view: View) =>
  quiet(view) && find(view, kind, whose) !== undefined
const tileOf = (kind: string, whose: 'mine' | 'theirs' | 'any') => (view: View) => ({
  tile: String(find(view, kind, whose)?.tile ?? ''),
})

function topOfAnother(view: View): { name: string; tile: string } | null {
  const player = view.state.players.find(({ stack }, seat) => seat !== view.you && stack.length > 0)
  return player ? { name: player.name, tile: String(player.stack.at(-1)) } : null
}

/** Every situation that is explained once, the most urgent first. */
const SITUATIONS: Situation[] = [
  {
    key: 'web-learn-hint-robbed',
    target: 'seats',
    tells: true,
    when: (view) => has('steals', 'theirs')(view) && find(view, 'steals', 'theirs')?.other === view.you,
    values: (view) => ({
      ...tileOf('steals', 'theirs')(view),
      name: nameOf(view, find(view, 'steals', 'theirs')?.seat),
    }),
  },
  {
    key: 'web-learn-hint-lost',
    target: 'grill',
    tells: true,
    when: has('puts-back', 'mine'),
    values: tileOf('puts-back', 'mine'),
  },
  {
    key: 'web-learn-hint-failed',
    target: 'me',
    tells: true,
    when: (view) => view.phase === 'watch' && has('fails', 'mine')(view) && !find(view, 'puts-back', 'mine'),
  },
  {
    key: 'web-learn-hint-turned',
    target: 'grill',
    tells: true,
    when: has('turned-over', 'any'),
    values: tileOf('turned-over', 'any'),
  },
  {
    key: 'web-learn-hint-they-fail',
    target: 'seats',
    tells: true,
    when: has('fails', 'theirs'),
    values: (view) => ({ name: nameOf(view, find(view, 'fails', 'theirs')?.seat) }),
  },
  {
    key: 'web-learn-hint-stole',
    target: 'me',
    tells: true,
    when: (view) => view.phase === 'watch' && has('steals', 'mine')(view),
    values: tileOf('steals', 'mine'),
  },
  {
    key: 'web-learn-hint-took',
    target: 'me',
    tells: true,
    when: (view) => view.phase === 'watch' && has('takes', 'mine')(view),
    values: tileOf('takes', 'mine'),
  },
  {
    key: 'web-learn-hint-watch',
    target: 'lanes',
    when: (view) => view.phase === 'watch',
    values: (view) => ({ name: nameOf(view, view.state.seat) }),
  },
  {
    key: 'web-learn-hint-their-top',
    target: 'seats',
    tells: true,
    when: (view) => choosing(view) && isFirstThrow(view) && topOfAnother(view) !== null,
    values: (view) => topOfAnother(view) ?? {},
  },
  { key: 'web-learn-hint-pick', target: 'lanes', when: (view) => choosing(view) && isFirstThrow(view) },
  {
    key: 'web-learn-hint-once',
    target: 'lanes',
    when: (view) => choosing(view) && [...(view.state.turn?.roll ?? '')].some((face) => face in kept(view)),
  },
  {
    key: 'web-learn-hint-worm',
    target: 'lanes',
    when: (view) => choosing(view) && !isFirstThrow(view) && view.state.legal.includes('keep W'),
  },
  {
    key: 'web-learn-hint-steal',
    target: 'stop',
    when: stopIs('steal'),
    values: (view) => ({ total: view.preview.total, name: nameOf(view, view.preview.stop?.from_seat) }),
  },
  {
    key: 'web-learn-hint-lower',
    target: 'stop',
    when: stopIs('lower'),
    values: (view) => ({ total: view.preview.total, tile: String(view.preview.stop?.tile) }),
  },
  {
    key: 'web-learn-hint-stop',
    target: 'stop',
    when: stopIs('take'),
    values: (view) => ({ tile: String(view.preview.stop?.tile) }),
  },
  {
    key: 'web-learn-hint-roll',
    target: 'roll',
    when: (view) => view.chosen !== null && isFirstThrow(view) && view.preview.canRoll,
    values: (view) => ({ total: view.preview.total }),
  },
  {
    key: 'web-learn-hint-no-worm',
    target: 'total',
    when: (view) =>
      stopIs('fail')(view) && view.preview.canRoll && !hasWorm(view) && view.preview.total >= lowestTile(view),
    values: (view) => ({ total: view.preview.total }),
  },
  {
    key: 'web-learn-hint-too-low',
    target: 'total',
    when: (view) =>
      stopIs('fail')(view) && view.preview.canRoll && hasWorm(view) && view.preview.total < lowestTile(view),
    values: (view) => ({ total: view.preview.total, lowest: lowestTile(view) }),
  },
  {
    key: 'web-learn-hint-few',
    target: 'roll',
    when: (view) => view.chosen !== null && view.preview.canRoll && view.preview.diceLeft <= 2 && !stopIs('fail')(view),
    values: (view) => ({ n: view.preview.diceLeft }),
  },
]

/** The hint for what is on the table: the current one while its situation lasts, otherwise the first one not seen
 * yet. */
export function hintFor(view: View, shown: string | null, seen: ReadonlySet<string>): Hint | null {
  if (view.busy || view.phase === 'ended' || view.phase === 'over') return null
  const fits = ({ key, when }: Situation) => !seen.has(key) && when(view)
  const situation = SITUATIONS.find((one) => one.key === shown && fits(one)) ?? SITUATIONS.find(fits)
  if (!situation) return null
  const { key, target, tells = false, values } = situation
  return { key, target, tells, values: values?.(view) ?? {} }
}

/** The events of all steps from the learner's last decision onwards. */
export function sinceMyDecision(steps: readonly { by: string | null; events?: Happening[] | null }[]): Happening[] {
  const last = steps.findLastIndex(({ by }) => by === 'player')
  return steps.slice(Math.max(0, last)).flatMap(({ events }) => events ?? [])
}
