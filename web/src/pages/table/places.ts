import type { Journey, Spot } from '../../game/journeys.ts'

const OUTLINE_MS = 1000

/** Where this is on the screen, the clearest place first; not every screen shows everything. */
export function placesOf(root: HTMLElement, spot: Spot): HTMLElement[] {
  if ('tile' in spot) return every(root, `[data-tile="${spot.tile}"]`)
  if ('stack' in spot) return every(root, `[data-stack="${spot.stack}"]`)
  if ('seat' in spot)
    return [
      ...every(root, `[data-seat-card="${spot.seat}"] [data-owned], .me:has([data-stack="${spot.seat}"]) [data-owned]`),
      ...placesOf(root, { stack: spot.seat }),
    ]
  if ('bratworms' in spot)
    return [...every(root, `[data-bratworms="${spot.bratworms}"]`), ...placesOf(root, { stack: spot.bratworms })]
  return [...every(root, '.supply'), ...every(root, '.grill')]
}

function every(root: HTMLElement, selector: string): HTMLElement[] {
  return [...root.querySelectorAll<HTMLElement>(selector)]
}

/** The drawings of what is there. */
export function drawingsOf(root: HTMLElement, what: Journey['what'], spot: Spot): HTMLElement[] {
  return placesOf(root, spot).flatMap((place) => {
    const own = what === 'bratworm' ? null : place.querySelector<HTMLElement>(`.${what}`)
    return own ?? (what === 'tile' || 'tile' in spot ? null : place.querySelector('svg')?.parentElement) ?? []
  })
}

/** The first visible one, and where: all are measured before anything moves, so that the page is laid out once. */
export function placed(elements: HTMLElement[]): { element?: HTMLElement; at?: DOMRect } {
  for (const element of elements) {
    const at = element.getBoundingClientRect()
    if (at.width) return { element, at }
  }
  return {}
}

/** Lay a copy over the page, exactly where `box` is. */
export function over(box: DOMRect, drawing: HTMLElement): HTMLElement {
  const copy = document.createElement('span')
  copy.className = 'flight'
  copy.setAttribute('aria-hidden', 'true')
  copy.append(copyOf(drawing))
  document.body.append(put(copy, box))
  return copy
}

export function copyOf(drawing: HTMLElement): HTMLElement {
  return drawing.cloneNode(true) as HTMLElement
}

/** Hide something until it has arrived; a stack shows its old top meanwhile. Return what ends this. */
export function hide(drawing: HTMLElement, top?: HTMLElement): () => void {
  drawing.style.visibility = 'hidden'
  if (top) drawing.after(top)
  return () => {
    drawing.style.visibility = ''
    top?.remove()
  }
}

export function put(copy: HTMLElement, box: DOMRect): HTMLElement {
  Object.assign(copy.style, {
    left: `${box.left}px`,
    top: `${box.top}px`,
    width: `${box.width}px`,
    height: `${box.height}px`,
  })
  return copy
}

export function outline(element: HTMLElement): void {
  element.dataset['changed'] = ''
  setTimeout(() => delete element.dataset['changed'], OUTLINE_MS)
}
