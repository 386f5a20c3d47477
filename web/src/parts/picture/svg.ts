/** Drawing with text: pieces of an SVG that stands alone, with the colours and drawings of this page. */
import { heapOf, pairs } from '../../drawings/heap.ts'
import { NUMERALS, WORM } from '../../drawings/strokes.ts'

type Value = string | number
export type Attributes = Record<string, Value>

const ESCAPED: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' }
const escaped = (text: Value): string => String(text).replace(/[&<>"]/g, (sign) => ESCAPED[sign] ?? sign)

export function element(name: string, attributes: Attributes, ...inside: string[]): string {
  const written = Object.entries(attributes).map(([key, value]) => ` ${key}="${escaped(value)}"`)
  return `<${name}${written.join('')}>${inside.join('')}</${name}>`
}

export const moved = (x: number, y: number, ...inside: string[]): string =>
  element('g', { transform: `translate(${x} ${y})` }, ...inside)

/** A value of tokens.css as it holds now, light or dark. */
export function token(name: string): string {
  return getComputedStyle(document.documentElement).getPropertyValue(name).trim()
}

export function label(x: number, y: number, content: string, size: number, attributes: Attributes = {}): string {
  return element('text', { x, y, 'font-size': size, fill: token('--ink'), ...attributes }, escaped(content))
}

/** One of the page's drawings; its symbol is in the document already. */
export function drawing(id: string, x: number, y: number, size: number, attributes: Attributes = {}): string {
  const symbol = document.getElementById(id)
  if (!symbol) return ''
  const place = { x, y, width: size, height: size, viewBox: symbol.getAttribute('viewBox') ?? '0 0 48 48' }
  return element('svg', { ...place, ...attributes }, symbol.innerHTML)
}

const DIGIT = { width: 20, height: 28, gap: 1 }

/** A number in our numerals, this high; where its left edge is, or with `end` its right one. */
export function numeral(value: number, x: number, y: number, height: number, colour: string, end = false): string {
  const scale = height / DIGIT.height
  const width = widthOf(value, height)
  let at = 0
  const digits = [...String(value)].map((digit) => {
    const path = element('path', { d: NUMERALS[digit] ?? '', transform: `translate(${at} 0)` })
    at += (digit === '1' ? 12 : DIGIT.width) + DIGIT.gap
    return path
  })
  const stroke = { fill: 'none', stroke: colour, 'stroke-width': 4.8, 'stroke-linecap': 'round' }
  const place = `translate(${end ? x - width : x} ${y}) scale(${scale})`
  return element('g', { ...stroke, 'stroke-linejoin': 'round', transform: place }, ...digits)
}

/** How wide a number of this height is. */
export function widthOf(value: number, height: number): number {
  const wide = (digit: string): number => (digit === '1' ? 12 : DIGIT.width) + DIGIT.gap
  return ([...String(value)].reduce((sum, digit) => sum + wide(digit), -DIGIT.gap) * height) / DIGIT.height
}

/** A tile of ceramic with its number and its worms. */
export function tile(value: number, worms: number, x: number, y: number, width: number, height: number): string {
  const digits = height * 0.33
  const number = widthOf(value, digits)
  const heap = heapOf(worms > 3 ? pairs(worms) : [worms])
  const scale = Math.min((width * 0.7) / heap.width, (height * 0.32) / heap.height)
  const heapAt = [(width - heap.width * scale) / 2, height * 0.785 - (heap.height * scale) / 2]
  const box = { width, height, rx: width * 0.18 }
  const ink = token('--worm-ink')
  const drawn = heap.worms.map((worm) =>
    moved(
      worm.x,
      worm.y,
      element('path', { d: WORM.body, fill: 'none', stroke: ink, 'stroke-width': 4.6, 'stroke-linecap': 'round' }),
      element('path', { d: WORM.head, fill: ink, 'fill-rule': 'evenodd' }),
    ),
  )
  return moved(
    x,
    y,
    element('rect', { ...box, y: height * 0.05, fill: token('--ceramic-edge') }),
    element('rect', { ...box, fill: token('--ceramic') }),
    numeral(value, (width - number) / 2, height * 0.13, digits, token('--on-ceramic')),
    element('rect', {
      x: width * 0.14,
      y: height * 0.535,
      width: width * 0.72,
      height: height * 0.022,
      fill: token('--ceramic-edge'),
    }),
    worms ? element('g', { transform: `translate(${heapAt.join(' ')}) scale(${scale})` }, ...drawn) : '',
  )
}

/** Text in as many lines as it takes, broken between words; a word that is too long keeps its line. */
export function linesOf(content: string, width: number, size: number, weight: number): string[] {
  const pen = document.createElement('canvas').getContext('2d')
  if (pen) pen.font = `${weight} ${size}px ${token('--font')}`
  const wide = (text: string): number => pen?.measureText(text).width ?? text.length * size * 0.55
  const lines: string[] = []
  for (const word of content.split(' ')) {
    const longer = lines.length ? `${lines.at(-1)} ${word}` : word
    if (lines.length && wide(longer) <= width) lines[lines.length - 1] = longer
    else lines.push(word)
  }
  return lines
}
