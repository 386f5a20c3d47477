import type { Language } from './languages.ts'

const formats = new Map<string, Intl.NumberFormat>()
const lists = new Map<string, Intl.ListFormat>()

/** Making a format is slow, using it is not. */
export function numbersIn(language: Language, style: 'percent' | 'decimal', digits: number): Intl.NumberFormat {
  const key = `${language} ${style} ${digits}`
  const format =
    formats.get(key) ??
    new Intl.NumberFormat(language, { style, minimumFractionDigits: digits, maximumFractionDigits: digits })
  formats.set(key, format)
  return format
}

export type ListType = 'conjunction' | 'disjunction'

export function listsIn(language: Language, type: ListType): Intl.ListFormat {
  const key = `${language} ${type}`
  const format = lists.get(key) ?? new Intl.ListFormat(language, { type })
  lists.set(key, format)
  return format
}
