import type { Server, ServerResponse } from 'node:http'
import type { Socket } from 'node:net'
import type { Log } from './log'

/** Milliseconds. A line of each would only help whoever makes them. */
const PAUSE_MS = 60_000

/**
 * Answers what Node's parser takes for no request, as Node does when nobody listens: it never comes to
 * Express, its log and its figures. Counts it by its status, and connections that are one too many.
 */
export function refuseNoRequest(server: Server, log: Log, count?: (why: string) => void): void {
  const refused = onceAMinute((count, told) => log.info({ count, ...told }, 'refused what is no request'))
  const dropped = onceAMinute((count) => log.warn({ count }, 'dropped a connection: too many are open'))

  server.on('clientError', ({ code = '' }: NodeJS.ErrnoException, socket: Answering) => {
    // Nobody is there any more, or what would be said would stand in the middle of an answer.
    if (code !== 'ECONNRESET' && socket.writable && !socket._httpMessage?.headersSent) {
      const status = STATUSES[code] ?? '400 Bad Request'
      count?.(String(parseInt(status)))
      // Browsers open connections beforehand, and some say nothing on them.
      if (socket.bytesRead > 0) refused({ status: parseInt(status), code })
      socket.write(`HTTP/1.1 ${status}\r\nConnection: close\r\n\r\n`)
    }
    socket.destroy()
  })

  server.on('drop', () => {
    count?.('connections')
    dropped({})
    // Who keeps one for later makes room for who asks now.
    server.closeIdleConnections()
  })
}

/** Tells of the first, and how many there have been when it tells again. */
function onceAMinute(tell: (count: number, told: object) => void): (told: object) => void {
  let count = 0
  let toldAt = -Infinity
  return (told) => {
    count += 1
    if (performance.now() - toldAt < PAUSE_MS) return
    toldAt = performance.now()
    tell(count, told)
  }
}

/** Node's types do not tell of the answer that a connection is giving. */
type Answering = Socket & { _httpMessage?: ServerResponse | null }

const STATUSES: Record<string, string> = {
  HPE_HEADER_OVERFLOW: '431 Request Header Fields Too Large',
  HPE_CHUNK_EXTENSIONS_OVERFLOW: '413 Payload Too Large',
  ERR_HTTP_REQUEST_TIMEOUT: '408 Request Timeout',
}
