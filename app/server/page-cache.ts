import type { RequestHandler } from 'express'
import { LRUCache } from 'lru-cache'
import type { Log } from '#app/start/log'
import type { Site } from '#app/start/modules.server'
import { type Page, sendPage } from './page'
import { pageKey } from './page-key'

/** Bytes of all pages that are kept, and of one. */
const MAX_BYTES = 8 * 1024 * 1024
const MAX_PAGE_BYTES = 2 * 1024 * 1024

/** Milliseconds. Changes that come with time alone, such as news that are no longer new, show a minute later. */
const MAX_AGE = 60_000

/** Pages that every visitor may have. All are dropped when content changes. */
export class PageCache {
  readonly #pages: LRUCache<string, Page>
  /** While changes cannot be noticed, nothing is kept. */
  #enabled = false
  /** The pages that are being rendered from the present version of the content. */
  #rendering = new Map<string, Promise<Page | undefined>>()
  #hits = 0
  #misses = 0

  constructor({ bytes = MAX_BYTES, maxAge = MAX_AGE } = {}) {
    this.#pages = new LRUCache<string, Page>({
      maxSize: bytes,
      maxEntrySize: Math.min(bytes, MAX_PAGE_BYTES),
      sizeCalculation: (page, key) => page.size + 2 * key.length,
      ttl: maxAge,
    })
  }

  /** `misses` are the pages that had to be rendered to be kept. */
  figures() {
    const { calculatedSize: bytes, size: pages } = this.#pages
    return { hits: this.#hits, misses: this.#misses, bytes, pages }
  }

  find(key: string): Page | undefined {
    const page = this.#pages.get(key)
    if (page) this.#hits += 1
    return page
  }

  /**
   * Renders a page once for simultaneous requests, and keeps it unless the content has changed since.
   * Undefined when it is no public page; the others then render their own.
   */
  async render(key: string, render: () => Promise<Page | undefined>): Promise<Page | undefined> {
    const rendering = this.#rendering
    const others = rendering.get(key)
    const shared = others && (await others)
    if (shared) return shared

    const own = render()
    if (this.#enabled && !rendering.has(key)) {
      const settled = own.catch(() => undefined).finally(() => rendering.delete(key))
      rendering.set(key, settled)
    }
    const page = await own
    if (page) this.#misses += 1
    if (page && this.#enabled && rendering === this.#rendering) this.#pages.set(key, page)
    return page
  }

  /** Content has changed. */
  clear(): void {
    this.#rendering = new Map()
    this.#pages.clear()
  }

  enable(): void {
    this.#enabled = true
  }

  disable(): void {
    this.#enabled = false
    this.clear()
  }
}

/** A page cache that notices every change of content, whichever process makes it. */
export async function openPageCache(watch: Site['watchContent'], log: Log): Promise<PageCache> {
  const cache = new PageCache()
  await watch({
    changed: () => cache.clear(),
    blind(fault) {
      cache.disable()
      log.warn({ err: fault }, 'pages are not kept: changes of their content cannot be noticed')
    },
    sees() {
      cache.enable()
      log.info('pages are kept for visitors')
    },
  })
  return cache
}

/** Answers visitors from memory, before everything but the log. */
export function servePages(cache: PageCache): RequestHandler {
  return (req, res, next) => {
    const key = pageKey(req)
    const page = key === undefined ? undefined : cache.find(key)
    if (page) sendPage(page, req, res)
    else next()
  }
}
