import { type Changes, changesBetween, type Journey, type Spot } from '../../game/journeys.ts'
import type { State } from '../../server/types.ts'

const TILE_MS = 450
const FOLLOW_MS = 80
/** Until everything that was taken has arrived. */
export const TRAVEL_MS = TILE_MS + FOLLOW_MS
const FLIP_MS = 320
const OUTLINE_MS = 1000
const ARC_PX = 30

/** Tiles, figures and Bratworms travel between the places where they were and are. The new state is in the document already;
 * a copy flies over it. The next input ends every flight at once. */
export class Motion {
  #from = new Map<Journey, DOMRect>()
  #faces = new Map<number, HTMLElement>()
  #changes: Changes | null = null
  #running = new Map<Animation, () => void>()

  /** Remember where things are, before the document changes. */
  before(root: HTMLElement, old: State, next: State): void {
    const changes = changesBetween(old, next)
    if (!changes.journeys.length && !changes.flips.length) return // a throw right after a taking lets the tile fly on
    this.finish()
    this.#changes = changes
    for (const journey of changes.journeys) {
      const element = find(root, journey.from)
      if (element) this.#from.set(journey, element.getBoundingClientRect())
    }
    for (const tile of changes.flips) {
      const face = find(root, { tile })?.querySelector<HTMLElement>('.tile')
      if (face) this.#faces.set(tile, face.cloneNode(true) as HTMLElement)
    }
  }

  /** Send everything on its way. */
  after(root: HTMLElement): void {
    const changes = this.#changes
    if (!changes) return
    const isStill = matchMedia('(prefers-reduced-motion: reduce)').matches
    const flights = changes.journeys.map((journey) => ({ journey, ...placed(landing(root, journey)) }))
    const flips = changes.flips.map((tile) => ({ tile, ...placed(find(root, { tile })?.querySelector<HTMLElement>('.tile') ?? null) }))
    for (const { journey, target, at } of flights) {
      const from = this.#from.get(journey)
      if (target && isStill) outline(target)
      else if (target && at && from?.width) this.#fly(journey, target, from, at)
    }
    for (const { tile, target, at } of flips) {
      if (target && isStill) outline(target)
      else if (target && at) this.#flip(target, at, this.#faces.get(tile), flights.length ? TILE_MS : 0)
    }
    this.#changes = null
    this.#from.clear()
    this.#faces.clear()
  }

  /** Everything arrives now. */
  finish(): void {
    for (const [animation, arrive] of [...this.#running]) {
      animation.cancel()
      arrive()
    }
    for (const animation of document.getAnimations())
      if (animation instanceof CSSAnimation && animation.animationName.includes('tumble')) animation.finish()
  }

  #fly(journey: Journey, target: HTMLElement, from: DOMRect, to: DOMRect): void {
    const copy = over(to, target.cloneNode(true) as HTMLElement)
    const [dx, dy, scale] = [from.left - to.left, from.top - to.top, Math.min(from.width / to.width, from.height / to.height)]
    target.style.visibility = 'hidden'
    const frames = [
      { transform: `translate(${dx}px, ${dy}px) scale(${scale})` },
      { transform: `translate(${dx / 2}px, ${dy / 2 - ARC_PX}px) scale(${((1 + scale) / 2) * 1.08})` },
      { transform: 'none' },
    ]
    const delay = journey.what === 'figure' ? FOLLOW_MS : 0
    this.#run(copy.animate(frames, { duration: TILE_MS, delay, easing: 'cubic-bezier(.5,0,.2,1)', fill: 'backwards' }), () => {
      copy.remove()
      target.style.visibility = ''
    })
  }

  /** The old face turns away, then the back comes round. */
  #flip(target: HTMLElement, at: DOMRect, face: HTMLElement | undefined, delay: number): void {
    const turn = (from: string, to: string): Keyframe[] => [{ transform: `perspective(400px) rotateY(${from})` }, { transform: `perspective(400px) rotateY(${to})` }]
    const half = FLIP_MS / 2
    if (face) {
      const copy = over(at, face)
      this.#run(copy.animate(turn('0deg', '90deg'), { duration: half, delay, easing: 'ease-in', fill: 'both' }), () => copy.remove())
    }
    this.#run(target.animate(turn('-90deg', '0deg'), { duration: half, delay: delay + half, easing: 'ease-out', fill: 'backwards' }), () => undefined)
  }

  #run(animation: Animation, arrive: () => void): void {
    const done = (): void => {
      if (this.#running.delete(animation)) arrive()
    }
    this.#running.set(animation, done)
    animation.onfinish = done
  }
}

function find(root: HTMLElement, spot: Spot): HTMLElement | null {
  if ('tile' in spot) return root.querySelector(`[data-tile="${spot.tile}"]`)
  if ('stack' in spot) return root.querySelector(`[data-stack="${spot.stack}"]`)
  if ('seat' in spot) return root.querySelector(`[data-seat-card="${spot.seat}"] [data-owned]`) ?? root.querySelector(`.me:has([data-stack="${spot.seat}"]) [data-owned]`) ?? find(root, { stack: spot.seat })
  if ('bratworms' in spot) return visible(root.querySelector(`[data-bratworms="${spot.bratworms}"]`)) ?? find(root, { stack: spot.bratworms })
  return visible(root.querySelector('.supply')) ?? root.querySelector('.grill')
}

function visible(element: HTMLElement | null): HTMLElement | null {
  return element?.getBoundingClientRect().width ? element : null
}

/** The drawing itself, where it has arrived. */
function landing(root: HTMLElement, journey: Journey): HTMLElement | null {
  const place = find(root, journey.to)
  if (journey.what === 'tile') return place?.querySelector<HTMLElement>('.tile') ?? null
  if (journey.what === 'figure' && 'tile' in journey.to) return place?.querySelector<HTMLElement>('.figure') ?? null
  return place?.querySelector<HTMLElement>('svg')?.parentElement ?? null
}

/** Where it is: all are asked before anything moves, so that the page is laid out once. */
function placed(target: HTMLElement | null): { target: HTMLElement | null; at: DOMRect | undefined } {
  return { target, at: target?.getBoundingClientRect() }
}

/** Lay a copy over the page, exactly where `box` is. */
function over(box: DOMRect, drawing: HTMLElement): HTMLElement {
  const copy = document.createElement('span')
  copy.className = 'flight'
  copy.setAttribute('aria-hidden', 'true')
  Object.assign(copy.style, { left: `${box.left}px`, top: `${box.top}px`, width: `${box.width}px`, height: `${box.height}px` })
  copy.append(drawing)
  document.body.append(copy)
  return copy
}

function outline(element: HTMLElement): void {
  element.dataset['changed'] = ''
  setTimeout(() => delete element.dataset['changed'], OUTLINE_MS)
}
