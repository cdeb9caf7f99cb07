import type { IncomingMessage, ServerResponse } from 'node:http'
import type { Socket } from 'node:net'
import type { Log } from './log'

/** Browsers and proxies wait for an answer before they ask on. */
const MOST_WAITING = 10

/**
 * Cuts off who asks on without waiting for his answers, and says whether it has. Node hands on all that it
 * has read from a connection, 64 kB are 1600 requests: begun all at once, those of twenty clients were
 * measured to take all memory, and the process with it.
 */
export function cutFloods(log: Log): (req: IncomingMessage, res: ServerResponse) => boolean {
  const waiting = new WeakMap<Socket, number>()
  return ({ socket }, res) => {
    // An answer gets its connection when those before it have been sent.
    if (res.socket !== null) return false
    const count = (waiting.get(socket) ?? 0) + 1
    waiting.set(socket, count)
    if (count > MOST_WAITING) {
      if (count === MOST_WAITING + 1) log.warn('cut off who asks on without waiting for his answers')
      socket.destroy()
      return true
    }
    res.once('close', () => waiting.set(socket, (waiting.get(socket) ?? 1) - 1))
    return false
  }
}
