import { COLOURS } from '../../drawings/colours.ts'
import { readRules, tellPreset } from '../../game/editions.ts'
import type { Seated } from '../../game/seating.ts'
import { type Standing, standings } from '../../game/standings.ts'
import { tellWhyOver } from '../../game/telling.ts'
import { tellLead, tellWinners } from '../../game/winning.ts'
import type { State } from '../../documents/types.ts'
import { day } from '../../words/dates.ts'
import { drawing, element, label, linesOf, moved, numeral, tile, token, widthOf } from './svg.ts'

/** A game that is over, as a picture shows it. */
export interface Ended {
  state: State
  rules: string
  seating: readonly Seated[]
  /** When it ended, in seconds. */
  at: number
}

/** The end screen as a picture, in the units of a phone's screen. */
export const WIDTH = 390
const [EDGE, HERO, ROW, GAP, FOOT] = [14, 196, 84, 8, 46]
const TILE = { width: 27, height: 32, gap: 5, most: 7 }
/** Red, ember and green of the seats: paper that comes to rest. */
const PAPER = [
  [40, 58, 20, '--seat-5'],
  [156, 34, -30, '--seat-6'],
  [214, 62, 40, '--seat-3'],
  [268, 30, 10, '--chance'],
  [318, 66, -20, '--sure'],
  [358, 40, 50, '--seat-3'],
] as const

/** Text of an SVG, and its size; only the language, the theme and the game decide how it looks. */
export function pictureOf(ended: Ended): { svg: string; width: number; height: number } {
  const rows = standings(ended.state, ended.rules)
  const height = HERO + GAP + rows.length * (ROW + GAP) + FOOT
  const size = { width: WIDTH, height }
  const svg = element(
    'svg',
    { xmlns: 'http://www.w3.org/2000/svg', viewBox: `0 0 ${WIDTH} ${height}`, 'font-family': token('--font'), ...size },
    element('rect', { ...size, fill: token('--bg') }),
    hero(ended, rows),
    ...rows.map((row, index) => moved(EDGE, HERO + GAP + index * (ROW + GAP), line(row, ended.seating[row.seat]))),
    foot(ended, height),
  )
  return { svg, ...size }
}

function hero({ state, seating }: Ended, rows: readonly Standing[]): string {
  const nameOf = (seat: number): string => seating[seat]?.name ?? ''
  const winners = rows.filter((row) => row.place === 1)
  const best = winners[0]?.tiles.toSorted((a, b) => b.value - a.value)[0]
  const title = tellWinners(
    winners.map(({ seat }) => nameOf(seat)),
    false,
  )
  const text = `${tellLead(rows, nameOf)} ${tellWhyOver(state)}`
  const [x, room, white] = [130, WIDTH - 130 - EDGE, token('--on-char')]
  const large = linesOf(title, room, 32, 800).length > 2 ? 21 : 32
  const heads = linesOf(title, room, large, 800).slice(0, 3)
  const below = linesOf(text, room, 14, 400).slice(0, 3)
  const top = HERO - 22 - below.length * 19 - heads.length * large * 1.08
  return element(
    'g',
    {},
    element('rect', { width: WIDTH, height: HERO, fill: token('--char-900') }),
    ...Array.from({ length: Math.ceil(WIDTH / 20) }, (_, bar) =>
      element('rect', { x: bar * 20 + 13, width: 6, height: HERO, fill: token('--char-700'), opacity: 0.8 }),
    ),
    embers(),
    winners.some(({ seat }) => !seating[seat]?.bot) ? paper() : '',
    best ? tile(best.value, best.worms, 34, HERO - 96, 70, 80) : '',
    drawing('worm', 34, HERO - 160, 72),
    element('g', { transform: `rotate(10 87 ${HERO - 168})` }, drawing('chef-hat', 69, HERO - 186, 36)),
    ...heads.map((content, index) =>
      label(x, top + (index + 0.85) * large * 1.08, content, large, { fill: white, 'font-weight': 800 }),
    ),
    ...below.map((content, index) =>
      label(x, HERO - 22 - (below.length - index - 1) * 19, content, 14, { fill: white }),
    ),
  )
}

/** The fire under the grill. */
function embers(): string {
  const stops = [0, 0.55].map((opacity, offset) =>
    element('stop', { offset, 'stop-color': token('--ember-fill-2'), 'stop-opacity': opacity }),
  )
  const fire = element('linearGradient', { id: 'fire', x1: 0, y1: 0, x2: 0, y2: 1 }, ...stops)
  const box = { y: HERO * 0.45, width: WIDTH, height: HERO * 0.55 }
  return element('defs', {}, fire) + element('rect', { ...box, fill: 'url(#fire)' })
}

const paper = (): string =>
  PAPER.map(([x, y, turn, colour]) =>
    element('rect', { x, y, width: 7, height: 11, rx: 2, fill: token(colour), transform: `rotate(${turn} ${x} ${y})` }),
  ).join('')

function line(row: Standing, who: Seated | undefined): string {
  const width = WIDTH - 2 * EDGE
  const isFirst = row.place === 1
  const rim = { stroke: isFirst ? token('--ember-fill') : 'none', 'stroke-width': 2.5 }
  const name = linesOf(who?.name ?? '', 190, 17, 700)[0] ?? ''
  return element(
    'g',
    {},
    element('rect', { width, height: ROW, rx: 18, fill: token('--surface'), ...rim }),
    numeral(row.place, 14, 28, isFirst ? 34 : 28, token(isFirst ? '--ember' : '--ink-2')),
    who ? badge(who, 48, 12) : '',
    label(80, 30, name, 17, { 'font-weight': 700 }),
    numeral(row.worms, width - 14, 12, 24, token('--ink'), true),
    drawing('worm', width - 14 - widthOf(row.worms, 24) - 36, 9, 30),
    holdings(row),
  )
}

export function badge(who: Seated, x: number, y: number): string {
  const { number, glyph } = COLOURS[who.colour]
  const ink = token(`--seat-${number}-ink`)
  return (
    element('circle', { cx: x + 12, cy: y + 12, r: 12.5, fill: token(`--seat-${number}`) }) +
    drawing(`seat-${glyph}`, x + 4, y + 4, 16, { color: ink, fill: ink })
  )
}

/** The tiles, the highest of them where not all have room; then what else counts. */
function holdings(row: Standing): string {
  const shown = row.tiles.toSorted((a, b) => b.value - a.value).slice(0, TILE.most)
  let x = 48
  const drawn = shown.map(({ value, worms }) => {
    const piece = tile(value, worms, x, 44, TILE.width, TILE.height)
    x += TILE.width + TILE.gap
    return piece
  })
  if (row.tiles.length > shown.length) {
    drawn.push(label(x, 66, `+${row.tiles.length - shown.length}`, 13, { 'font-weight': 800 }))
    x += 24
  }
  if (row.bratworms) {
    drawn.push(drawing('bratworm', x + 2, 47, 26), label(x + 30, 65, `×${row.bratworms}`, 13, { 'font-weight': 800 }))
    x += 50
  }
  if (row.specialist) drawn.push(drawing(row.specialist.replaceAll('_', '-'), x + 2, 47, 26))
  return drawn.join('')
}

function foot({ rules, at }: Ended, height: number): string {
  const facts = [tellPreset(readRules(rules).preset), day(at)].join(' · ')
  const mark = document.getElementById('wordmark')
  const box = { x: EDGE, y: height - FOOT + 8, width: 112, height: 24, viewBox: '0 0 224 48', color: token('--ink') }
  return (
    (mark ? element('svg', box, mark.innerHTML) : '') +
    label(WIDTH - EDGE, height - FOOT + 26, facts, 13, { 'text-anchor': 'end', fill: token('--ink-2') })
  )
}
