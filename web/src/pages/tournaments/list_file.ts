/** A list of names as spreadsheets write it: UTF-8, UTF-16, or the code page of Windows for the language of the page. */
const CODE_PAGES: Record<string, string> = { ro: 'windows-1250', ru: 'windows-1251' }

export function decodeList(bytes: Uint8Array, language: string): string {
  const [one, two] = bytes
  if (one === 0xff && two === 0xfe) return new TextDecoder('utf-16le').decode(bytes)
  if (one === 0xfe && two === 0xff) return new TextDecoder('utf-16be').decode(bytes)
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes)
  } catch {
    return new TextDecoder(CODE_PAGES[language] ?? 'windows-1252').decode(bytes)
  }
}
