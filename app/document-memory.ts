import { hash } from 'node:crypto'
import { serialize } from 'node:v8'
import { LRUCache } from 'lru-cache'

/** Bytes of all documents that are kept, as they are. */
const MOST_BYTES = 8 * 1024 * 1024

/** Milliseconds. Some tell of their reader: nobody's is to stay for as long as the site runs. */
const LONGEST_LIFE = 10 * 60_000

/**
 * A document is made of its address and of what its loaders answered, and of nothing else: where these are as
 * before, so is the document, and it need not be rendered again. There is nothing to drop when content changes,
 * for then the loaders answer something else. So this must not know what another process does.
 */
export function createDocumentMemory({ bytes = MOST_BYTES } = {}) {
  const documents = new LRUCache<string, Buffer>({
    maxSize: bytes,
    sizeCalculation: (document, key) => document.length + key.length,
    ttl: LONGEST_LIFE,
  })

  /** Each time the same bytes, so that who compresses them can tell that he has before. */
  return (madeOf: readonly unknown[], render: () => string): Buffer => {
    const key = hash('sha256', serialize(madeOf), 'base64url')
    const known = documents.get(key)
    if (known) return known
    const document = Buffer.from(render())
    documents.set(key, document)
    return document
  }
}
