import { isPage, nameOf, type PocketFile } from './files.ts'

/** What this uses of a service worker: the library's types of workers and those of pages exclude each other. */
interface Scope {
  readonly registration: { readonly scope: string }
  readonly clients: { claim(): Promise<void> }
  skipWaiting(): Promise<void>
  addEventListener(type: 'install' | 'activate', listener: (event: Lasting) => void): void
  addEventListener(type: 'message', listener: (event: MessageEvent) => void): void
  addEventListener(type: 'fetch', listener: (event: Fetching) => void): void
}
interface Lasting extends Event {
  waitUntil(done: Promise<unknown>): void
}
interface Fetching extends Event {
  readonly request: Request
  respondWith(answer: Promise<Response>): void
}

/** The service worker: puts all files of a version on the device at once, and answers with them from then on. What a
 * server says is never kept. A new version waits until it is wanted, and pages of the last one keep their files. */
declare const self: Scope & { __WB_MANIFEST: PocketFile[] }
const FILES = self.__WB_MANIFEST
const HERE = nameOf(FILES)
const PAGE = './'
/** Another folder of the same host may have a Heckmeck of its own. */
const FAMILY = `heckmeck ${self.registration.scope} `
const ANY = { ignoreVary: true, ignoreSearch: true }

self.addEventListener('install', (event) => event.waitUntil(takeAll()))
self.addEventListener('activate', (event) => event.waitUntil(begin()))
self.addEventListener('message', ({ data }) => void (data === 'begin' && self.skipWaiting()))
self.addEventListener('fetch', (event) => {
  const answer = answerTo(event.request)
  if (answer) event.respondWith(answer)
})

async function takeAll(): Promise<void> {
  const cache = await caches.open(FAMILY + HERE)
  await Promise.all(FILES.map(async ({ url, revision }) => cache.put(url, await take(url, revision === null))))
}

/** A file whose name has a hash never changes: an earlier version may have it. */
async function take(url: string, hasHash: boolean): Promise<Response> {
  const known = hasHash ? await caches.match(url, ANY) : undefined
  if (known) return known
  const answer = await fetch(url, { cache: hasHash ? 'default' : 'no-cache', priority: 'low' })
  if (!answer.ok) throw new Error(`${url}: ${answer.status}`)
  // what came by a detour is not accepted as the answer to a navigation
  return answer.redirected ? new Response(await answer.blob(), { headers: answer.headers }) : answer
}

/** Forget all versions but this one and the last: another window may still show that. */
async function begin(): Promise<void> {
  const versions = (await caches.keys()).filter((name) => name.startsWith(FAMILY) && name !== FAMILY + HERE)
  await Promise.all(versions.slice(0, -1).map((name) => caches.delete(name)))
  await self.clients.claim()
}

function answerTo(request: Request): Promise<Response> | null {
  const url = new URL(request.url)
  if (request.mode === 'navigate') return isPage(url, self.registration.scope) ? file(PAGE, request) : null
  if (url.pathname.startsWith('/api/')) return fetch(request).catch(away)
  return request.method === 'GET' && url.origin === location.origin ? file(request.url, request) : null
}

async function file(url: string, request: Request): Promise<Response> {
  const cache = await caches.open(FAMILY + HERE)
  return (await cache.match(url, ANY)) ?? (await caches.match(url, ANY)) ?? fetch(request)
}

/** That a server does not answer is news, not a fault: the page shows it in words, and the console stays empty. */
const away = (): Response => new Response(null, { status: 204, headers: { 'Heckmeck-Away': '1' } })
