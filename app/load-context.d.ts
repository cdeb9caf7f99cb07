import '@remix-run/node'
import type { ServerLog } from './start/log'

declare module '@remix-run/node' {
  interface AppLoadContext {
    requestId: string
    /**
     * The method of the browser's request. After an action, it is still POST, although Remix runs the loaders
     * with GET.
     */
    method: string
    log: ServerLog
    /** The client's IP address; empty if the client has disconnected. */
    address: string
  }

  /** Gives loader data the types of the returned values. A Date stays a Date. */
  interface Future {
    v3_singleFetch: true
  }
}
