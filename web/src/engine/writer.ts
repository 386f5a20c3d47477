/** Writes the `.heck` record (docs/notation.md 1). */
import type { Happening } from '../documents/types.ts'
import { eventsOf } from './document.ts'
import type { GameText } from './game_text.ts'
import { diceOf, isRoll } from './moves.ts'
import { quoted, VERSION } from './names.ts'
import { type Replay, turnsOf } from './replay.ts'

/** A turn as its line has it, and what it brought, for the comment. */
export interface TurnLine {
  text: string
  events: Happening[]
  /** Whether only what was set aside was entered of one of its rolls. */
  unseen: boolean
}

export function headerLines({ headers = {} }: GameText, { edition, players, start }: Replay): string[] {
  const own: Record<string, string> = {
    rules: edition.text,
    players: players.map(quoted).join(', '),
    start: quoted(players[start] as string),
  }
  const facts = 'rules' in headers ? headers : { ...own, ...headers }
  return [VERSION, ...Object.entries(facts).map(([key, value]) => `${key} ${own[key] ?? value}`.trimEnd())]
}

/** One line a turn; a decided `roll` whose dice have not fallen is not written (N8). */
export function turnLines(replay: Replay, unseen: ReadonlySet<number>): TurnLine[] {
  const lines: TurnLine[] = []
  let tokens: string[] = []
  let events: Happening[] = []
  for (const [ply, move] of replay.moves.entries()) {
    const [before, after] = [replay.at(ply), replay.at(ply + 1)]
    tokens = withStep(tokens, move, replay.players)
    events.push(...eventsOf(replay.kernel, before, move, after))
    if (turnsOf(after) > turnsOf(before)) {
      lines.push({ text: lineOf(replay, ply, tokens), events, unseen: unseen.has(turnsOf(after)) })
      ;[tokens, events] = [[], []]
    }
  }
  return tokens.length ? [...lines, { text: lineOf(replay, replay.ply, tokens), events: [], unseen: false }] : lines
}

function lineOf(replay: Replay, ply: number, tokens: readonly string[]): string {
  const seat = replay.seatAt(ply)
  return [quoted(replay.players[seat] as string), ...tokens].join(' ')
}

function withStep(tokens: readonly string[], move: string, players: readonly string[]): string[] {
  if (isRoll(move)) return [...tokens, diceOf(move)]
  const [kind = '', ...rest] = move.split(' ')
  const value = rest.at(-1) ?? ''
  const onto = (mark: string): string[] => [...tokens.slice(0, -1), `${tokens.at(-1) ?? ''}${mark}`]
  switch (kind) {
    case 'keep':
      return onto(`>${value}`)
    case 'weasel':
      return onto('~')
    case 'stop':
      return [...tokens, 'stop']
    case 'take':
      return [...tokens, `take:${value}`]
    case 'put':
      return [...tokens, `back:${value}`]
    case 'from':
      return [...tokens, `from:${quoted(players[Number(value)] as string)}`]
    default:
      return [...tokens] // what is decided before its dice have fallen
  }
}
