import type { State } from '../../documents/types.ts'

export interface StripTile {
  value: number
  state: 'up' | 'target' | 'gone' | 'down'
  /** An icon for what just happened to it. */
  mark?: string
}

/** A strip of the grill starting at `from`; tiles that are not named are face-up. */
export function strip(from: number, to: number, differing: Record<number, Omit<StripTile, 'value'>> = {}): StripTile[] {
  return Array.from({ length: to - from + 1 }, (_, index) => {
    const value = from + index
    return { value, state: 'up', ...differing[value] }
  })
}

/** A position in mid-turn to draw: what was rolled and what was set aside. */
export function midTurn(roll: string | null, kept: Record<string, number>): State {
  const free = [...new Set(roll ?? '')].filter((face) => !(face in kept))
  const diceKept = Object.values(kept).reduce((sum, count) => sum + count, 0)
  const total = Object.entries(kept).reduce((sum, [face, count]) => sum + count * points(face), 0)
  return {
    ply: 1,
    move: null,
    phase: roll ? 'keep' : 'decide',
    seat: 0,
    grill: {},
    specialists: {},
    supply: 0,
    players: [],
    turn: { roll, golden: null, kept, dice_left: 8 - diceKept, golden_left: false, total, weasel_used: false },
    legal: roll ? free.map((face) => `keep ${face}`) : ['roll', 'stop'],
    ranking: null,
  }
}

const points = (face: string): number => (face === 'W' ? 5 : Number(face))

/** The specialists in the order of the tiles where they begin (M4), each with its text. */
export const SPECIALISTS = [
  ['canned_worm', 11, 'web-rules-canned-worm'],
  ['hen', 21, 'web-rules-hen'],
  ['raven', 23, 'web-rules-raven'],
  ['weasel', 25, 'web-rules-weasel'],
  ['golden_die', 27, 'web-rules-golden-die'],
  ['apple', 29, 'web-rules-apple'],
] as const

export const PRESETS = [
  ['classic', 'web-rules-option-classic'],
  ['deluxe', 'web-rules-option-deluxe'],
  ['russian', 'web-rules-option-russian'],
] as const

export const OPTIONS = [
  ['highest_tile=28', 'web-rules-option-highest', 'M7'],
  ['max_turns=30', 'web-rules-option-turns', 'E4'],
  ['steal=optional', 'web-rules-option-steal', 'S7'],
  ['lower_tile=any', 'web-rules-option-lower', 'S7'],
  ['faster=returned', 'web-rules-option-returned', 'F4'],
  ['faster=highest', 'web-rules-option-faster-highest', 'F4'],
  ['golden_die=standard', 'web-rules-option-golden', 'M5'],
  ['worms_on_low_tiles=0', 'web-rules-option-low', 'M4'],
] as const
