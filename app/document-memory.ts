import { hash } from 'node:crypto'
import { serialize } from 'node:v8'
import { LRUCache } from 'lru-cache'

/** Bytes of all documents that are kept, as they are. */
const MOST_BYTES = 4 * 1024 * 1024

/** Milliseconds. Some tell of their reader: nobody's is to stay for as long as the site runs. */
const LONGEST_LIFE = 10 * 60_000

const MOST_SEEN = 2000

/**
 * A document is made of its address and of what its loaders answered, and of nothing else: where these are as
 * before, so is the document, and it need not be rendered again. There is nothing to drop when content changes,
 * for then the loaders answer something else. So this must not know what another process does. A document is
 * kept when it is asked for again: those that nobody sees twice, as a question with its seconds, push out none.
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

  /** Of a document that is kept, each time the same bytes: who compresses them can tell that he has before. */
  return (madeOf: unknown[], render: () => string): string | Buffer => {
    if (!isPlain(madeOf)) return render()
    const key = hash('sha256', serialize(madeOf), 'base64url')
    const known = documents.get(key)
    if (known) return known
    if (!seen.has(key)) {
      seen.set(key, true)
      return render()
    }
    const document = Buffer.from(render())
    documents.set(key, document)
    return document
  }
}

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
