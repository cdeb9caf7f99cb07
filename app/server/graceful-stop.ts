import type { Server } from 'node:http'
import type { Socket } from 'node:net'
import type { Log } from './log'

const GRACE_MS = 25_000
const CLOSE_MS = 3_000

/**
 * Stops on SIGTERM and SIGINT: takes no new connection, lets running requests finish, then runs
 * `close`. A second signal changes nothing (a terminal and npm both send one). What is not
 * finished after 25 s is cut, and the process ends at the latest 3 s later, with 1: just before the
 * usual 30 s at which an orchestrator kills.
 */
export function stopGracefully(server: Server, close: () => Promise<unknown>, log: Log) {
  const connections = trackConnections(server)
  let stopping: Promise<void> | undefined
  for (const signal of ['SIGTERM', 'SIGINT'] as const) {
    process.on(signal, () => {
      stopping ??= stop(signal)
    })
  }

  async function stop(signal: string) {
    log.info({ signal }, 'stopping')
    setTimeout(() => server.closeAllConnections(), GRACE_MS).unref()
    setTimeout(() => {
      log.error('not everything could be closed in time')
      process.exit(1)
    }, GRACE_MS + CLOSE_MS).unref()
    try {
      const closed = new Promise<void>((resolve, reject) => {
        server.close((error) => (error ? reject(error) : resolve()))
      })
      connections.dropIdle()
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
 * Node counts a connection as idle only after its first request. Browsers open some in advance and
 * keep others for later; neither may hold the stop.
 */
function trackConnections(server: Server) {
  const idle = new Set<Socket>()
  let dropping = false

  server.on('connection', (socket) => {
    idle.add(socket)
    socket.once('close', () => idle.delete(socket))
  })
  server.on('request', (req, res) => {
    const { socket } = req
    idle.delete(socket)
    res.once('close', () => {
      if (dropping) socket.destroySoon()
      else if (!socket.destroyed) idle.add(socket)
    })
  })
  return {
    dropIdle() {
      dropping = true
      for (const socket of idle) socket.destroy()
    },
  }
}
