/** No form or call of this site is larger, in bytes. */
const MAX_BYTES = 100_000

/**
 * The bytes of a request, or null when they are more than 100 kB, or than is allowed. Counted while they come: a
 * length that the client claims proves nothing. What is too much stays unread, and is not
 * cancelled either, which would break the connection before the refusal is out.
 */
export async function readBody(request: Request, most = MAX_BYTES): Promise<Uint8Array<ArrayBuffer> | null> {
  if (Number(request.headers.get('Content-Length')) > most) return null
  if (!request.body) return new Uint8Array()

  const reader = request.body.getReader()
  const chunks: Uint8Array[] = []
  let size = 0
  for (;;) {
    const { done, value } = await reader.read()
    if (done) return new Uint8Array(Buffer.concat(chunks))
    size += value.byteLength
    if (size > most) return null
    chunks.push(value)
  }
}

/** PostgreSQL stores no NUL character, and no person types one. */
export function hasNul(text: string): boolean {
  return text.includes('\0')
}
