import { addressOf, ON_FILE_SERVER } from '../places.ts'
import { home } from './home.svelte.ts'

/** Pages write their links from the root, as a server has them. On a plain file server the same links lead behind `#`,
 * and those of the API to the server elsewhere. Done to the document, so that copying a link or opening it in another
 * tab is right too, and no page needs to know where it lives. */
export function keepLinksRight(root: Element, onFileServer = ON_FILE_SERVER): void {
  if (!onFileServer) return
  const mend = (link: Element): void => {
    const place = link.getAttribute('href') ?? ''
    if (!place.startsWith('/')) return
    const right = place.startsWith('/api/') ? home.url(place) : addressOf(place, true)
    if (right !== place) link.setAttribute('href', right)
  }
  new MutationObserver((changes) => {
    for (const { type, target, addedNodes } of changes) {
      if (type === 'attributes') mend(target as Element)
      for (const added of addedNodes)
        if (added instanceof Element) for (const link of [added, ...added.querySelectorAll('a')]) mend(link)
    }
  }).observe(root, { subtree: true, childList: true, attributeFilter: ['href'] })
}
