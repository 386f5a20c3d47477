/** Where we are. Links within our own origin change the page without reloading it. */
class Route {
  path = $state(location.pathname)
  query = $state(location.search)
  fragment = $state(location.hash)

  constructor() {
    addEventListener('popstate', () => this.#read())
    addEventListener('click', (event) => this.#follow(event))
  }

  go(address: string, { replace = false } = {}): void {
    if (replace) history.replaceState(null, '', address)
    else history.pushState(null, '', address)
    this.#read()
    scrollTo(0, 0)
  }

  #read(): void {
    this.path = location.pathname
    this.query = location.search
    this.fragment = location.hash
  }

  #follow(event: MouseEvent): void {
    const link = event.target instanceof Element ? event.target.closest('a') : null
    const plain = event.button === 0 && !event.metaKey && !event.ctrlKey && !event.shiftKey && !event.altKey
    if (!link || !plain || event.defaultPrevented || link.target || link.hasAttribute('download')) return
    if (link.origin !== location.origin || link.pathname.startsWith('/api')) return
    if (link.pathname === location.pathname && link.hash && link.search === location.search) return
    event.preventDefault()
    this.go(link.href)
  }
}

export const route = new Route()
