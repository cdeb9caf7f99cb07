/** Serves in this process, so that signals reach the server. */
import { getReady } from './ready.js'

await getReady()
await import(new URL('../build/server.js', import.meta.url).href)
