import type { Server, ServerResponse } from 'node:http'
import type { Socket } from 'node:net'
import type { RequestHandler } from 'express'
import type { Log } from '#app/start/log'

/** Milliseconds. */
export const TIMEOUTS = {
  /** For the head of a request, also on a connection that has been silent so far. */
  headers: 15_000,
  /** For a whole request. The largest, a file of 5 MB, takes 100 s at 400 kbit/s. */
  request: 120_000,
  /** How often those two are checked. */
  check: 5_000,
  /** Without a byte in either direction while a request is answered. Longer than the database is waited for. */
  silence: 60_000,
  /** Between two requests. Longer than proxies and clients keep theirs, or they would ask on a closing connection. */
  keepAlive: 75_000,
}

/** More than browsers and a proxy open on a process that keeps up. Without a limit they could take all memory. */
export const MAX_CONNECTIONS = 2000

/** Browsers and proxies wait for an answer before they send the next request. */
const MAX_PIPELINED = 10

/** Milliseconds between two log lines about the same kind of refused connection. */
const LOG_INTERVAL = 60_000

/** Takes back what slow and half-open clients hold. */
export function limitConnections(server: Server, limits = TIMEOUTS): void {
  server.headersTimeout = limits.headers
  server.requestTimeout = limits.request
  server.timeout = limits.silence
  server.keepAliveTimeout = limits.keepAlive
  server.maxConnections = MAX_CONNECTIONS
}

/**
 * Drops clients that pipeline more than ten requests. Node hands on all that it has read from a connection: 64 kB
 * are 1600 requests, and those of twenty clients at once were measured to take all memory.
 */
export function limitPipelining(log: Log): RequestHandler {
  const waiting = new WeakMap<Socket, number>()
  return ({ socket }, res, next) => {
    // An answer gets its connection when those before it have been sent.
    if (res.socket !== null) return next()
    const count = (waiting.get(socket) ?? 0) + 1
    waiting.set(socket, count)
    if (count > MAX_PIPELINED) {
      if (count === MAX_PIPELINED + 1) log.warn('dropped a client that pipelines too many requests')
      socket.destroy()
      return
    }
    res.once('close', () => waiting.set(socket, (waiting.get(socket) ?? 1) - 1))
    next()
  }
}

/** The open connections, each with its newest answer until that has been sent. */
export type Connections = ReadonlyMap<Socket, ServerResponse | undefined>

/** To be called before the application listens: it may answer at once. */
export function trackConnections(server: Server): Connections {
  const answers = new Map<Socket, ServerResponse | undefined>()
  server.on('connection', (socket) => {
    answers.set(socket, undefined)
    socket.once('close', () => answers.delete(socket))
  })
  server.on('request', ({ socket }, res) => {
    answers.set(socket, res)
    res.once('close', () => {
      // A client may have sent the next request before this answer.
      if (answers.get(socket) === res) answers.set(socket, undefined)
    })
  })
  return answers
}

/** Replies to malformed requests as Node would, and counts them by status, and connections beyond the limit. */
export function handleClientErrors(
  server: Server,
  connections: Connections,
  log: Log,
  count?: (why: string) => void,
): void {
  const refused = onceAMinute((count, facts) => log.info({ count, ...facts }, 'refused a malformed request'))
  const dropped = onceAMinute((count) => log.warn({ count }, 'dropped a connection: too many are open'))

  server.on('clientError', ({ code = '' }: NodeJS.ErrnoException, socket: Socket) => {
    // Not where nobody listens any more, nor in the middle of an answer.
    if (code !== 'ECONNRESET' && socket.writable && !connections.get(socket)?.headersSent) {
      const status = STATUSES[code] ?? '400 Bad Request'
      count?.(String(parseInt(status)))
      // Browsers open connections in advance, and never use some of them.
      if (socket.bytesRead > 0) refused({ status: parseInt(status), code })
      socket.write(`HTTP/1.1 ${status}\r\nConnection: close\r\n\r\n`)
    }
    socket.destroy()
  })

  server.on('drop', () => {
    count?.('connections')
    dropped({})
    // Kept connections make room for new requests.
    server.closeIdleConnections()
  })
}

/** Reads on what an answer has left unread of its request: browsers send the whole of it before they listen. */
export const discardUnreadBody: RequestHandler = (req, res, next) => {
  res.once('finish', () => {
    if (req.complete) return
    req.removeAllListeners('data')
    req.resume()
  })
  next()
}

/** Logs the first of them, and with each later line how many there have been. */
function onceAMinute(write: (count: number, facts: object) => void): (facts: object) => void {
  let count = 0
  let writtenAt = -Infinity
  return (facts) => {
    count += 1
    if (performance.now() - writtenAt < LOG_INTERVAL) return
    writtenAt = performance.now()
    write(count, facts)
  }
}

const STATUSES: Record<string, string> = {
  HPE_HEADER_OVERFLOW: '431 Request Header Fields Too Large',
  HPE_CHUNK_EXTENSIONS_OVERFLOW: '413 Payload Too Large',
  ERR_HTTP_REQUEST_TIMEOUT: '408 Request Timeout',
}
