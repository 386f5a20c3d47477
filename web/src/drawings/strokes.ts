/**
 * Drawings that a table shows by the dozen. They are not in the sprites: each <use> would be a copy with its own tree,
 * and a slow phone would lay out a thousand of them whenever the grill changes its size.
 */

/** Numerals of 20 x 28 (the 1: 12 x 28), one stroke of a round pen. */
export const NUMERALS: Record<string, string> = {
  0: 'M10 3.5C5.6 3.5 3.5 7 3.5 14S5.6 24.5 10 24.5S16.5 21 16.5 14S14.4 3.5 10 3.5Z',
  1: 'M3 7.8L8.5 3.7V24.5',
  2: 'M3.8 8.6C4.6 5.4 7 3.5 10 3.5C13.5 3.5 16.1 5.9 16.1 9.2C16.1 11.6 14.9 13.4 12.8 15.6L4 24.5H16.5',
  3: 'M4 6.8C5.2 4.7 7.3 3.5 9.8 3.5C13.2 3.5 15.6 5.5 15.6 8.4C15.6 11.4 13.2 13.2 9.2 13.2C13.6 13.2 16.3 15.3 16.3 18.7C16.3 22.2 13.5 24.5 9.8 24.5C6.9 24.5 4.6 23.2 3.5 21',
  4: 'M13.2 24.5V3.7L3.3 18.3H17.3',
  5: 'M15.4 3.5H5.8L4.9 12.9C6.2 11.8 7.9 11.2 9.8 11.2C13.7 11.2 16.4 13.9 16.4 17.7C16.4 21.7 13.6 24.5 9.7 24.5C7 24.5 4.7 23.3 3.5 21.2',
  6: 'M14.6 3.5C8.2 5 3.5 10.4 3.5 17.7C3.5 21.8 6.3 24.5 10 24.5S16.5 21.8 16.5 18S13.7 11.6 10 11.6C7 11.6 4.6 13.3 3.8 15.8',
  7: 'M3.6 3.5H16.2L8.3 24.5',
  8: 'M10 3.5C6.8 3.5 4.5 5.5 4.5 8.3S6.8 13.1 10 13.1S15.5 11.1 15.5 8.3S13.2 3.5 10 3.5ZM10 13.1C6.3 13.1 3.5 15.4 3.5 18.8S6.3 24.5 10 24.5S16.5 22.2 16.5 18.8S13.7 13.1 10 13.1Z',
  9: 'M5.4 24.5C11.8 23 16.5 17.6 16.5 10.3C16.5 6.2 13.7 3.5 10 3.5S3.5 6.2 3.5 10S6.3 16.4 10 16.4C13 16.4 15.4 14.7 16.2 12.2',
}

/** The pips of a die of 48 x 48: dots of a round pen, this wide. */
export const PIPS: Record<string, { dots: string; width: number }> = {
  1: { dots: 'M24 22.5h0', width: 10.8 },
  2: { dots: 'M14.5 32h0M33.5 13h0', width: 9.4 },
  3: { dots: 'M13.5 33h0M24 22.5h0M34.5 12h0', width: 9.2 },
  4: { dots: 'M14.5 13h0M33.5 13h0M14.5 32h0M33.5 32h0', width: 9.2 },
  5: { dots: 'M13.5 12h0M34.5 12h0M24 22.5h0M13.5 33h0M34.5 33h0', width: 9 },
}

/** The tiny worm of tiles, 24 x 16: a stroke, and a head with an eye cut out. */
export const WORM = {
  body: 'M3 12.2C6.5 12.2 6 5.8 10 5.8S13 12.2 16 12.2C19.5 12.2 19.8 8.6 20 4.6',
  head: 'M16.7 4.6a3.3 3.3 0 1 0 6.6 0a3.3 3.3 0 1 0-6.6 0M19.5 4a1.2 1.2 0 1 0 2.4 0a1.2 1.2 0 1 0-2.4 0',
}
