export interface Box {
  left: number
  top: number
  width: number
  height: number
}
interface Size {
  width: number
  height: number
}
export interface Placed {
  left: number
  top: number
  /** Where the arrow is and where it points; none where the bubble has to cover its target, or where the arrow would
   * cover what lies between them: an outline says enough. */
  arrow: { left: number; top: number; points: 'up' | 'down' | 'left' | 'right' } | null
}

const GAP = 14
const EDGE = 8

/** Where the bubble goes: above the tray for what is in it, so that no dice are covered; otherwise below
 * or above its target, but not into the tray. */
export function placeBubble(target: Box, tray: Box | null, bubble: Size, screen: Size): Placed {
  const within = (value: number, size: number, room: number) => Math.max(EDGE, Math.min(value, room - size - EDGE))
  const [right, bottom] = [target.left + target.width, target.top + target.height]
  const [middle, centre] = [target.left + target.width / 2, target.top + target.height / 2]
  const left = within(middle - bubble.width / 2, bubble.width, screen.width)

  if (tray && target.top >= tray.top - 1 && target.left >= tray.left - 1) {
    const top = tray.top - bubble.height - GAP
    const isNext = target.top - tray.top <= GAP
    if (top >= EDGE) return { left, top, arrow: isNext ? { left: middle, top: target.top, points: 'down' } : null }
    const beside = {
      left: Math.max(EDGE, tray.left - bubble.width - GAP),
      top: within(centre - bubble.height / 2, bubble.height, screen.height),
    }
    return { ...beside, arrow: { left: target.left, top: centre, points: 'right' } }
  }
  const isColumn = target.height > target.width && right + GAP + bubble.width + EDGE <= screen.width
  if (isColumn)
    return {
      left: right + GAP,
      top: target.top + GAP,
      arrow: { left: right, top: target.top + GAP + bubble.height / 2, points: 'left' },
    }
  const floor = tray && tray.top > target.top ? tray.top : screen.height
  const top = within(Math.min(bottom + GAP, floor - bubble.height - GAP), bubble.height, screen.height)
  const above = target.top - bubble.height - GAP
  if (top < bottom && above >= EDGE)
    return {
      left,
      top: within(above, bubble.height, screen.height),
      arrow: { left: middle, top: target.top, points: 'down' },
    }
  return { left, top, arrow: top >= bottom ? { left: middle, top: bottom, points: 'up' } : null }
}
