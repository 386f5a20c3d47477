/** Worms printed on a tile (M1). The tiles 11 and 13 belong to the deluxe edition. */
export function wormsOn(tile: number): number {
  return tile < 21 ? 1 : Math.floor((tile - 21) / 4) + 1
}
