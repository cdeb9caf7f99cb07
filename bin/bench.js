/**
 * `npm run bench`: how quick and how light the built site is, told as ratios within one run. Ends with 1
 * where a figure misses its target. On a fresh clone it gets ready by itself.
 *
 *     npm run bench -- [--only load|growth|weight|memory|lighthouse]… [--seconds N] [--postgres]
 */
import { run } from './ready.js'
import { getTestsReady } from './test-ready.js'

const env = await getTestsReady()
await run(process.execPath, ['--import', 'tsx', 'bin/bench/main.ts', ...process.argv.slice(2)], env).catch(
  () => {
    process.exitCode = 1
  },
)
