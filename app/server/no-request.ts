import type { Server, ServerResponse } from 'node:http'
import type { Duplex } from 'node:stream'
import type { Log } from './log'

/** Milliseconds. Of each connection that is one too many, a line would only help whoever opens them. */
const PAUSE_MS = 60_000

/**
 * Answers what Node's parser takes for no request, as Node does when nobody listens: it never comes to
 * Express, its log and its figures. Counts it by its status, and connections that are one too many.
 */
export function refuseNoRequest(server: Server, log: Log, count?: (why: string) => void): void {
  server.on('clientError', ({ code = '' }: NodeJS.ErrnoException, socket: Answering) => {
    // Nobody is there any more, or what would be said would stand in the middle of an answer.
    if (code !== 'ECONNRESET' && socket.writable && !socket._httpMessage?.headersSent) {
      const status = STATUSES[code] ?? '400 Bad Request'
      log.info({ status: parseInt(status), code }, 'refused what is no request')
      count?.(String(parseInt(status)))
      socket.write(`HTTP/1.1 ${status}\r\nConnection: close\r\n\r\n`)
    }
    socket.destroy()
  })

  let dropped = 0
  let toldAt = -Infinity
  server.on('drop', () => {
    dropped += 1
    count?.('connections')
    if (performance.now() - toldAt < PAUSE_MS) return
    toldAt = performance.now()
    log.warn({ dropped }, 'dropped a connection: too many are open')
  })
}

/** Node's types do not tell of the answer that a connection is giving. */
type Answering = Duplex & { _httpMessage?: ServerResponse | null }

const STATUSES: Record<string, string> = {
  HPE_HEADER_OVERFLOW: '431 Request Header Fields Too Large',
  HPE_CHUNK_EXTENSIONS_OVERFLOW: '413 Payload Too Large',
  ERR_HTTP_REQUEST_TIMEOUT: '408 Request Timeout',
}
