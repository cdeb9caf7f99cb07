import type { Server, ServerResponse } from 'node:http'
import { Server as NetServer, type Socket } from 'node:net'
import { setTimeout as delay } from 'node:timers/promises'
import type { Log } from '#app/start/log'

const DRAIN_MS = 500
const GRACE_MS = 25_000
const CLOSE_MS = 3_000

/**
 * Stops on SIGTERM and SIGINT: takes no new connection, lets running requests finish, then runs `close`. For half a
 * second it answers on kept connections, where a request may be under way; each answer says that it is the last. What
 * is not finished after 25 s is cut, and the process ends 3 s later with 1: just before the usual 30 s after which an
 * orchestrator kills. A second signal changes nothing.
 */
export function stopGracefully(server: Server, close: () => Promise<unknown>, log: Log): void {
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
      const closed = stopListening(server)
      connections.drain()
      await Promise.race([closed, delay(DRAIN_MS, undefined, { ref: false })])
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

/** An HTTP server's own `close` would also break off the kept connections. */
function stopListening(server: Server): Promise<void> {
  return new Promise((resolve, reject) => {
    NetServer.prototype.close.call(server, (error) => (error ? reject(error) : resolve()))
  })
}

/**
 * Node counts a connection as idle only between two requests. Browsers open some in advance, and a request may have
 * stopped halfway through its head; neither may hold the stop.
 */
function trackConnections(server: Server) {
  const answering = new Map<Socket, ServerResponse | null>()
  let draining = false
  let dropping = false

  server.on('connection', (socket) => {
    answering.set(socket, null)
    socket.once('close', () => answering.delete(socket))
  })
  // Before the application, which may answer at once.
  server.prependListener('request', ({ socket }, res) => {
    answering.set(socket, res)
    if (draining) makeLast(res)
    res.once('close', () => {
      // A client may have sent the next request before this answer.
      if (answering.get(socket) !== res) return
      if (dropping) socket.destroySoon()
      else if (!socket.destroyed) answering.set(socket, null)
    })
  })
  return {
    /** From now on each answer is its connection's last. */
    drain() {
      draining = true
      for (const res of answering.values()) if (res) makeLast(res)
    },
    dropIdle() {
      dropping = true
      for (const [socket, res] of answering) if (!res) socket.destroy()
    },
  }
}

/** Node then closes the connection itself, and the client sends nothing more on it. */
function makeLast(res: ServerResponse): void {
  if (!res.headersSent) res.setHeader('Connection', 'close')
}
