import type { Ending, Outlook, Prospect, State } from '../../src/documents/types.ts'

/** A classic game of two, Anna about to set aside dice; parts can be changed. */
export function stateOf(parts: Partial<State> = {}): State {
  const grill = Object.fromEntries(Array.from({ length: 16 }, (_, index) => [String(21 + index), 'up' as const]))
  return {
    ply: 7,
    move: 'dice 1134WWWW',
    phase: 'keep',
    seat: 0,
    grill,
    specialists: {},
    supply: 0,
    players: [
      { name: 'Anna', stack: [], bratworms: 0, specialist: null, worms: 0 },
      { name: 'Ben', stack: [], bratworms: 0, specialist: null, worms: 0 },
    ],
    turn: { roll: '1134WWWW', golden: null, kept: {}, dice_left: 8, golden_left: false, total: 0, weasel_used: false },
    legal: ['keep 1', 'keep 3', 'keep 4', 'keep W'],
    ranking: null,
    ...parts,
  }
}

export function endingOf(parts: Partial<Ending> = {}): Ending {
  return {
    kind: 'take',
    tile: 25,
    from_seat: null,
    worms: 2,
    specialist: null,
    choose: [],
    bratworms: 0,
    hen: false,
    canned: false,
    counts: 25,
    lost: null,
    turned: null,
    ...parts,
  }
}

export function prospectOf(parts: Partial<Prospect> = {}): Prospect {
  return {
    total: 20,
    worm: true,
    bratworm: false,
    dice_left: 4,
    stop: endingOf({ kind: 'fail', tile: null }),
    reach: [21, 22, 23],
    dead: 1 / 4,
    ...parts,
  }
}

export function outlookOf(faces: Record<string, Prospect>, parts: Partial<Outlook> = {}): Outlook {
  return {
    now: null,
    faces,
    weasel: false,
    roll_costs: { tile: null, turned: null, specialist: null },
    lands: null,
    ...parts,
  }
}
