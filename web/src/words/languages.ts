import { NAMES } from 'virtual:languages'

/** Languages of the catalogues, each by its own name. */
export const LANGUAGES = NAMES
export type Language = string

export function pickLanguage(wanted: readonly string[]): Language {
  const languages = wanted.map((tag) => tag.slice(0, 2).toLowerCase())
  return languages.find((language) => language in LANGUAGES) ?? 'en'
}
