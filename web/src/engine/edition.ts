/** The rules of a game: a preset and the options added to it, as text and as the numbers that the engine reads. */
import { OPTIONS, PRESETS, STATE } from './generated/layout.ts'
import { wordsOf } from './names.ts'
import { refused, shortened } from './refusal.ts'

export type Preset = keyof typeof PRESETS
export type Option = keyof typeof OPTIONS
type Value = string | number | null

/** Every option has its value, said or not; null: no limit. */
export interface Edition {
  preset: Preset
  options: Readonly<Record<Option, Value>>
  /** As it is written in a record. */
  text: string
}

interface About {
  readonly clause: string
  readonly default: Value
  readonly field: string | null
  /** Whether it is about pieces of deluxe alone. */
  readonly deluxe: boolean
  readonly words?: readonly string[]
  readonly range?: Readonly<Record<Preset, readonly [number, number]>>
}

export const PRESET_NAMES = Object.keys(PRESETS) as Preset[]
export const OPTION_NAMES = Object.keys(OPTIONS) as Option[]
const NO_LIMIT = 'none'
const MOST_DIGITS = 12
const LARGEST = 2 ** 62 // more turns than any game has

export const about = (option: Option): About => OPTIONS[option]
const isPreset = (word: string): word is Preset => Object.hasOwn(PRESETS, word)
const isOption = (word: string): word is Option => Object.hasOwn(OPTIONS, word)

/** What applies in a preset where nothing is said. */
export function usualIn(preset: Preset): Record<Option, Value> {
  const defaults = OPTION_NAMES.map((option) => [option, about(option).default])
  return { ...(Object.fromEntries(defaults) as Record<Option, Value>), ...PRESETS[preset].options }
}

/** Read a preset and `key=value` options, as the `rules` line of a record has them (N1). */
export function readEdition(text: string): Edition {
  const [preset = '', ...settings] = wordsOf(text)
  if (!isPreset(preset))
    throw refused('unknown-preset', 'N1', { preset: shortened(preset), presets: PRESET_NAMES.join(', ') })
  const options = usualIn(preset)
  const named = new Set<string>()
  for (const setting of settings) {
    const [, key = setting, value] = /^([^=]*)=(.*)$/s.exec(setting) ?? []
    if (value === undefined || !isOption(key))
      throw refused('unknown-option', 'N1', { option: shortened(setting), options: OPTION_NAMES.join(', ') })
    if (named.has(key)) throw refused('option-twice', 'N1', { option: key })
    named.add(key)
    options[key] = readOption(key, value, preset)
  }
  return { preset, options, text: [preset, ...settings].join(' ') }
}

function readOption(option: Option, value: string, preset: Preset): Value {
  const { clause, words, range } = about(option)
  if (words) {
    if (words.includes(value)) return value
    throw refused('option-word', clause, { option, value: shortened(value), allowed: words.join(', ') })
  }
  if (about(option).default === null && value === NO_LIMIT) return null
  const [low = 0, high = 0] = range?.[preset] ?? []
  const number = /^[0-9]+$/.test(value) && value.length <= MOST_DIGITS ? Number(value) : -1
  if (String(number) !== value || number < low || number > high)
    throw refused('option-number', clause, { option, value: shortened(value), low: String(low), high: String(high) })
  return number
}

/** Write the options into a state, as the numbers that the engine reads. */
export function writeOptions({ options }: Edition, state: DataView): void {
  for (const option of OPTION_NAMES) {
    const { field, words } = about(option)
    if (field === null) continue
    const { at, bytes } = STATE.fields[field as keyof typeof STATE.fields]
    const value = options[option]
    const number = words ? words.indexOf(String(value)) : Math.min(Number(value ?? 0), LARGEST)
    if (bytes === 1) state.setInt8(at, number)
    else state.setBigInt64(at, BigInt(number), true)
  }
}

export const isDeluxe = ({ preset }: Edition): boolean => PRESETS[preset].deluxe
export const highestTile = ({ options }: Edition): number => Number(options.highest_tile)
