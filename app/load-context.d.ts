import '@remix-run/node'
import type { Log } from './start/log'

declare module '@remix-run/node' {
  /** What the adapter hands to loaders and actions. */
  interface AppLoadContext {
    requestId: string
    /** The browser's: after an action, Remix runs the loaders with GET. */
    method: string
    log: Log
    /** The client's; empty when the connection is gone. */
    address: string
  }

  /** Loaders hand on their values as they are: a Date stays a Date. */
  interface Future {
    v3_singleFetch: true
  }
}
