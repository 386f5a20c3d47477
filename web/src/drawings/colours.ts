import type { Colour } from '../documents/types.ts'

/** Every seat is a colour and a glyph, never a colour alone. */
export const COLOURS: Record<Colour, { number: number; glyph: string }> = {
  tomato: { number: 1, glyph: 'star' },
  blueberry: { number: 2, glyph: 'drop' },
  mustard: { number: 3, glyph: 'moon' },
  aubergine: { number: 4, glyph: 'mushroom' },
  mint: { number: 5, glyph: 'leaf' },
  radish: { number: 6, glyph: 'heart' },
  pine: { number: 7, glyph: 'bolt' },
}
export const COLOUR_NAMES = Object.keys(COLOURS) as Colour[]
