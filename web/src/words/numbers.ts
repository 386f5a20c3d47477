import type { Language } from './languages.ts'

const formats = new Map<string, Intl.NumberFormat>()

/** Making a format is slow, using it is not. */
export function numbersIn(language: Language, style: 'percent' | 'decimal', digits: number): Intl.NumberFormat {
  const key = `${language} ${style} ${digits}`
  const format =
    formats.get(key) ??
    new Intl.NumberFormat(language, { style, minimumFractionDigits: digits, maximumFractionDigits: digits })
  formats.set(key, format)
  return format
}
