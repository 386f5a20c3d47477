import { engine, type GameText } from '../engine/engine.ts'
import { EVENTS } from '../engine/generated/layout.ts'
import type { Happening } from '../documents/types.ts'
import { say } from '../words/words.svelte.ts'

/** The record of a game, with comments that say what each turn brought (docs/notation.md N7). */
export async function recordInWords(game: GameText): Promise<string> {
  const { head, turns } = await engine.write(game)
  const lines = turns.map(({ text, events, unseen }) => {
    const said = events.map((event) => tellShortly(event, game.players))
    const comment = [...said, ...(unseen ? [say('record-unseen')] : [])].join(', ')
    return comment ? `${text}  # ${comment}` : text
  })
  return [...head, '', ...lines, ''].join('\n')
}

function tellShortly({ kind, seat, tile, other, specialist }: Happening, players: readonly string[]): string {
  return say(`event-${kind}.short`, {
    name: players[seat] ?? '',
    tile: String(tile ?? 0),
    other: other === null ? '' : (players[other] ?? ''),
    specialist: specialist ?? '',
    clause: EVENTS.find((event) => event.kind === kind)?.clause ?? '',
  })
}
