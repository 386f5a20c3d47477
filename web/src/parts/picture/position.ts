import type { State } from '../../documents/types.ts'
import { PIPS } from '../../drawings/strokes.ts'
import type { Judged } from '../../engine/engine.ts'
import { ownerOf, standingOn, thrownDice, tilesOf } from '../../game/board.ts'
import { tellChance } from '../../game/chance.ts'
import { tellMove } from '../../game/moves.ts'
import type { Seated } from '../../game/seating.ts'
import { wormsOfTile } from '../../game/standings.ts'
import { say, words } from '../../words/words.svelte.ts'
import { badge, WIDTH } from './result.ts'
import { type Attributes, drawing, element, label, linesOf, moved, numeral, tile, token, widthOf } from './svg.ts'

/** A position and what the coach says of it, as a picture shows them. */
export interface Shown {
  state: State
  rules: string
  seating: readonly Seated[]
  line: string
  advice: Judged | null
  /** The option whose chances are on the tiles. */
  looked: string | null
}

const EDGE = 14
const IN_A_ROW = 6
const TILE = { width: 50, height: 56, across: 60, down: 76 }
const [SEAT, DIE, OPTION, MOST_OPTIONS, MOST_TILES, FOOT] = [44, 30, 30, 5, 3, 50]

/** Text of an SVG, and its size. */
export function pictureOfPosition(shown: Shown): { svg: string; width: number; height: number } {
  const parts = [grill(shown), seats(shown), dice(shown), options(shown), foot(shown)]
  const height = parts.reduce((sum, part) => sum + part.height, 0)
  let y = 0
  const drawn = parts.map((part) => {
    const piece = moved(0, y, part.svg)
    y += part.height
    return piece
  })
  const size = { width: WIDTH, height }
  const svg = element(
    'svg',
    { xmlns: 'http://www.w3.org/2000/svg', viewBox: `0 0 ${WIDTH} ${height}`, 'font-family': token('--font'), ...size },
    element('rect', { ...size, fill: token('--bg') }),
    ...drawn,
  )
  return { svg, ...size }
}

interface Part {
  svg: string
  height: number
}

function grill(shown: Shown): Part {
  const tiles = tilesOf(shown.state)
  const height = 18 + Math.ceil(tiles.length / IN_A_ROW) * TILE.down + 8
  const pieces = tiles.map((value, index) =>
    moved(
      EDGE + 2 + (index % IN_A_ROW) * TILE.across,
      24 + Math.floor(index / IN_A_ROW) * TILE.down,
      grillTile(shown, value),
    ),
  )
  return { svg: element('rect', { width: WIDTH, height, fill: token('--char-900') }) + pieces.join(''), height }
}

function grillTile({ state, rules, seating, advice, looked }: Shown, value: number): string {
  const lies = state.grill[value]
  const box = { width: TILE.width, height: TILE.height, rx: 9 }
  const middle = (TILE.width - widthOf(value, 16)) / 2
  const chance = advice?.tiles[looked ?? '']?.[value]
  const standing = lies ? standingOn(state, value) : null
  const owner = lies ? null : ownerOf(state, value)
  const person = owner === null ? undefined : seating[owner]
  const piece =
    lies === 'up'
      ? tile(value, wormsOfTile(value, rules), 0, 0, TILE.width, TILE.height)
      : element('rect', { ...box, fill: token(lies === 'down' ? '--back' : '--char-950') }) +
        numeral(value, middle, person ? 8 : 20, 16, token(lies === 'down' ? '--on-back' : '--on-char-2')) +
        (person ? badge(person, 13, 28) : '')
  return [
    piece,
    standing ? drawing(standing.replaceAll('_', '-'), TILE.width - 22, -14, 30) : '',
    chance ? chip(chance) : '',
  ].join('')
}

function chip(chance: number): string {
  const at = { x: 3, y: TILE.height - 3, width: TILE.width - 6, height: 17, rx: 8.5, fill: token('--chance') }
  const text = { 'text-anchor': 'middle', 'font-weight': 800, fill: token('--on-chance') }
  return element('rect', at) + label(TILE.width / 2, TILE.height + 10, tellChance(chance), 12, text)
}

function seats({ state, seating, advice }: Shown): Part {
  const rows = state.players.map((player, seat) => {
    const who = seating[seat]
    const rim: Attributes = state.seat === seat ? { stroke: token('--ember-fill-2'), 'stroke-width': 2.5 } : {}
    const win = advice ? words.percent(advice.win[seat] ?? 0) : ''
    return moved(
      EDGE,
      8 + seat * SEAT,
      element('rect', { width: WIDTH - 2 * EDGE, height: SEAT - 6, rx: 12, fill: token('--surface'), ...rim }),
      who ? badge(who, 8, 7) : '',
      label(40, 25, linesOf(player.name, 90, 16, 700)[0] ?? '', 16, { 'font-weight': 700 }),
      label(132, 25, stackText(player.stack), 14, { 'font-weight': 800 }),
      player.specialist ? drawing(player.specialist.replaceAll('_', '-'), WIDTH - 168, 5, 28) : '',
      player.bratworms
        ? drawing('bratworm', WIDTH - 138, 7, 22) + label(WIDTH - 114, 24, `×${player.bratworms}`, 13)
        : '',
      label(WIDTH - 2 * EDGE - 10, 26, win, 17, { 'text-anchor': 'end', 'font-weight': 800 }),
    )
  })
  return { svg: rows.join(''), height: 8 + rows.length * SEAT }
}

/** The upper tiles of a stack, the top one last. */
function stackText(stack: readonly number[]): string {
  const below = stack.length - MOST_TILES
  return [...(below > 0 ? [`+${below}`] : []), ...stack.slice(-MOST_TILES)].join(' ')
}

function dice({ state }: Shown): Part {
  const kept = Object.entries(state.turn?.kept ?? {}).flatMap(([face, count]) =>
    Array.from({ length: count }, () => face),
  )
  const thrown = thrownDice(state)
  if (!kept.length && !thrown.length) return { svg: '', height: 6 }
  const row = (name: string, faces: readonly { face: string; gold: boolean }[], y: number): string =>
    faces.length
      ? label(EDGE, y + 20, name, 13, { fill: token('--ink-2') }) +
        faces.map(({ face, gold }, index) => moved(118 + index * (DIE - 2), y, die(face, gold))).join('')
      : ''
  const aside = kept.map((face) => ({ face, gold: false }))
  return {
    svg: row(say('web-lay-aside'), aside, 8) + row(say('web-lay-table'), thrown, 8 + DIE + 4),
    height: 2 * DIE + 22,
  }
}

function die(face: string, gold: boolean): string {
  const pips = PIPS[face]
  const size = DIE - 5
  const body = { width: 43, height: 42, x: 2.5, y: 1.5, rx: 11 }
  const colours = gold ? ['--die-gold', '--die-gold-edge'] : ['--die', '--die-edge']
  const [fill = '', edge = ''] = colours.map(token)
  const marks = pips
    ? element('path', {
        ...{ d: pips.dots, fill: 'none', stroke: token('--die-pip'), 'stroke-width': pips.width },
        'stroke-linecap': 'round',
      })
    : drawing('worm', 7, 4.5, 35)
  const scale = element(
    'g',
    { transform: `scale(${size / 48})` },
    element('rect', { ...body, fill, stroke: edge, 'stroke-width': 2 }),
    marks,
  )
  return scale
}

function options({ state, advice, looked }: Shown): Part {
  const names = state.players.map(({ name }) => name)
  const shown = advice?.options.slice(0, MOST_OPTIONS) ?? []
  const best = shown[0]?.win ?? 0
  const rows = shown.map((option, index) => {
    const isBest = best - option.win < 0.0005
    const weight = { 'font-weight': isBest ? 800 : 500 }
    const move = linesOf(tellMove(option.move, names, state), WIDTH - 2 * EDGE - 80, 15, 700).join(' ')
    const mark =
      option.move === looked
        ? element('rect', { x: EDGE - 7, y: index * OPTION + 8, width: 4, height: 20, rx: 2, fill: token('--chance') })
        : ''
    return (
      mark +
      label(EDGE, index * OPTION + 23, move.charAt(0).toLocaleUpperCase() + move.slice(1), 15, weight) +
      label(WIDTH - EDGE, index * OPTION + 23, words.percent(option.win, 1), 16, {
        ...{ 'text-anchor': 'end', fill: token(isBest ? '--green' : '--ink') },
        ...weight,
      })
    )
  })
  return { svg: rows.join(''), height: rows.length * OPTION + 8 }
}

/** The line itself, broken at its blanks: whoever has the picture can type it in. */
function foot({ line }: Shown): Part {
  const lines = linesOf(line.replaceAll(',', ', '), WIDTH - 2 * EDGE, 11, 500).map((part) => part.replaceAll(', ', ','))
  const text = lines.map((part, index) => label(EDGE, 16 + index * 14, part, 11, { fill: token('--ink-2') }))
  const mark = document.getElementById('wordmark')
  const y = 14 + lines.length * 14
  const box = { x: EDGE, y, width: 112, height: 24, viewBox: '0 0 224 48', color: token('--ink') }
  return { svg: text.join('') + (mark ? element('svg', box, mark.innerHTML) : ''), height: y + FOOT - 14 }
}
