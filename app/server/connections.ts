import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http'
import type { Socket } from 'node:net'
import type { RequestHandler } from 'express'
import { type ServerLog, logFault } from '#app/start/log'
import { safely } from '#app/start/safely'

const TIMEOUTS = {
  /** Also the longest time that a new connection may stay silent. */
  headersTimeout: 15_000,
  /** Longer than the 240 s that six photos of 10 MB take at 2 Mbit/s. */
  requestTimeout: 300_000,
  connectionsCheckingInterval: 5_000,
  /**
   * Longer than the timeouts of proxies and clients, which could otherwise reuse a connection that is
   * closing.
   */
  keepAliveTimeout: 75_000,
  /** The longest silence in both directions during a request, in milliseconds. */
  timeout: 60_000,
}

/**
 * More connections than browsers and a proxy normally open. Without a limit, connections could take all
 * memory.
 */
const MAX_CONNECTIONS = 2000

/**
 * The most requests that wait on one connection. Browsers and proxies never reach this limit, because they
 * wait for a response before the next request.
 */
const MAX_PIPELINED = 10

export type Connections = ReadonlyMap<Socket, ReadonlySet<ServerResponse>>

export function openServer(limits = TIMEOUTS): Server {
  const server = createServer(limits)
  server.timeout = limits.timeout
  server.maxConnections = MAX_CONNECTIONS
  return server
}

export function trackConnections(server: Server, log: ServerLog): Connections {
  const connections = new Map<Socket, Set<ServerResponse>>()
  const addConnection = (socket: Socket) => {
    const answers = new Set<ServerResponse>()
    connections.set(socket, answers)
    const removeConnection = () => {
      connections.delete(socket)
      closeWaiting(answers)
    }
    socket.once('close', safely(removeConnection, logFault(log)))
  }
  const addAnswer = ({ socket }: IncomingMessage, res: ServerResponse) => {
    const answers = connections.get(socket)
    answers?.add(res)
    res.once(
      'close',
      safely(() => answers?.delete(res), logFault(log)),
    )
  }
  server
    .on('connection', safely(addConnection, logFault(log)))
    .on('request', safely(addAnswer, logFault(log)))
  return connections
}

/** Closes the responses queued on a closed connection, because Node closes only the first response. */
function closeWaiting(answers: Iterable<ServerResponse>) {
  for (const answer of answers) if (!answer.socket) answer.destroy().emit('close')
}

/** Drops clients that pipeline too many requests. Twenty such clients took all memory (measured). */
export function limitPipelining(connections: Connections, log: ServerLog) {
  return ({ socket }: IncomingMessage, _res: ServerResponse, next: () => void) => {
    const count = connections.get(socket)?.size ?? 0
    if (count <= MAX_PIPELINED && !socket.destroyed) return next()
    if (!socket.destroyed) log.warn('dropped a client that pipelines too many requests')
    socket.destroy()
  }
}

const LOG_INTERVAL = 60_000

export function logClientErrors(server: Server, log: ServerLog, count?: (why: string) => void): void {
  const watchSocket = (socket: Socket) => {
    const logRefused = ({ code = '' }: NodeJS.ErrnoException) => {
      const status = STATUSES[code] ?? (code.startsWith('HPE_') ? 400 : undefined)
      if (status === undefined) return
      count?.(String(status))
      // Does not log connections without data: browsers open some in advance and never use them.
      if (socket.bytesRead > 0) log.info({ status, code }, 'refused a malformed request')
    }
    socket.on('error', safely(logRefused, logFault(log)))
  }

  let [dropped, loggedAt] = [0, -Infinity]
  const makeRoom = () => {
    count?.('connections')
    dropped += 1
    if (performance.now() - loggedAt >= LOG_INTERVAL) {
      loggedAt = performance.now()
      log.warn({ count: dropped }, 'dropped a connection: too many are open')
    }
    server.closeIdleConnections()
  }
  server.on('connection', safely(watchSocket, logFault(log))).on('drop', safely(makeRoom, logFault(log)))
}

const STATUSES: Record<string, number> = {
  HPE_HEADER_OVERFLOW: 431,
  HPE_CHUNK_EXTENSIONS_OVERFLOW: 413,
  ERR_HTTP_REQUEST_TIMEOUT: 408,
}

/**
 * Reads and drops the rest of the body after an early response, because browsers read a response only after
 * they have sent the whole body.
 */
export function discardUnreadBody(log: ServerLog): RequestHandler {
  return (req, res, next) => {
    const discard = () => {
      if (req.complete) return
      req.removeAllListeners('data')
      req.resume()
    }
    res.once('finish', safely(discard, logFault(log)))
    next()
  }
}
