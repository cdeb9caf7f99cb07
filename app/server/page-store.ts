import { LRUCache } from 'lru-cache'
import type { Page } from './page'

/** Bytes of all pages that are kept, and of one. */
const MOST_BYTES = 8 * 1024 * 1024
const LARGEST_PAGE = 2 * 1024 * 1024

/** Milliseconds. What nobody announces, as news that are not new any more, shows a minute later. */
const LONGEST_LIFE = 60_000

/**
 * The pages in memory. They are dropped whole when content changes, and as long as nobody would say
 * that it does, none is kept.
 */
export class PageStore {
  readonly #pages: LRUCache<string, Page>
  #open = false
  #era = {}
  #hits = 0
  #misses = 0

  constructor({ bytes = MOST_BYTES, life = LONGEST_LIFE } = {}) {
    this.#pages = new LRUCache<string, Page>({
      maxSize: bytes,
      maxEntrySize: Math.min(bytes, LARGEST_PAGE),
      sizeCalculation: (page, key) => page.size + 2 * key.length,
      ttl: life,
    })
  }

  get bytes(): number {
    return this.#pages.calculatedSize
  }

  /** `misses` are the pages that had to be rendered to be kept. */
  figures() {
    return { hits: this.#hits, misses: this.#misses, bytes: this.bytes, pages: this.#pages.size }
  }

  find(key: string): Page | undefined {
    const page = this.#pages.get(key)
    if (page) this.#hits += 1
    return page
  }

  /**
   * Asked before a page is rendered. What is rendered from the data of an era that has gone by
   * meanwhile must not be kept. Undefined when nothing is.
   */
  get era(): object | undefined {
    return this.#open ? this.#era : undefined
  }

  keep(key: string, page: Page, era: object | undefined): void {
    this.#misses += 1
    if (era !== undefined && era === this.era) this.#pages.set(key, page)
  }

  changed(): void {
    this.#era = {}
    this.#pages.clear()
  }

  blind(): void {
    this.#open = false
    this.changed()
  }

  sees(): void {
    this.#open = true
  }
}
