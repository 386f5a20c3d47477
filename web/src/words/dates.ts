import { words } from './words.svelte.ts'

const formats = new Map<string, Intl.DateTimeFormat>()

/** Making a format is slow, using it is not. */
function formatIn(language: string, options: Intl.DateTimeFormatOptions): Intl.DateTimeFormat {
  const key = `${language} ${JSON.stringify(options)}`
  const format = formats.get(key) ?? new Intl.DateTimeFormat(language, options)
  formats.set(key, format)
  return format
}

/** “2 Aug 2026”, of seconds since 1970. */
export const day = (seconds: number): string => formatIn(words.language, { dateStyle: 'medium' }).format(seconds * 1000)

/** “2 Aug 2026, 20:15”. */
export const moment = (seconds: number): string =>
  formatIn(words.language, { dateStyle: 'medium', timeStyle: 'short' }).format(seconds * 1000)

/** “20:15”. */
export const timeOfDay = (when: Date): string =>
  formatIn(words.language, { hour: '2-digit', minute: '2-digit', hourCycle: 'h23' }).format(when)

/** “2 August 2026”. */
export const wholeDay = (when: Date): string => formatIn(words.language, { dateStyle: 'long' }).format(when)
