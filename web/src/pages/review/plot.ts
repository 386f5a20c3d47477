/** Draws the chances with uPlot, in the colours of the page's tokens. */
import uPlot from 'uplot'
import 'uplot/dist/uPlot.min.css'
import { words } from '../../words/words.svelte.ts'
import { dashOf } from './graph.ts'

const LUCK_MIDDLE = -0.21
const LUCK_HALF = 0.11
const TURN_LABELS_APART = 40
const NARROWEST_AXIS = 56
const AXIS_GAP = 10

interface Plotted {
  /** One row for the start and one per turn. */
  graph: number[][]
  /** The seats' colour numbers. */
  seatNumbers: number[]
  chosen: number
  luck: number[]
  luckWords: [plus: string, minus: string]
}

export function plot(
  box: HTMLElement,
  width: number,
  height: number,
  shown: Plotted,
  ondraw: (drawn: uPlot) => void,
): uPlot {
  const colour = coloursOf(box)
  const others = shown.seatNumbers.map((_, seat) => seat).filter((seat) => seat !== shown.chosen)
  const order = [...others.reverse(), shown.chosen]
  const font = `500 12px ${getComputedStyle(box).fontFamily}`
  const axis = { font, stroke: colour('--ink-2'), ticks: { show: false } }
  const options: uPlot.Options = {
    width,
    height,
    padding: [10, 14, 0, 0],
    legend: { show: false },
    cursor: { show: false },
    scales: { x: { time: false }, y: { range: [LUCK_MIDDLE - LUCK_HALF - 0.03, 1] } },
    series: [{}, ...order.flatMap((seat) => linesOf(seat, shown, colour))],
    axes: [
      {
        ...axis,
        grid: { show: false },
        space: TURN_LABELS_APART,
        incrs: [1, 2, 5, 10, 20, 50, 100],
        size: 26,
        values: (_, turns) => turns.map(String),
      },
      {
        ...axis,
        size: Math.max(NARROWEST_AXIS, widest(shown.luckWords, font) + AXIS_GAP),
        splits: [LUCK_MIDDLE - LUCK_HALF * 0.7, LUCK_MIDDLE + LUCK_HALF * 0.7, 0, 0.25, 0.5, 0.75, 1],
        grid: {
          stroke: colour('--line'),
          width: 1,
          filter: (_, splits) => splits.map((split) => (split < 0 ? null : split)),
        },
        values: (_, splits) =>
          splits.map((split, index) => (split < 0 ? (shown.luckWords[1 - index] ?? '') : words.percent(split))),
      },
    ],
    hooks: { drawAxes: [(drawn) => drawLuck(drawn, shown.luck, colour)], draw: [ondraw] },
  }
  const turns = shown.graph.map((_, turn) => turn)
  const lines = order.flatMap((seat) => [0, 1].map(() => shown.graph.map((row) => row[seat] ?? 0)))
  return new uPlot(options, [turns, ...lines], box)
}

/** How wide the longest of some words is, drawn in a font. */
function widest(texts: readonly string[], font: string): number {
  const pen = document.createElement('canvas').getContext('2d')
  if (!pen) return 0
  pen.font = font
  return Math.max(...texts.map((text) => pen.measureText(text).width))
}

type Colours = (token: string) => string

function coloursOf(box: HTMLElement): Colours {
  const style = getComputedStyle(box)
  return (token) => style.getPropertyValue(token).trim()
}

/** A line and, under it, its outline: seat colours alone have too little contrast. */
function linesOf(seat: number, { seatNumbers, chosen }: Plotted, colour: Colours): uPlot.Series[] {
  const number = seatNumbers[seat] ?? 1
  const own = colour(`--seat-${number}`)
  const [outline, line] = seat === chosen ? [6, 3.8] : [4.8, 2.6]
  const common = { dash: dashOf(number), points: { show: false } }
  return [
    { ...common, stroke: colour('--seat-case'), width: outline },
    { ...common, stroke: own, width: line, ...(seat === chosen ? { fill: `${own}17`, fillTo: 0 } : {}) },
  ]
}

/** Luck of the chosen seat's rolls, one bar per turn, under the chances. */
function drawLuck(drawn: uPlot, luck: number[], colour: Colours): void {
  const { ctx } = drawn
  const most = Math.max(0.02, ...luck.map(Math.abs))
  const middle = drawn.valToPos(LUCK_MIDDLE, 'y', true)
  const width = Math.min(
    14 * devicePixelRatio,
    0.7 * Math.abs(drawn.valToPos(1, 'x', true) - drawn.valToPos(0, 'x', true)),
  )
  ctx.save()
  ctx.fillStyle = colour('--line')
  ctx.fillRect(drawn.bbox.left, middle, drawn.bbox.width, devicePixelRatio)
  luck.forEach((value, turn) => {
    if (!value) return
    const end = drawn.valToPos(LUCK_MIDDLE + (LUCK_HALF * value) / most, 'y', true)
    const left = drawn.valToPos(turn + 0.5, 'x', true) - width / 2
    ctx.fillStyle = colour(value > 0 ? '--green-line' : '--line-strong')
    ctx.beginPath()
    ctx.roundRect(left, Math.min(end, middle), width, Math.abs(end - middle), 3 * devicePixelRatio)
    ctx.fill()
  })
  ctx.restore()
}
