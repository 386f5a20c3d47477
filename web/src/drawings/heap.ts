/** The worms of a tile lie in rows, each row centred; a worm is 24 x 16. */
interface Heap {
  width: number
  height: number
  worms: { x: number; y: number }[]
}

const [WIDTH, HEIGHT, GAP] = [24, 16, 1.5]

export function heapOf(rows: number[]): Heap {
  const widthOf = (count: number): number => count * (WIDTH + GAP) - GAP
  const width = widthOf(Math.max(...rows))
  const worms = rows.flatMap((count, row) =>
    Array.from({ length: count }, (_, index) => ({
      x: (width - widthOf(count)) / 2 + index * (WIDTH + GAP),
      y: row * (HEIGHT + GAP),
    })),
  )
  return { width, height: rows.length * (HEIGHT + GAP) - GAP, worms }
}

/** Two per row. */
export function pairs(count: number): number[] {
  return Array.from({ length: Math.ceil(count / 2) }, (_, row) => Math.min(2, count - 2 * row))
}
