import { say } from '../words/words.svelte.ts'

/** A preset and the options added to it (N1). Values are words, as a record writes them. */
export interface Rules {
  preset: string
  options: Record<string, string>
}

/** What applies where nothing is said: docs/rules.md M4, M5, M7, S7, F4, E4. */
const USUAL: Record<string, string> = {
  golden_die: 'ones_and_worms',
  worms_on_low_tiles: '1',
  steal: 'forced',
  lower_tile: 'next',
  faster: 'off',
  max_turns: 'none',
  highest_tile: '36',
}
const OF_PRESET: Record<string, Record<string, string>> = { russian: { steal: 'optional' } }
const DELUXE_ONLY = ['golden_die', 'worms_on_low_tiles']

export function usual(preset: string, option: string): string {
  return OF_PRESET[preset]?.[option] ?? USUAL[option] ?? ''
}

/** Whether an option means anything in this preset. */
export function matters(preset: string, option: string): boolean {
  return preset === 'deluxe' || !DELUXE_ONLY.includes(option)
}

/** The values to choose from for an option that is a number; null where any number from 1 is allowed. */
export function numbersOf(preset: string, option: string): number[] | null {
  if (option === 'worms_on_low_tiles') return range(0, 4)
  if (option === 'highest_tile') return range(preset === 'deluxe' ? 29 : 21, 36)
  return null
}

function range(from: number, to: number): number[] {
  return Array.from({ length: to - from + 1 }, (_, index) => from + index)
}

export function readRules(text: string): Rules {
  const [preset = 'classic', ...settings] = text.split(/\s+/).filter(Boolean)
  return { preset, options: Object.fromEntries(settings.map((setting) => setting.split('=') as [string, string])) }
}

/** What applies for an option under these rules, said or not. */
export function optionIn(rules: string, option: string): string {
  const { preset, options } = readRules(rules)
  return options[option] ?? usual(preset, option)
}

/** Write the rules of a new table: only what differs from the preset and means something there. */
export function writeRules({ preset, options }: Rules): string {
  const settings = Object.entries(options)
    .filter(
      ([option, value]) => matters(preset, option) && allowed(preset, option, value) && value !== usual(preset, option),
    )
    .map(([option, value]) => `${option}=${value}`)
  return [preset, ...settings].join(' ')
}

/** Whether what somebody typed can be a game's turn limit (E4). */
export function isTurnLimit(value: string): boolean {
  return value === 'none' || /^[1-9]\d{0,5}$/.test(value)
}

/** A highest tile chosen for the classic game may be too low for deluxe (M7): it is dropped then. */
function allowed(preset: string, option: string, value: string): boolean {
  if (option === 'max_turns') return isTurnLimit(value)
  const numbers = numbersOf(preset, option)
  return !numbers || numbers.includes(Number(value))
}

// In words

const keyOf = (option: string): string => `web-option-${option.replaceAll('_', '-')}`

export const tellPreset = (preset: string): string => say(`web-preset-${preset}`)
export const tellOption = (option: string): string => say(keyOf(option))
export const explainOption = (option: string): string => say(`${keyOf(option)}-hint`)

export function tellValue(option: string, value: string): string {
  const number = /^\d+$/.test(value)
  return number
    ? say(`${keyOf(option)}-value`, { n: Number(value) })
    : say(`${keyOf(option)}-${value.replaceAll('_', '-')}`)
}

/** The rules of a table as phrases: “Deluxe”, “Steal if you like”. */
export function tellRules(text: string): string[] {
  const { preset, options } = readRules(text)
  const changed = Object.entries(options).filter(
    ([option, value]) => matters(preset, option) && value !== usual(preset, option),
  )
  return [tellPreset(preset), ...changed.map(([option, value]) => tellValue(option, value))]
}

/** Rules and clock of a table in one line. */
export const tellTable = ({ rules, clock }: { rules: string; clock: string }): string =>
  [...tellRules(rules), say(`web-pace-${clock}`)].join(' · ')
