import { about, type Option, OPTION_NAMES, type Preset, PRESET_NAMES, usualIn } from '../engine/edition.ts'
import { PRESETS as ABOUT_PRESETS } from '../engine/generated/layout.ts'
import { say } from '../words/words.svelte.ts'

/** A preset and the options added to it (N1). Values are words, as a record writes them. */
export interface Rules {
  preset: string
  options: Record<string, string>
}

/** The options of the rules and the words to choose from; those that are numbers have none. */
export const OPTIONS: Record<string, string[]> = Object.fromEntries(
  OPTION_NAMES.map((option) => [option, [...(about(option).words ?? [])]]),
)

const isPreset = (word: string): word is Preset => PRESET_NAMES.includes(word as Preset)
const isOption = (word: string): word is Option => OPTION_NAMES.includes(word as Option)

/** What applies where nothing is said. */
export function usual(preset: string, option: string): string {
  return isPreset(preset) && isOption(option) ? String(usualIn(preset)[option] ?? 'none') : ''
}

/** Whether an option means anything in this preset. */
export function matters(preset: string, option: string): boolean {
  return (isPreset(preset) && ABOUT_PRESETS[preset].deluxe) || !(isOption(option) && about(option).deluxe)
}

/** The values to choose from for an option that is a number; null where any number from 1 is allowed. */
export function numbersOf(preset: string, option: string): number[] | null {
  if (!isPreset(preset) || !isOption(option)) return null
  const { range, default: usually } = about(option)
  if (!range || usually === null) return null
  const [low, high] = range[preset]
  return Array.from({ length: high - low + 1 }, (_, index) => low + index)
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

export const PRESETS: readonly string[] = PRESET_NAMES

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
