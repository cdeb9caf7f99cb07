import '@remix-run/node'
import type { Log } from './server/log'

declare module '@remix-run/node' {
  /** What server.ts hands to each request. */
  interface AppLoadContext {
    requestId: string
    log: Log
    /** The client's; empty when the connection is gone. */
    address: string
    /** Whether nobody waits for the answer any more. */
    isGone: () => boolean
    /** The finished page or text, to be sent as the body of an answer that has none. */
    document?: string | Buffer
  }

  /** Loaders hand on their values as they are: a Date stays a Date. */
  interface Future {
    v3_singleFetch: true
  }
}
