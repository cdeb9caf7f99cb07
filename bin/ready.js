import { installIfStale } from './install.js'

/**
 * Installs what is missing and builds what is stale, or ends this process with one line. Imports
 * nothing but Node's own modules until the rest is installed.
 *
 * @param {{ keep?: boolean }} [build]
 */
export async function getReady(build = {}) {
  try {
    await installIfStale()
    const { buildIfStale } = await import('./build.js')
    await buildIfStale(build)
  } catch (error) {
    console.error(`Could not get ready: ${error instanceof Error ? error.message : String(error)}`)
    process.exit(1)
  }
  process.env.NODE_ENV = 'production'
}
