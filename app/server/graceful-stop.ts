import type { Server } from 'node:http'
import type { Log } from './log'

const GRACE_MS = 25_000

/**
 * Stops on SIGTERM and SIGINT: takes no new connection, lets running requests finish, then runs
 * `close`. A second signal changes nothing (a terminal and npm both send one). What is not
 * finished after 25 s is cut, just before the usual 30 s at which an orchestrator kills.
 */
export function stopGracefully(server: Server, close: () => Promise<void>, log: Log) {
  let stopping: Promise<void> | undefined
  for (const signal of ['SIGTERM', 'SIGINT'] as const) {
    process.on(signal, () => {
      stopping ??= stop(signal)
    })
  }
  // A connection that a browser keeps open for its next request must not hold the stop.
  server.on('request', (_req, res) => {
    res.once('close', () => {
      if (stopping) setImmediate(() => server.closeIdleConnections())
    })
  })

  async function stop(signal: string) {
    log.info({ signal }, 'stopping')
    const deadline = setTimeout(() => server.closeAllConnections(), GRACE_MS)
    deadline.unref()
    try {
      await new Promise<void>((resolve, reject) => {
        server.close((error) => (error ? reject(error) : resolve()))
      })
      await close()
      log.info('stopped')
    } catch (error) {
      log.error({ err: error }, 'could not stop cleanly')
      process.exitCode = 1
    }
  }
}
