import { createHash } from 'node:crypto'
import {
  type IncomingMessage,
  type OutgoingHttpHeader,
  type OutgoingHttpHeaders,
  type ServerResponse,
  validateHeaderValue,
} from 'node:http'
import { promisify } from 'node:util'
import { gzip } from 'node:zlib'
import accepts from 'accepts'
import { LRUCache } from 'lru-cache'
import { mayShow } from '#app/http/page-contents'
import { pageParameters } from '#app/http/page-parameters'
import { paths } from '#app/paths'
import type { ServerLog } from '#app/start/log'
import type { Site } from '#app/start/modules.server'
import type { ContentChange } from '#db/content-watch'
import { hasValidHost } from './refusals'

const MAX_BYTES = 8 * 1024 * 1024
const MAX_PAGE_BYTES = 2 * 1024 * 1024

/**
 * The longest time that a page is cached, in milliseconds. Some pages change with time alone, for example
 * when a news item expires.
 */
const MAX_AGE = 60_000

/** The rough number of bytes of a cached page besides its key and bodies. */
const HEADERS_SIZE = 2000

export type CachedPage = { plain: Variant; gzip: Variant }
/** `bodyHeaders` describe the body, so a 304 omits them. */
type Variant = { body: Buffer; etag: string; headers: HeaderMap; bodyHeaders: HeaderMap }
type HeaderMap = Map<string, OutgoingHttpHeader>

/** Holds only pages that are the same for every visitor. A change of content drops those that may show it. */
export class PageCache {
  /** False while this process cannot notice changes of content. Then nothing is cached. */
  enabled = false
  hits = 0
  misses = 0
  readonly pages: LRUCache<string, CachedPage>
  /** The pages being rendered. A change of content removes them too, so that pages begun before it are not cached. */
  readonly #rendering = new Map<string, Promise<CachedPage | undefined>>()

  constructor(maxSize = MAX_BYTES) {
    this.pages = new LRUCache<string, CachedPage>({
      maxSize,
      maxEntrySize: MAX_PAGE_BYTES,
      sizeCalculation: ({ plain, gzip }, key) =>
        plain.body.length + gzip.body.length + 2 * key.length + HEADERS_SIZE,
      ttl: MAX_AGE,
    })
  }

  find(key: string): CachedPage | undefined {
    const page = this.pages.get(key)
    if (page) this.hits += 1
    return page
  }

  /**
   * Renders a page once for simultaneous requests. Returns undefined if the page is not public: each waiting
   * request must then render its own.
   */
  async render(key: string, render: () => Promise<CachedPage | undefined>): Promise<CachedPage | undefined> {
    const others = this.#rendering.get(key)
    if (others) return others

    const own = render()
    // A page that is rendered while the cache is disabled may be out of date.
    if (this.enabled) this.#rendering.set(key, own)
    const isCurrent = () => this.#rendering.get(key) === own
    try {
      const page = await own
      if (page) this.misses += 1
      if (page && isCurrent()) this.pages.set(key, page)
      return page
    } finally {
      if (isCurrent()) this.#rendering.delete(key)
    }
  }

  /** Drops the pages that may show what changed; without `change`, all of them. */
  drop(change?: ContentChange): void {
    for (const pages of [this.pages, this.#rendering])
      for (const key of [...pages.keys()]) if (!change || mayShow(toPath(key), change)) pages.delete(key)
  }
}

export async function openPageCache({ watchContent }: Site, log: ServerLog): Promise<PageCache> {
  const cache = new PageCache()
  await watchContent({
    changed: (change) => cache.drop(change),
    blind(fault) {
      cache.enabled = false
      cache.drop()
      log.warn({ err: fault }, 'pages are not kept: changes of their content cannot be noticed')
    },
    sees() {
      cache.enabled = true
      log.info('pages are kept for visitors')
    },
  })
  return cache
}

export function servePages(cache: PageCache) {
  return (req: IncomingMessage, res: ServerResponse, next: () => void) => {
    const key = pageKey(req)
    const page = key === undefined ? undefined : cache.find(key)
    if (page) sendPage(page, req, res)
    else next()
  }
}

/** Higher than for other pages, because a cached page is compressed once and sent often. */
const GZIP_LEVEL = 7

/**
 * Turns a response into a page to cache. `shared` holds the headers that all responses have. Throws on an
 * invalid header, because no error handler runs when a cached page is sent.
 */
export async function makePage(response: Response, shared: OutgoingHttpHeaders): Promise<CachedPage> {
  const merged = { ...shared, ...Object.fromEntries(response.headers) }
  const { 'x-request-id': _id, vary: _vary, 'content-type': type, ...headers } = merged
  const variant = (body: Buffer, encoding: OutgoingHttpHeaders = {}): Variant => {
    const etag = `"${createHash('sha256').update(body).digest('base64url').slice(0, 27)}"`
    return {
      body,
      etag,
      headers: toHeaderMap({ ...headers, Vary: 'Cookie, Accept-Encoding', ETag: etag }),
      bodyHeaders: toHeaderMap({ 'Content-Type': type, 'Content-Length': body.length, ...encoding }),
    }
  }
  const body = Buffer.from(await response.arrayBuffer())
  const packed = await promisify(gzip)(body, { level: GZIP_LEVEL })
  return { plain: variant(body), gzip: variant(packed, { 'Content-Encoding': 'gzip' }) }
}

function toHeaderMap(headers: OutgoingHttpHeaders): HeaderMap {
  const entries = Object.entries(headers) as [string, string][]
  for (const [name, value] of entries) validateHeaderValue(name, value)
  return new Map(entries)
}

export function sendPage({ gzip, plain }: CachedPage, req: IncomingMessage, res: ServerResponse): void {
  const { body, etag, headers, bodyHeaders } = accepts(req).encoding('gzip') ? gzip : plain
  res.setHeaders(headers)
  if (isKnown(req.headers['if-none-match'], etag)) res.writeHead(304).end()
  else res.setHeaders(bodyHeaders).end(req.method === 'HEAD' ? undefined : body)
}

/** Ignores `W/`, because HTTP requires a weak comparison for `If-None-Match`. */
function isKnown(ifNoneMatch = '', etag: string): boolean {
  return ifNoneMatch.split(',').some((tag) => ['*', etag].includes(tag.trim().replace(/^W\//, '')))
}

const LONGEST_PATH = 200

/**
 * Returns the cache key: the path with its known parameters in a fixed order. Returns undefined if the page
 * must not be cached.
 */
export function pageKey({ method, url = '', headers }: Asked): string | undefined {
  if ((method !== 'GET' && method !== 'HEAD') || !hasValidHost(headers.host)) return undefined
  const [, path = '', query] = /^([^?]*)\??(.*)$/s.exec(url) ?? []
  if (path.length > LONGEST_PATH || !PATH.test(path)) return undefined
  const read = pageParameters[path] ?? {}
  const personal = path.startsWith(paths.trial()) ? PERSONAL_IN_TRIAL : PERSONAL
  if (read !== 'same for all' && personal.test(headers.cookie ?? '')) return undefined
  return query ? withParameters(path, read, query) : path
}

type Asked = Pick<IncomingMessage, 'method' | 'url' | 'headers'>
type Parameters = (typeof pageParameters)[string]

const PERSONAL = matchCookies('session|flash')
const PERSONAL_IN_TRIAL = matchCookies('session|flash|trial')
// Matches paths as this site's links spell them. Pages under another spelling are not cached.
const PATH = /^\/([a-z0-9-]+\/)*([a-z0-9-]+(\.[a-z]+)?)?$/

function matchCookies(names: string): RegExp {
  return new RegExp(`(?:^|[;,])\\s*(?:__Host-)?(?:${names})\\s*=`)
}

function withParameters(path: string, read: Parameters, query: string): string | undefined {
  const parameters = new URLSearchParams(query)
  if (typeof read === 'string') return parameters.has('_data') ? undefined : path
  for (const [name, value] of parameters) {
    const isOnlyOne = parameters.getAll(name).length === 1
    if (!isOnlyOne || !Object.hasOwn(read, name)) return undefined
    if (value !== '' && !read[name]!.test(value)) return undefined
  }
  const inOrder = Object.keys(read).flatMap((name) => {
    const value = parameters.get(name)
    return value ? [`${name}=${value}`] : []
  })
  return [path, ...inOrder].join('&')
}

const toPath = (key: string) => key.split('&', 1)[0]!
