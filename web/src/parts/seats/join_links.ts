const CODE = /^([a-z]{3,7})([1-9][0-9]{1,3})$/i
const TABLE = /^\/table\/[\w-]{22}\/?$/
const JOIN = /^\/join\/[^/]+\/?$/

/** Where something typed, pasted or scanned leads: a code such as “Kiwi 27”, or a link. Null if it is neither. */
export function placeOf(text: string): string | null {
  const code = CODE.exec(withoutAccents(text).replace(/[\s-]/g, ''))
  if (code) return `/join/${code[1]}${code[2]}`.toLowerCase()
  return placeOfLink(text.trim())
}

/** “Kíwi” is Kiwi: phones correct words as they like. */
const withoutAccents = (text: string): string => text.normalize('NFKD').replace(/\p{Mark}/gu, '')

/** Only the path counts: the same server may be known by several addresses. */
function placeOfLink(text: string): string | null {
  if (!URL.canParse(text)) return null
  const { pathname, hash } = new URL(text)
  if (TABLE.test(pathname) || JOIN.test(pathname)) return pathname
  if (pathname === '/me' && hash.startsWith('#link=')) return pathname + hash
  return null
}

/** The code of a table as a link has it. */
export const joinPath = (name: string): string => `/join/${name.replaceAll(' ', '').toLowerCase()}`
