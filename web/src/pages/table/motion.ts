import { prefersReducedMotion } from 'svelte/motion'
import { type Changes, changesBetween, type Journey } from '../../game/journeys.ts'
import { inFrames } from '../../parts/frames.ts'
import type { State } from '../../documents/types.ts'
import { copyOf, drawingsOf, hide, outline, over, placed, placesOf, put } from './places.ts'

const TILE_MS = 450
const FOLLOW_MS = 80
const FLIP_MS = 320
const ARC_PX = 30

/** What is about to move: where it was, and copies that stay there until it moves. */
interface Leaving extends Changes {
  from: Map<Journey, DOMRect>
  copies: HTMLElement[]
  faces: Map<number, HTMLElement>
  /** What lies where it will arrive: the old top of a stack. */
  tops: Map<Journey, HTMLElement>
  /** Shows again what is hidden until it arrives. */
  shows: (() => void)[]
  stop: () => void
}

/** Tiles, figures and Bratworms travel between the places where they were and are. The new state is in the document already;
 * a copy flies over it. The next input ends every flight at once. */
export class Motion {
  #leaving: Leaving | null = null
  #running = new Map<Animation, () => void>()
  #awaits: (() => void) | null = null
  /** How many times as fast as usual; at infinity nothing moves. */
  speed = 1

  get #isStill(): boolean {
    return prefersReducedMotion.current || this.speed === Infinity
  }

  /** Remember where things are, and leave copies of them there, before the document changes. */
  before(root: HTMLElement, old: State, next: State): void {
    const changes = changesBetween(old, next)
    if (!changes.journeys.length && !changes.flips.length) return // a throw right after a taking lets the tile fly on
    this.finish()
    const leaving: Leaving = {
      ...changes,
      from: new Map(),
      copies: [],
      faces: new Map(),
      tops: new Map(),
      shows: [],
      stop: () => undefined,
    }
    this.#leaving = leaving
    if (this.#isStill) return
    const starts = changes.journeys.map((journey) => ({
      journey,
      ...placed([...drawingsOf(root, journey.what, journey.from), ...placesOf(root, journey.from)]),
      top: journey.what === 'tile' ? drawingsOf(root, 'tile', journey.to)[0] : undefined,
    }))
    const turning = changes.flips.map((tile) => ({ tile, ...placed(drawingsOf(root, 'tile', { tile })) }))
    for (const { journey, element, at, top } of starts) {
      if (!element || !at) continue
      if (top) leaving.tops.set(journey, copyOf(top))
      leaving.from.set(journey, at)
      if (journey.what !== 'bratworm') leaving.copies.push(over(at, element)) // there are more worms in the same drawing
    }
    for (const { tile, element, at } of turning) if (element && at) leaving.faces.set(tile, over(at, element))
  }

  /** Send everything on its way, once the new state is laid out: in a separate task, for slow phones. */
  after(root: HTMLElement): void {
    const leaving = this.#leaving
    if (!leaving) return
    if (this.#isStill) {
      const tiles = leaving.flips.flatMap((tile) => drawingsOf(root, 'tile', { tile }))
      const changed = leaving.journeys.map(({ what, to }) => placed(drawingsOf(root, what, to)).element)
      for (const element of [...changed, ...tiles]) if (element) outline(element)
      this.#leaving = null
      return
    }
    for (const journey of leaving.from.keys()) {
      const [target] = drawingsOf(root, journey.what, journey.to)
      if (target) leaving.shows.push(hide(target, leaving.tops.get(journey)))
    }
    leaving.stop = inFrames([() => this.#go(root, leaving)])
  }

  #go(root: HTMLElement, { from, tops, copies, faces, flips, shows }: Leaving): void {
    this.#leaving = null
    const flights = [...from].map(([journey, start]) => ({
      journey,
      start,
      ...placed(drawingsOf(root, journey.what, journey.to)),
    }))
    const turned = flips.map((tile) => ({ tile, ...placed(drawingsOf(root, 'tile', { tile })) }))
    for (const copy of copies) copy.remove()
    for (const show of shows) show()
    for (const { journey, start, element, at } of flights)
      if (element && at) this.#fly(journey, element, start, at, tops.get(journey))
    for (const { tile, element, at } of turned)
      if (element && at) this.#flip(element, at, faces.get(tile), flights.length ? TILE_MS : 0)
    this.#tellStill()
  }

  /** Do this once everything has arrived; only the last request counts. */
  whenStill(then: () => void): void {
    this.#awaits = then
    this.#tellStill()
  }

  #tellStill(): void {
    if (this.#leaving || this.#running.size) return
    const then = this.#awaits
    this.#awaits = null
    then?.()
  }

  /** Everything arrives now. */
  finish(): void {
    this.#stay()
    for (const [animation, arrive] of [...this.#running]) {
      animation.cancel()
      arrive()
    }
    for (const animation of document.getAnimations())
      if (animation instanceof CSSAnimation && animation.animationName.includes('tumble')) animation.finish()
    this.#tellStill()
  }

  /** What was about to move arrives without a flight. */
  #stay(): void {
    const leaving = this.#leaving
    this.#leaving = null
    leaving?.stop()
    for (const copy of [...(leaving?.copies ?? []), ...(leaving?.faces.values() ?? [])]) copy.remove()
    for (const show of leaving?.shows ?? []) show()
  }

  #fly(journey: Journey, target: HTMLElement, from: DOMRect, to: DOMRect, top?: HTMLElement): void {
    const copy = over(to, target)
    const show = hide(target, top)
    const [dx, dy, scale] = [
      from.left - to.left,
      from.top - to.top,
      Math.min(from.width / to.width, from.height / to.height),
    ]
    const frames = [
      { transform: `translate(${dx}px, ${dy}px) scale(${scale})` },
      { transform: `translate(${dx / 2}px, ${dy / 2 - ARC_PX}px) scale(${((1 + scale) / 2) * 1.08})` },
      { transform: 'none' },
    ]
    const delay = journey.what === 'figure' ? FOLLOW_MS : 0
    this.#run(
      copy.animate(frames, { duration: TILE_MS, delay, easing: 'cubic-bezier(.5,0,.2,1)', fill: 'backwards' }),
      () => {
        copy.remove()
        show()
      },
    )
  }

  /** The old face turns away, then the back appears. */
  #flip(target: HTMLElement, at: DOMRect, copy: HTMLElement | undefined, delay: number): void {
    const turn = (from: string, to: string): Keyframe[] => [
      { transform: `perspective(400px) rotateY(${from})` },
      { transform: `perspective(400px) rotateY(${to})` },
    ]
    const half = FLIP_MS / 2
    if (copy) {
      put(copy, at)
      this.#run(copy.animate(turn('0deg', '90deg'), { duration: half, delay, easing: 'ease-in', fill: 'both' }), () =>
        copy.remove(),
      )
    }
    this.#run(
      target.animate(turn('-90deg', '0deg'), {
        duration: half,
        delay: delay + half,
        easing: 'ease-out',
        fill: 'backwards',
      }),
      () => undefined,
    )
  }

  #run(animation: Animation, arrive: () => void): void {
    const done = (): void => {
      if (this.#running.delete(animation)) arrive()
      this.#tellStill()
    }
    animation.playbackRate = this.speed
    this.#running.set(animation, done)
    animation.onfinish = done
  }
}
