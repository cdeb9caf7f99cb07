import { statfs } from 'node:fs/promises'
import { run } from './child.js'
import { installIfStale } from './install.js'
import { buildIfStale } from './ready.js'

export const PLAYWRIGHT = 'node_modules/@playwright/test/cli.js'

/** Installs and builds, and returns the environment for tests of the built site. */
export async function getTestsReady() {
  /** @type {string | undefined} */
  let path
  await installIfStale('all', async () => {
    const { findBrowser } = await import('./browser.js')
    ;[path] = await Promise.all([findBrowser(), buildIfStale()])
  })
  const { measureSlowness } = await import('./browser.js')
  const TEST_SLOWNESS = (await measureSlowness(path)).toFixed(1)
  const memory = await findMemoryFolder()
  return {
    ...(memory && { TMPDIR: memory }),
    ...process.env,
    TEST_SLOWNESS,
    ...(path && { CHROMIUM_PATH: path }),
  }
}

const ROOM = 4e9

/** Finds a folder in memory, where copying a test's database takes 50 ms instead of 200 ms. */
async function findMemoryFolder() {
  const folder = '/dev/shm'
  const room = await statfs(folder).then(
    ({ bavail, bsize }) => bavail * bsize,
    () => 0,
  )
  return room > ROOM ? folder : undefined
}

/**
 * @param {string[]} args
 * @param {NodeJS.ProcessEnv} env
 */
export function runPlaywright(args, env) {
  return run(process.execPath, [PLAYWRIGHT, 'test', ...args], env).then(
    () => true,
    () => false,
  )
}
