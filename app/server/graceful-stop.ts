import type { IncomingMessage, Server, ServerResponse } from 'node:http'
import { Server as NetServer } from 'node:net'
import { setTimeout as delay } from 'node:timers/promises'
import { type ServerLog, logFault, toPath, requestInProgress } from '#app/start/log'
import { safely } from '#app/start/safely'
import type { Connections } from './connections'
import { loggedPath } from './request-log'

/** How long the server waits before it closes idle connections, in milliseconds. */
const DRAIN_MS = 500
/** The milliseconds in which running requests must finish. */
const GRACE_MS = 25_000
/** The milliseconds in which `close` must finish. */
const CLOSE_MS = 3_000

const MOST_PATHS = 20

/**
 * Stops the server on SIGTERM, SIGINT and an uncaught exception: lets running requests finish, then runs
 * `close`. Takes less than 30 s, because orchestrators usually kill a process after 30 s.
 */
export function stopGracefully(
  server: Server,
  connections: Connections,
  close: () => Promise<unknown>,
  log: ServerLog,
): void {
  let stopping: Promise<void> | undefined
  const onSignal = (signal: NodeJS.Signals) => void (stopping ??= stop(signal))
  const onUncaught = (error: unknown) => {
    const request = requestInProgress()
    const paths = request ? [request.path] : pathsInProgress(connections)
    log.fatal({ err: error, paths }, 'uncaught exception')
    process.exitCode = 1
    stopping ??= stop('uncaughtException')
    if (request) safely(request.refuse, logFault(log))()
  }
  process.on('SIGTERM', onSignal).on('SIGINT', onSignal).on('uncaughtException', onUncaught)

  async function stop(reason: string) {
    log.info({ reason }, 'stopping')
    setTimeout(() => server.closeAllConnections(), GRACE_MS).unref()
    setTimeout(() => {
      log.error('not everything could be closed in time')
      process.exit(1)
    }, GRACE_MS + CLOSE_MS).unref()
    try {
      const closed = stopListening(server)
      for (const answers of connections.values()) answers.forEach(closeAfterResponse)
      const closeAfter = (_req: IncomingMessage, answer: ServerResponse) => closeAfterResponse(answer)
      server.prependListener('request', safely(closeAfter, logFault(log)))
      await Promise.race([closed, delay(DRAIN_MS, undefined, { ref: false })])
      closeIdle(connections, log)
      await closed
      await close()
      log.info('stopped')
    } catch (error) {
      log.error({ err: error }, 'could not stop cleanly')
      process.exitCode = 1
    }
  }
}

/**
 * Returns the paths of all running requests, at most `MOST_PATHS`. Used when it is unknown which request
 * threw.
 */
function pathsInProgress(connections: Connections): string[] {
  const answers = [...connections.values()].flatMap((some) => [...some])
  return answers.slice(0, MOST_PATHS).map(({ req }) => loggedPath(toPath(req.url)))
}

/**
 * Stops accepting connections. The HTTP server's own `close` would also cut connections on which a request is still
 * arriving.
 */
function stopListening(server: Server): Promise<void> {
  return new Promise((resolve, reject) => {
    NetServer.prototype.close.call(server, (error) => (error ? reject(error) : resolve()))
  })
}

/** Tells the client to send nothing more on the connection, and makes Node close it. */
function closeAfterResponse(answer: ServerResponse): void {
  if (!answer.headersSent) answer.setHeader('Connection', 'close')
}

/**
 * Closes connections without a running request. Node would keep those on which part of a request has arrived.
 */
function closeIdle(connections: Connections, log: ServerLog): void {
  for (const [socket, answers] of connections) {
    if (answers.size === 0) socket.destroy()
    // Without this, Node would keep a connection whose response head was sent before the stop.
    const closeWhenDone = () => {
      if (answers.size === 0) socket.destroySoon()
    }
    for (const answer of answers) answer.once('close', safely(closeWhenDone, logFault(log)))
  }
}
