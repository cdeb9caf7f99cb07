/**
 * `npm run test:faults`: the built site under load, killed, and with a database that breaks. Gets ready
 * as `npm test` does.
 */
import { run } from './install.js'
import { makeReady } from './test-ready.js'

const env = await makeReady()
await run(
  process.execPath,
  ['node_modules/vitest/vitest.mjs', 'run', '--config', 'vitest.faults.config.ts', ...process.argv.slice(2)],
  env,
).catch(() => {
  process.exitCode = 1
})
