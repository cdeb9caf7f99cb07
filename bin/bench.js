/**
 * `npm run bench`: how fast and how light the built site is, as ratios within one run. On a fresh clone it installs
 * and builds first. Ends with 1 where a target of bin/bench/report.ts is missed. `npm run budgets` is its weight alone.
 *
 *     npm run bench -- [load] [growth] [weight] [memory] [lighthouse] [soak] [--seconds N] [--postgres] [--pages PATTERN]
 */
import { run } from './ready.js'
import { getTestsReady } from './test-ready.js'

const args = ['--import', 'tsx', 'bin/bench/main.ts', ...process.argv.slice(2)]
await run(process.execPath, args, await getTestsReady()).catch(() => (process.exitCode = 1))
