import type { ServerResponse } from 'node:http'
import { type ServerLog, logFault } from '#app/start/log'
import { safely } from '#app/start/safely'

const signals = new WeakMap<ServerResponse, AbortSignal>()

/** Returns a signal that aborts if the client disconnects before the whole response is sent. */
export function createClientSignal(res: ServerResponse, log: ServerLog): AbortSignal {
  const known = signals.get(res)
  if (known) return known
  const gone = new AbortController()
  const abort = () => {
    if (!res.writableFinished) gone.abort()
  }
  if (res.destroyed) abort()
  else res.once('close', safely(abort, logFault(log)))
  signals.set(res, gone.signal)
  return gone.signal
}
