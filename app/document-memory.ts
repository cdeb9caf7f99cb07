import { hash } from 'node:crypto'
import { serialize } from 'node:v8'
import { LRUCache } from 'lru-cache'

/** Bytes of all documents that are kept, as they are. */
const MOST_BYTES = 4 * 1024 * 1024

/** Milliseconds. Some tell of their reader: nobody's is to stay for as long as the site runs. */
const LONGEST_LIFE = 10 * 60_000

/** Of addresses and of documents, in digests of 32 bytes. */
const MOST_SEEN = 4000

/**
 * A document is made of its address and of what its loaders answered, and of nothing else: where these are as
 * before, so is the document, and it need not be rendered again. There is nothing to drop when content changes,
 * for then the loaders answer something else. So this must not know what another process does. What an address is
 * made of is looked at when it is asked for again, and the document kept when it is the same once more: those that
 * nobody sees twice, as a search, cost nothing, and push out none, as a question with its seconds.
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
  const wasSeen = (digested: string) => {
    const before = seen.has(digested)
    seen.set(digested, true)
    return before
  }

  /** Of a document that is kept, each time the same bytes: who compresses them can tell that he has before. */
  return (address: string, loaded: unknown, render: () => string): string | Buffer => {
    if (!wasSeen(digest(address)) || !isPlain(loaded)) return render()
    const key = digest(serialize([address, loaded]))
    const known = documents.get(key)
    if (known) return known
    if (!wasSeen(key)) return render()
    const document = Buffer.from(render())
    documents.set(key, document)
    return document
  }
}

function digest(content: string | Buffer): string {
  return hash('sha256', content, 'base64url')
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
