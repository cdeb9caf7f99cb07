import { buildIfStale } from './build.js'
import { installIfStale, run } from './install.js'

/**
 * What every test of the built site needs: installs what is missing, a browser too, and builds what
 * is stale. Returns the environment to run in, which names the browser.
 */
export async function makeReady() {
  await installIfStale(() => buildIfStale())
  const { findBrowser } = await import('./browser.js')
  return { ...process.env, CHROMIUM_PATH: await findBrowser() }
}

export const PLAYWRIGHT = 'node_modules/@playwright/test/cli.js'

/**
 * Runs Playwright, which prints what it has to say; whether nothing failed.
 *
 * @param {string[]} args
 * @param {NodeJS.ProcessEnv} env
 */
export function runPlaywright(args, env) {
  return run(process.execPath, [PLAYWRIGHT, 'test', ...args], env).then(
    () => true,
    () => false,
  )
}
