/**
 * `npm start`: installs what is missing, builds what is stale, then serves in this very process,
 * so that a signal reaches the server. Imports nothing but Node's own modules until the rest is
 * installed.
 */
import { installIfStale } from './install.js'

try {
  await installIfStale()
  const { buildIfStale } = await import('./build.js')
  await buildIfStale()
} catch (error) {
  console.error(`Could not get ready: ${error instanceof Error ? error.message : String(error)}`)
  process.exit(1)
}

process.env.NODE_ENV = 'production'
await import(new URL('../build/server.js', import.meta.url).href)
