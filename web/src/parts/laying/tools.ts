/** What a tap on a tile means: it goes to the grill, is turned over, goes to the stack of a seat, or a specialist is put
 * there. */
export type Tool = 'up' | 'down' | `seat ${number}` | `specialist ${string}`

export const seatOf = (tool: Tool): number | null => (tool.startsWith('seat ') ? Number(tool.slice(5)) : null)
export const specialistOf = (tool: Tool): string | null => (tool.startsWith('specialist ') ? tool.slice(11) : null)
