import type { Happening, Told } from '../documents/types.ts'

const RESULTS = /^(takes|steals|takes-hen|fails-.+)$/

/** What the others' turns brought since somebody's last one, first what was done to them; nothing before their second turn. */
export function sinceLastTurn(steps: readonly Told[], you: number): Happening[] {
  const events = steps.flatMap((step) => step.events ?? [])
  const mine = events.findLastIndex(({ seat, kind }) => seat === you && RESULTS.test(kind))
  const theirs = mine < 0 ? [] : events.slice(mine + 1).filter(({ seat }) => seat !== you)
  const toMe = theirs.filter(({ other }) => other === you)
  return [...toMe, ...theirs.filter(({ kind, other }) => RESULTS.test(kind) && other !== you)]
}
