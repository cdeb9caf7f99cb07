import { hash } from 'node:crypto'
import { serialize } from 'node:v8'
import { LRUCache } from 'lru-cache'

/** Bytes of all documents that are kept, as they are. */
const MOST_BYTES = 4 * 1024 * 1024

/** Milliseconds. Some tell of their reader: nobody's is to stay for as long as the site runs. */
const LONGEST_LIFE = 10 * 60_000

const MOST_SEEN = 4000

/**
 * A document is made of its address and of what its loaders answered, and of nothing else: where these are as
 * before, so is the document, and it need not be rendered again. There is nothing to drop when content changes,
 * for then the loaders answer something else. So this must not know what another process does.
 *
 * What a document is made of is looked at from the second time on that its reader asks for it, for that costs a
 * part of what rendering does, and many never come back. It is kept when it is made of the same once more: those
 * that nobody sees twice, as a question with its seconds, push out none.
 */
export function createDocumentMemory({
  bytes = MOST_BYTES,
  clock = performance,
}: { bytes?: number; clock?: { now(): number } } = {}) {
  const seen = new LRUCache<string, true>({ max: MOST_SEEN })
  const documents = new LRUCache<string, Buffer>({
    maxSize: bytes,
    sizeCalculation: (document, key) => document.length + key.length,
    ttl: LONGEST_LIFE,
    ttlAutopurge: true,
    perf: clock,
  })

  const sawBefore = (key: string) => seen.get(key) ?? (seen.set(key, true), false)

  /**
   * `request` tells the address and its reader. Of a document that is kept, each time the same bytes: who
   * compresses them can tell that he has before.
   */
  return (request: string, madeOf: unknown[], render: () => string): string | Buffer => {
    if (!sawBefore(digest(request)) || !isPlain(madeOf)) return render()
    const key = digest(serialize(madeOf))
    const known = documents.get(key)
    if (known) return known
    if (!sawBefore(key)) return render()
    const document = Buffer.from(render())
    documents.set(key, document)
    return document
  }
}

/** In a key, neither the cookie nor what was read for a member can be read. */
const digest = (data: string | Buffer) => hash('sha256', data, 'base64url')

/** Whether two that differ are written differently: of other objects nothing is written, or they cannot be. */
function isPlain(value: unknown): boolean {
  if (typeof value !== 'object' || value === null) return !['function', 'symbol'].includes(typeof value)
  if (value instanceof Date) return true
  const isList = Array.isArray(value)
  const prototype: unknown = Object.getPrototypeOf(value)
  return (
    (isList || prototype === Object.prototype || prototype === null) && Object.values(value).every(isPlain)
  )
}
