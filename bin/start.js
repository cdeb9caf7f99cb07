/** Serves in this very process, so that a signal reaches the server. */
import { getReady } from './ready.js'

await getReady()
await import(new URL('../build/server.js', import.meta.url).href)
