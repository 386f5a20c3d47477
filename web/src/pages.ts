import type { Component } from 'svelte'

type Parameters = Record<string, string>
// eslint-disable-next-line @typescript-eslint/no-explicit-any
type Loaded = Promise<{ default: Component<any> }>

interface FoundPage {
  key: string
  parameters: Parameters
  load: () => Loaded
}

/** Each page is a separate bundle: the table does not wait for the tournaments. */
const PAGES: [pattern: string, load: () => Loaded][] = [
  ['/', () => import('./pages/start/Start.svelte')],
  ['/play', () => import('./pages/start/NewTable.svelte')],
  ['/companion', () => import('./pages/start/Companion.svelte')],
  ['/join/:code', () => import('./pages/start/Join.svelte')],
  ['/games', () => import('./pages/games/Games.svelte')],
  ['/pocket', () => import('./pages/pocket/Pocket.svelte')],
  ['/me', () => import('./pages/start/Device.svelte')],
  ['/table/:id', () => import('./pages/table/TablePage.svelte')],
  ['/table/:id/review', () => import('./pages/review/Review.svelte')],
  ['/table/:id/fair', () => import('./pages/fair/Fair.svelte')],
  ['/replay', () => import('./pages/replay/Replay.svelte')],
  ['/review', () => import('./pages/review/Review.svelte')],
  ['/fair', () => import('./pages/fair/Fair.svelte')],
  ['/analysis', () => import('./pages/analysis/Analysis.svelte')],
  ['/puzzles', () => import('./pages/puzzles/Puzzles.svelte')],
  ['/puzzles/:number', () => import('./pages/puzzles/Puzzle.svelte')],
  ['/rules', () => import('./pages/rules/Rules.svelte')],
  ['/learn', () => import('./pages/table/learn/Learn.svelte')],
  ['/tournaments', () => import('./pages/tournaments/Tournaments.svelte')],
  ['/tournaments/:id', () => import('./pages/tournaments/Desk.svelte')],
  ['/tournaments/:id/board', () => import('./pages/tournaments/Board.svelte')],
  ['/tournaments/:id/draw', () => import('./pages/tournaments/Draw.svelte')],
  ['/tournaments/:id/print/:what', () => import('./pages/tournaments/Print.svelte')],
  ['/tournaments/:id/table/:number', () => import('./pages/tournaments/TablePage.svelte')],
  ['/tournaments/:id/player/:number', () => import('./pages/tournaments/Participant.svelte')],
]
const LOST: FoundPage = { key: 'lost', parameters: {}, load: () => import('./parts/Lost.svelte') }

export function pageAt(path: string): FoundPage {
  for (const [pattern, load] of PAGES) {
    const parameters = match(pattern, path)
    if (parameters) return { key: path, parameters, load }
  }
  return LOST
}

export function match(pattern: string, path: string): Parameters | null {
  const [wanted, given] = [pattern, path].map((text) => text.split('/').filter(Boolean)) as [string[], string[]]
  if (wanted.length !== given.length) return null
  const parameters: Parameters = {}
  for (const [index, part] of wanted.entries()) {
    const found = given[index] as string
    const value = part.startsWith(':') ? decoded(found) : null
    if (value !== null) parameters[part.slice(1)] = value
    else if (part !== found) return null
  }
  return parameters
}

function decoded(text: string): string | null {
  try {
    return decodeURIComponent(text)
  } catch {
    return null
  }
}
