// Written by `make engine` from src/heckmeck: nothing here is typed by hand.

/** Memory that the page may use. */
export const PLACES = { page: 262144, pageEnd: 1310720 } as const

/** A field: where it begins, the bytes of a number, and how many numbers in each direction. */
export interface Field {
  readonly at: number
  readonly bytes: number
  readonly shape: readonly number[]
}

/** A state of the game, as it lies in memory. */
export const STATE = {
  size: 232,
  fields: {
    turns: { at: 0, bytes: 8, shape: [] },
    max_turns: { at: 8, bytes: 8, shape: [] },
    golden_die_standard: { at: 16, bytes: 1, shape: [] },
    worms_on_low_tiles: { at: 17, bytes: 1, shape: [] },
    steal_optional: { at: 18, bytes: 1, shape: [] },
    lower_tile_any: { at: 19, bytes: 1, shape: [] },
    faster: { at: 20, bytes: 1, shape: [] },
    players: { at: 21, bytes: 1, shape: [] },
    seat: { at: 22, bytes: 1, shape: [] },
    phase: { at: 23, bytes: 1, shape: [] },
    grill: { at: 24, bytes: 1, shape: [37] },
    stack: { at: 61, bytes: 1, shape: [7, 18] },
    height: { at: 187, bytes: 1, shape: [7] },
    specialist: { at: 194, bytes: 1, shape: [6] },
    received: { at: 200, bytes: 1, shape: [] },
    bratworms: { at: 201, bytes: 1, shape: [7] },
    supply: { at: 208, bytes: 1, shape: [] },
    roll: { at: 209, bytes: 1, shape: [6] },
    golden: { at: 215, bytes: 1, shape: [] },
    kept: { at: 216, bytes: 1, shape: [6] },
    dice_left: { at: 222, bytes: 1, shape: [] },
    golden_left: { at: 223, bytes: 1, shape: [] },
    weasel_used: { at: 224, bytes: 1, shape: [] },
  },
} as const

/** What `find_facts` tells of a state. */
export const FACTS = {
  size: 72,
  fields: {
    legal: { at: 0, bytes: 8, shape: [] },
    total: { at: 8, bytes: 1, shape: [] },
    final_total: { at: 9, bytes: 1, shape: [] },
    white_due: { at: 10, bytes: 1, shape: [] },
    worms: { at: 11, bytes: 1, shape: [7] },
    specialist: { at: 18, bytes: 1, shape: [7] },
    place: { at: 25, bytes: 1, shape: [7] },
    worms_on: { at: 32, bytes: 1, shape: [37] },
  },
} as const

/** The engine's numbers by their names. */
export const NUMBERS = {
  MOST_PLAYERS: 7,
  DICE: 8,
  BRATWORMS: 7,
  APPLE_WORMS: 3,
  FACES: 6,
  WORM: 5,
  WORM_POINTS: 5,
  NONE: -1,
  LOWEST_TILE: 11,
  LOWEST_PORTION: 21,
  HIGHEST_TILE: 36,
  MOST_TILES: 18,
  GONE: 0,
  UP: 1,
  DOWN: 2,
  IN_THE_BOX: -1,
  OUT_OF_THE_GAME: 0,
  WITH_SEAT: 64,
} as const

/** The phases by number. */
export const PHASES = ["start", "rolling", "keep", "decide", "claim", "put_back", "bratworm", "over"] as const

/** The faces of a die by number. */
export const FACES = ["1", "2", "3", "4", "5", "W"] as const

/** The Specialists by number. */
export const SPECIALISTS = ["canned_worm", "hen", "raven", "weasel", "golden_die", "apple"] as const

/** The decisions by code, as records and documents spell them. */
export const ACTIONS = [
  "roll",
  "roll golden",
  "keep 1",
  "keep 2",
  "keep 3",
  "keep 4",
  "keep 5",
  "keep W",
  "stop",
  "weasel",
  "take 21",
  "take 22",
  "take 23",
  "take 24",
  "take 25",
  "take 26",
  "take 27",
  "take 28",
  "take 29",
  "take 30",
  "take 31",
  "take 32",
  "take 33",
  "take 34",
  "take 35",
  "take 36",
  "put back canned_worm",
  "put back hen",
  "put back raven",
  "put back weasel",
  "put back golden_die",
  "put back apple",
  "from 0",
  "from 1",
  "from 2",
  "from 3",
  "from 4",
  "from 5",
  "from 6",
] as const

/** Where the codes of a kind of decision begin. */
export const ACTION_CODES = { keep: 2, take: 10, putBack: 26, from: 32 } as const

/** The decisions after which dice fall. */
export const ROLL_DECISIONS = ["roll", "roll golden", "weasel"] as const

/** The worms of each tile by its number, without options. */
export const WORMS = [
  0,
  0,
  0,
  0,
  0,
  0,
  0,
  0,
  0,
  0,
  0,
  1,
  0,
  1,
  0,
  0,
  0,
  0,
  0,
  0,
  0,
  1,
  1,
  1,
  1,
  2,
  2,
  2,
  2,
  3,
  3,
  3,
  3,
  4,
  4,
  4,
  4,
] as const

/** The presets: deluxe or not, and the options that they set. */
export const PRESETS = {
  classic: { deluxe: false, options: {} },
  deluxe: { deluxe: true, options: {} },
  russian: { deluxe: false, options: { steal: "optional" } },
} as const

/** The options: clause, field of the state, and words by number or range. */
export const OPTIONS = {
  golden_die: {
    clause: "M5",
    default: "ones_and_worms",
    words: ["ones_and_worms", "standard"],
    field: "golden_die_standard",
  },
  worms_on_low_tiles: {
    clause: "M4",
    default: 1,
    range: { classic: [0, 4], deluxe: [0, 4], russian: [0, 4] },
    field: "worms_on_low_tiles",
  },
  steal: { clause: "S7", default: "forced", words: ["forced", "optional"], field: "steal_optional" },
  lower_tile: { clause: "S7", default: "next", words: ["next", "any"], field: "lower_tile_any" },
  faster: { clause: "F4", default: "off", words: ["off", "returned", "highest"], field: "faster" },
  max_turns: {
    clause: "E4",
    default: null,
    range: { classic: [1, 999999999999], deluxe: [1, 999999999999], russian: [1, 999999999999] },
    field: "max_turns",
  },
  highest_tile: {
    clause: "M7",
    default: 36,
    range: { classic: [21, 36], deluxe: [29, 36], russian: [21, 36] },
    field: null,
  },
} as const

/** Reasons of refusals. */
export const REASONS = [
  { reason: "game-over", clause: "E1", details: [] },
  { reason: "game-over", clause: "E4", details: [] },
  { reason: "choose-a-tile", clause: "S7", details: [] },
  { reason: "choose-a-specialist", clause: "G2", details: [] },
  { reason: "choose-a-player", clause: "B2", details: [] },
  { reason: "dice-must-fall", clause: "T1", details: [] },
  { reason: "dice-must-fall", clause: "T5", details: [] },
  { reason: "choose-dice", clause: "K4", details: [] },
  { reason: "set-aside-first", clause: "T2", details: [] },
  { reason: "roll-or-stop", clause: "T4", details: [] },
  { reason: "stop-only-after-setting-aside", clause: "T1", details: [] },
  { reason: "stop-only-after-setting-aside", clause: "T4", details: [] },
  { reason: "golden-die-too-late", clause: "K4", details: [] },
  { reason: "golden-die-not-owned", clause: "K4", details: [] },
  { reason: "nothing-rolled", clause: "T2", details: [] },
  { reason: "set-aside-before", clause: "T2", details: ["face"] },
  { reason: "face-not-rolled", clause: "T2", details: ["face"] },
  { reason: "weasel-not-owned", clause: "K5", details: [] },
  { reason: "weasel-used", clause: "K5", details: [] },
  { reason: "weasel-only-after-a-roll", clause: "K5", details: [] },
  { reason: "tile-not-to-choose", clause: "S7", details: ["tile"] },
  { reason: "no-tile-to-choose", clause: "S7", details: ["tile"] },
  { reason: "specialist-not-to-choose", clause: "G2", details: ["specialist"] },
  { reason: "no-specialist-to-choose", clause: "G2", details: ["specialist"] },
  { reason: "no-bratworm-to-choose", clause: "B2", details: [] },
  { reason: "bratworm-from-yourself", clause: "B2", details: [] },
  { reason: "bratworm-under-the-hen", clause: "B2", details: [] },
  { reason: "no-bratworm-there", clause: "B2", details: [] },
  { reason: "golden-die-not-rolled", clause: "K4", details: [] },
  { reason: "wrong-number-of-dice", clause: "T1", details: ["due", "rolled"] },
  { reason: "wrong-number-of-dice", clause: "T5", details: ["due", "rolled"] },
  { reason: "golden-die-missing", clause: "K4", details: [] },
  { reason: "golden-die-face", clause: "M5", details: ["face"] },
] as const

/** What is wrong with a position; 0 is sound. */
export const FLAWS = [
  { reason: "", clause: "", field: "" },
  { reason: "position-no-such-tile", clause: "M1", field: "" },
  { reason: "position-tile-of-deluxe", clause: "M4", field: "" },
  { reason: "position-tile-in-the-box", clause: "M7", field: "" },
  { reason: "position-tile-twice", clause: "M1", field: "" },
  { reason: "position-tile-twice", clause: "M4", field: "" },
  { reason: "position-tile-missing", clause: "M1", field: "GRILL" },
  { reason: "position-tile-missing", clause: "M4", field: "GRILL" },
  { reason: "position-specialist-in-classic", clause: "M4", field: "" },
  { reason: "position-specialist-twice", clause: "M4", field: "" },
  { reason: "position-raven-owned", clause: "K7", field: "" },
  { reason: "position-owner-without-a-tile", clause: "G4", field: "" },
  { reason: "position-two-specialists", clause: "G2", field: "" },
  { reason: "position-not-face-up", clause: "G3", field: "" },
  { reason: "position-tile-occupied", clause: "G3", field: "" },
  { reason: "position-bratworms", clause: "M4", field: "SUPPLY" },
  { reason: "position-over", clause: "E1", field: "SEAT" },
  { reason: "position-golden-die-not-owned", clause: "K4", field: "TURN" },
  { reason: "position-number-of-dice", clause: "T1", field: "TURN" },
  { reason: "golden-die-face", clause: "M5", field: "TURN" },
  { reason: "position-golden-die-nowhere", clause: "M5", field: "TURN" },
  { reason: "position-no-dice-left", clause: "T5", field: "TURN" },
  { reason: "position-nothing-set-aside", clause: "T4", field: "TURN" },
  { reason: "position-weasel-not-owned", clause: "K5", field: "TURN" },
  { reason: "position-dead-roll", clause: "T3", field: "TURN" },
  { reason: "position-bratworm-not-earned", clause: "B1", field: "STACKS" },
] as const

/** Kinds of events. */
export const EVENTS = [
  { kind: "bratworm", clause: "" },
  { kind: "bratworm-from", clause: "" },
  { kind: "takes", clause: "" },
  { kind: "steals", clause: "" },
  { kind: "takes-hen", clause: "" },
  { kind: "fails-nothing-to-set-aside", clause: "T3" },
  { kind: "fails-no-worm", clause: "S1" },
  { kind: "fails-no-tile", clause: "S5" },
  { kind: "puts-back", clause: "" },
  { kind: "turned-over", clause: "" },
  { kind: "gets-specialist", clause: "" },
  { kind: "specialist-back", clause: "" },
  { kind: "specialist-out", clause: "" },
  { kind: "game-over", clause: "" },
] as const

/** A row of `find_events`, in words of 4 bytes. */
export const EVENT_ROW = { kind: 0, seat: 1, tile: 2, other: 3, specialist: 4, length: 5, most: 48, diceFall: -1 } as const

/** The bots: `decide` takes the kind and the parameters, usual by players or changed. */
export const BOTS = {
  random: {
    kind: 0,
    parameters: {},
    usual: {
      "2": [0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0],
      "3": [0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0],
      "4": [0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0],
      "5": [0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0],
      "6": [0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0],
      "7": [0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0],
    },
  },
  simple: {
    kind: 1,
    parameters: {},
    usual: {
      "2": [0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0],
      "3": [0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0],
      "4": [0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0],
      "5": [0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0],
      "6": [0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0],
      "7": [0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0],
    },
  },
  careful: {
    kind: 2,
    parameters: {},
    usual: {
      "2": [0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0],
      "3": [0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0],
      "4": [0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0],
      "5": [0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0],
      "6": [0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0],
      "7": [0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0],
    },
  },
  worms: {
    kind: 3,
    parameters: { steal: 0, loss: 1, bratworm: 2, canned_worm: 3, hen: 4, weasel: 6, golden_die: 7, apple: 8 },
    usual: {
      "2": [2.0, 1.0, 1.0, 0.5, 0.5, 0.0, 1.0, 1.5, 0.5],
      "3": [1.5, 1.0, 1.0, 0.5, 0.5, 0.0, 1.0, 1.5, 0.5],
      "4": [1.3333333333333333, 1.0, 1.0, 0.5, 0.5, 0.0, 1.0, 1.5, 0.5],
      "5": [1.25, 1.0, 1.0, 0.5, 0.5, 0.0, 1.0, 1.5, 0.5],
      "6": [1.2, 1.0, 1.0, 0.5, 0.5, 0.0, 1.0, 1.5, 0.5],
      "7": [1.1666666666666667, 1.0, 1.0, 0.5, 0.5, 0.0, 1.0, 1.5, 0.5],
    },
  },
  champion: {
    kind: 4,
    parameters: { depth: 0 },
    usual: {
      "2": [1.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0],
      "3": [1.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0],
      "4": [1.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0],
      "5": [1.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0],
      "6": [1.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0],
      "7": [1.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0],
    },
  },
} as const

/** How many numbers a bot's parameters are. */
export const PARAMETERS = 9 as const

/** How many numbers below 2^32, each in 8 bytes, a bot's chance is. */
export const CHANCE = 4 as const

/** The champion's networks; of several that fit, the first. */
export const NETWORKS = [
  { file: "weights-classic-2-2.bin", deluxe: false, fewest: 2, most: 2, bytes: 96780 },
  { file: "weights-classic-3-4.bin", deluxe: false, fewest: 3, most: 4, bytes: 155914 },
  { file: "weights-classic-5-7.bin", deluxe: false, fewest: 5, most: 7, bytes: 240894 },
  { file: "weights-deluxe-2-2.bin", deluxe: true, fewest: 2, most: 2, bytes: 139520 },
  { file: "weights-deluxe-3-4.bin", deluxe: true, fewest: 3, most: 4, bytes: 212744 },
  { file: "weights-deluxe-5-7.bin", deluxe: true, fewest: 5, most: 7, bytes: 314144 },
] as const

/** A row of `find_outlook`, in words of 8 bytes; tiles may be bits. */
export const OUTLOOK_ROW = {
  possible: 0,
  total: 1,
  bratworm_earned: 2,
  dice_left: 3,
  used: 4,
  stops: 6,
  tile: 7,
  exact: 8,
  from_seat: 9,
  hen_only: 10,
  worms: 11,
  specialist: 12,
  gained: 13,
  canned: 14,
  choose: 15,
  lost: 16,
  turned: 17,
  reach: 18,
  counts: 19,
  lands: 20,
  weasel: 21,
  length: 22,
} as const

/** The rows after those of the faces, and sizes. */
export const OUTLOOK = { now: 6, failure: 7, rows: 8, room: 71, noThrow: -1.0, undecided: ["rolling", "over"] } as const

/** A row of `judge`, in numbers of 8 bytes with a point. */
export const JUDGED_ROW = {
  win: 0,
  fail: 7,
  worms: 8,
  steals: 9,
  ends: 10,
  likely: 11,
  likely_chance: 12,
  action: 13,
  reason: 14,
  claim: 15,
  length: 53,
  most: 16,
  failure: 0,
  claimed: 37,
} as const

/** Rows and columns of `find_tile_chances`, numbers of 8 bytes with a point. */
export const TILE_CHANCES = { tiles: 37, actions: 39 } as const

/** A row of `roll_out`, in numbers of 8 bytes with a point. */
export const ROLLED_ROW = { action: 0, batches: 1, win: 30, error: 37, length: 44, most: 16 } as const

/** Playing out: how many games, and how exactly. */
export const ROLLOUTS = {
  batch: 8,
  fewest: 64,
  step: 2,
  close: 0.05,
  mostPlayedOut: 4,
  error: 0.005,
  mostGames: 4000,
  width: 1.96,
} as const

/** The puzzle of the day, and the rating of whoever has solved none. */
export const PUZZLES = { firstDay: "2026-01-01", stride: 107, beginner: 1000 } as const

/** What speaks for a decision against another, by number. */
export const WHY = [
  "only",
  "equal",
  "must-fail",
  "ends",
  "lasts",
  "cannot-fail",
  "safer-and-richer",
  "safer",
  "richer",
  "more-worms",
  "steals",
  "position",
] as const

/** How many turning points a review names at most. */
export const TURNING_POINTS = 5 as const

/** How much of a win a turning point moves at least. */
export const TURNS_THE_GAME = 0.1 as const

/** How good a decision was. */
export const CLASSES = ["best", "fine", "inaccuracy", "mistake", "blunder"] as const

/** A class begins where a decision loses this much of a win. */
export const THRESHOLDS = { fine: 0.0005, inaccuracy: 0.01, mistake: 0.03, blunder: 0.08 } as const

/** A mean loss that halves the accuracy. */
export const HALVES_ACCURACY = 0.02 as const

/** What the program exports. Addresses are numbers. */
export interface Engine {
  readonly memory: WebAssembly.Memory
  /** Set the table in a state that holds the options, and zero elsewhere (M1, M3, M4, M7). */
  new_game(state: number, deluxe: number, highest_tile: number, players: number, start: number): void
  /** Fill in what follows from a state: the decisions allowed now, worms, places, totals. */
  find_facts(state: number, facts: number): void
  /** Carry out a decision and all its effects; 0, and nothing changed, where it is not legal. */
  apply(state: number, action: number): number
  /** Let dice fall: six bytes with the number of white dice on each face, and the golden die's face or NONE. 0, and nothing changed, where other dice are due. */
  apply_dice(state: number, white: number, golden: number): number
  /** Return the number of the reason why a decision is not legal. */
  why_not(state: number, action: number): number
  /** Return the number of the reason why dice cannot fall. */
  why_not_dice(state: number, white: number, golden: number): number
  /** Return what the game waits for, as the number of a reason why something else is refused. */
  what_is_due(state: number): number
  /** Write a row for each event of a step and return how many; `action` is the decision, or DICE_FALL. */
  find_events(before: number, after: number, action: number, rows: number): number
  /** Take everything off the table of a new game. */
  clear_table(state: number): void
  /** Lay a tile out of the box, UP or DOWN, or on the stack of WITH_SEAT plus a seat; return the number of a flaw. */
  lay_tile(box: number, state: number, tile: number, place: number): number
  /** Lay a Specialist on a tile or before WITH_SEAT plus a seat; return the number of a flaw. */
  lay_specialist(box: number, state: number, specialist: number, place: number): number
  /** Return the number of what is wrong with a position when all is laid. */
  find_flaw(box: number, state: number): number
  /** Return the lowest tile that has not been laid. */
  first_missing(box: number): number
  /** Whether the dice of a turn have not fallen yet. */
  is_new_turn(state: number): number
  /** Put all dice into the hand of the player whose turn it is (T1, K4). */
  begin_turn(state: number): void
  /** Grow the trees of a turn with eight and with nine dice: once, and again for the other golden die (M5). */
  lay_trees(golden_die_standard: number): void
  /** Unpack the file of a network: before the champion is asked, or anybody whom it advises. */
  lay_weights(file: number): void
  /** Return a bot's decision where one is due; one that plays at random moves on the four numbers of `chance`. */
  decide(state: number, bot: number, parameters: number, chance: number): number
  /** Return the best decision of a turn for what each of its ends is worth (endings.py). */
  solve_turn(state: number, endings: number): number
  /** Fill in the rows of the outlook of the first state, and the chance that the throw after each is dead. Two more states behind it and the room are to work in. */
  find_outlook(states: number, rows: number, dead: number, room: number): void
  /** Fill in a row for each decision allowed now, best first, and return how many; trees and weights are laid. The first row tells each seat's chance of winning also where nobody decides: while dice must fall, and at the end. */
  judge(state: number, depth: number, rows: number): number
  /** Write each seat's chance of winning right after a turn, before anybody looks into the next one. */
  value_end(state: number, depth: number, win: number): void
  /** Write the best chance of each tile after each decision, a row for each tile number; the trees are laid. */
  find_tile_chances(state: number, chances: number): void
  /** Return the accuracy for a mean loss. */
  accuracy_at(error_rate: number): number
  /** Play a decision, or with NONE the position itself, out in some more batches of games; trees and weights are laid. The row is zero before the first of them. */
  roll_out(state: number, action: number, seed: number, batches: number, row: number): void
  /** Return which of these rows is to be played out next, or NONE: each is known well enough to the seat. */
  next_row(rows: number, count: number, seat: number, error: number, most: number): number
}
