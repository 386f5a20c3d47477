/** A place of the page, written from the root: `/rules?x#T5` is path, query and fragment. */
export interface Place {
  path: string
  query: string
  fragment: string
}

/** A server answers every path with the page. A plain file server knows only its files, so there a place stands behind
 * `#`: `…/games/heckmeck/#/rules#T5`. `make site` builds that page, with relative addresses. */
export const ON_FILE_SERVER = import.meta.env.BASE_URL === './'

type Spot = Pick<Location, 'pathname' | 'search' | 'hash'>

/** The place that the address bar names. */
export function placeAt(spot: Spot, onFileServer = ON_FILE_SERVER): Place {
  if (!onFileServer) return { path: spot.pathname, query: spot.search, fragment: spot.hash }
  const place = spot.hash.slice(1)
  return placeOf(place.startsWith('/') ? place : '/')
}

/** The parts of a place that is written as text. */
export function placeOf(text: string): Place {
  const { pathname, search, hash } = new URL(text.replace(/^\/+/, '/'), 'https://any')
  return { path: pathname, query: search, fragment: hash }
}

/** What the address bar and a link say for a place. */
export function addressOf(place: string, onFileServer = ON_FILE_SERVER): string {
  return onFileServer ? `#${place}` : place
}
