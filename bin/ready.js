import { buildIfStale } from './build.js'
import { installIfStale } from './install.js'

/**
 * Installs what is missing and builds what is stale, or ends this process with one line. What it imports
 * are Node's own modules: there may be no others yet.
 *
 * @param {{ keep?: boolean }} [build]
 */
export async function getReady(build = {}) {
  try {
    await installIfStale(() => buildIfStale(build))
  } catch (error) {
    console.error(`Could not get ready: ${error instanceof Error ? error.message : String(error)}`)
    process.exit(1)
  }
  process.env.NODE_ENV = 'production'
}
