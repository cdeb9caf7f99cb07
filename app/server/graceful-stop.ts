import type { Server, ServerResponse } from 'node:http'
import { setTimeout as delay } from 'node:timers/promises'
import type { Log } from '#app/start/log'
import type { Connections } from './connections'

/** Milliseconds. */
const DRAIN_MS = 500
const SWEEP_MS = 100
const GRACE_MS = 25_000
const CLOSE_MS = 3_000

/**
 * Stops on SIGTERM and SIGINT. For half a second it goes on as before, but each answer says that it is the last on its
 * connection; then it takes no new connection, lets running requests finish, and runs `close`. What is not finished
 * after 25 s is cut, and the process ends 3 s later with 1: just before the usual 30 s after which an orchestrator
 * kills. A second signal changes nothing.
 */
export function stopGracefully(
  server: Server,
  connections: Connections,
  close: () => Promise<unknown>,
  log: Log,
): void {
  let stopping: Promise<void> | undefined
  const onSignal = (signal: NodeJS.Signals) => void (stopping ??= stop(signal))
  process.on('SIGTERM', onSignal).on('SIGINT', onSignal)

  async function stop(signal: string) {
    log.info({ signal }, 'stopping')
    setTimeout(() => server.closeAllConnections(), GRACE_MS).unref()
    setTimeout(() => {
      log.error('not everything could be closed in time')
      process.exit(1)
    }, GRACE_MS + CLOSE_MS).unref()
    try {
      for (const answers of connections.values()) answers.forEach(makeLast)
      server.prependListener('request', (_req, answer) => makeLast(answer))
      await delay(DRAIN_MS)
      const sweep = setInterval(() => endIdle(connections), SWEEP_MS)
      await new Promise((closed) => server.close(closed)).finally(() => clearInterval(sweep))
      await close()
      log.info('stopped')
    } catch (error) {
      log.error({ err: error }, 'could not stop cleanly')
      process.exitCode = 1
    }
  }
}

/** Node then closes the connection itself, and the client sends nothing more on it. */
function makeLast(answer: ServerResponse): void {
  if (!answer.headersSent) answer.setHeader('Connection', 'close')
}

/**
 * Node counts a connection as idle only between two requests. Browsers open some in advance, and a request may have
 * stopped halfway through its head; neither may hold the stop.
 */
function endIdle(connections: Connections): void {
  for (const [socket, answers] of connections) if (answers.size === 0) socket.destroySoon()
}
