import { ON_FILE_SERVER } from '../places.ts'

/** A file of the built page; one whose name has a hash of its content needs no revision. */
export interface PocketFile {
  url: string
  revision: string | null
}

/** What a version is called: different for any other file. */
export function nameOf(files: readonly PocketFile[]): string {
  let sum = 0x811c9dc5
  for (const letter of JSON.stringify(files)) sum = Math.imul(sum ^ letter.charCodeAt(0), 0x01000193)
  return (sum >>> 0).toString(36)
}

/** Paths of a server that are no places of the page. */
const ITS_OWN = /^(api|assets|health|icons|metrics|schema|screenshots)(\/|$)/

/** Whether an address is a place of the page, below the folder where it lives. A plain file server has one page. */
export function isPage(url: URL, home: string, onFileServer = ON_FILE_SERVER): boolean {
  const place = url.origin + url.pathname
  if (!place.startsWith(home)) return false
  const path = place.slice(home.length)
  if (onFileServer) return path === '' || path === 'index.html'
  return !ITS_OWN.test(path) && !path.split('/').at(-1)?.includes('.')
}
