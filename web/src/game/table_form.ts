import { isTurnLimit, type Rules, writeRules } from './editions.ts'
import { COLOUR_NAMES } from '../drawings/colours.ts'
import type { Clock, Colour, NewTable, NewSeat, Refusal } from '../documents/types.ts'
import { NUMBERS } from '../engine/generated/layout.ts'
import { settings } from '../settings.svelte.ts'

export const LONGEST_NAME = 24
export const { FEWEST_PLAYERS: FEWEST_SEATS, MOST_PLAYERS: MOST_SEATS } = NUMBERS

/** What somebody filled in to open a table. `people` play on this device, the first of them is its owner. */
export interface TableForm {
  rules: Rules
  people: string[]
  colour: Colour
  plays: boolean
  bots: { name: string; bot: string }[]
  seats: number
  clock: Clock
  public: boolean
  coach: boolean
  starter: NewTable['starter']
}

type Field = 'people' | 'seats' | 'rules' | 'form'
/** Keys of the sentences that say what must be changed. */
export type Troubles = Partial<Record<Field, string>>

export function firstForm(name: string): TableForm {
  return {
    rules: { preset: 'classic', options: {} },
    people: [name],
    colour: 'tomato',
    plays: true,
    bots: [],
    seats: 4,
    clock: 'none',
    public: false,
    coach: true,
    starter: 'drawn',
  }
}

/** How many seats are taken when the table opens. */
export const taken = (form: TableForm): number => (form.plays ? form.people.length : 0) + form.bots.length

export function troublesOf(form: TableForm): Troubles {
  const troubles: Troubles = {}
  const names = form.plays ? form.people.map((name) => name.trim()) : []
  const all = [...names, ...form.bots.map(({ name }) => name)]
  if (names.includes('')) troubles.people = 'web-new-name-missing'
  else if (new Set(all).size < all.length) troubles.people = 'web-new-name-twice'
  if (taken(form) > form.seats) troubles.seats = 'web-new-too-many'
  if (!isTurnLimit(form.rules.options['max_turns'] ?? 'none')) troubles.rules = 'web-new-bad-number'
  return troubles
}

export function newTableOf(form: TableForm): NewTable {
  const [host, ...companions] = form.plays ? withColours(form.people, form.colour) : []
  return {
    rules: writeRules(form.rules),
    host: host ?? null,
    companions,
    bots: form.bots.map(({ name, bot }) => ({ name, bot })),
    seats: form.seats,
    clock: form.clock,
    public: form.public,
    coach: form.coach,
    starter: form.starter,
    dice: 'fair',
    asks: false,
  }
}

/** Each person gets a colour: the first the chosen one, the others in the order of the colours. */
export function withColours(people: string[], first: Colour): NewSeat[] {
  const colours = [first, ...COLOUR_NAMES.filter((colour) => colour !== first)]
  return people.map((name, index) => ({
    name: name.trim(),
    colour: colours[index] ?? null,
    sealed_phrase: '',
    throws: !settings.rollsForMe,
  }))
}

/** What a refusal is about, and its field. */
const FIELDS: Record<string, Field> = {
  name: 'people',
  colour: 'people',
  preset: 'rules',
  option: 'rules',
  bot: 'rules',
  places: 'seats',
}

/** Which field a refusal of the server belongs to. */
export function fieldOf({ details }: Pick<Refusal, 'details'>): Field {
  return Object.keys(details ?? {}).flatMap((about) => FIELDS[about] ?? [])[0] ?? 'form'
}
