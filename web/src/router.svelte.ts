import { addressOf, ON_FILE_SERVER, placeAt } from './places.ts'

/** Where we are. Places are written from the root, as `/rules#T5`, wherever the page lives; links to them change the
 * page without reloading it. */
class Route {
  path = $state('')
  query = $state('')
  fragment = $state('')

  constructor() {
    this.#read()
    addEventListener('popstate', () => this.#read())
    addEventListener('click', (event) => this.#follow(event))
  }

  go(place: string, { replace = false } = {}): void {
    if (replace) history.replaceState(null, '', addressOf(place))
    else history.pushState(null, '', addressOf(place))
    this.#read()
    const named = ON_FILE_SERVER && document.getElementById(this.fragment.slice(1))
    if (named) named.scrollIntoView()
    else scrollTo(0, 0)
  }

  /** Let whoever comes back find the page as it is now, such as with `?ply=12`. */
  remember(query: string): void {
    history.replaceState(history.state, '', addressOf(this.path + query))
  }

  #read(): void {
    Object.assign(this, placeAt(location))
  }

  #follow(event: MouseEvent): void {
    const link = event.target instanceof Element ? event.target.closest('a') : null
    const plain = event.button === 0 && !event.metaKey && !event.ctrlKey && !event.shiftKey && !event.altKey
    if (!link || !plain || event.defaultPrevented || link.target || link.hasAttribute('download')) return
    const place = placeOfLink(link)
    if (place === null) return
    event.preventDefault()
    this.go(place)
  }
}

/** The place that a link leads to; null where the browser goes there by itself: other sites, the API, another line of
 * this page. */
function placeOfLink(link: HTMLAnchorElement): string | null {
  const written = link.getAttribute('href') ?? ''
  if (ON_FILE_SERVER) return written.startsWith('#/') ? written.slice(1) : null
  if (link.origin !== location.origin || link.pathname.startsWith('/api')) return null
  if (link.pathname === location.pathname && link.hash && link.search === location.search) return null
  return link.pathname + link.search + link.hash
}

export const route = new Route()
