import { buildIfStale, installIfStale, run } from './ready.js'

export const PLAYWRIGHT = 'node_modules/@playwright/test/cli.js'

/** Prepares what tests of the built site need, including a browser. Returns the environment to run in. */
export async function getTestsReady() {
  await installIfStale()
  await buildIfStale()
  const { findBrowser } = await import('./browser.js')
  const path = await findBrowser()
  return { ...process.env, ...(path && { CHROMIUM_PATH: path }) }
}

/**
 * Runs Playwright with its own output. Returns whether nothing failed.
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
