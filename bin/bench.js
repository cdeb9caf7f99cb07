/**
 * `npm run bench` measures how fast and how light the built site is, as ratios within one run. On a fresh
 * clone it installs and builds first. It exits with 1 if a target of bin/bench/report.ts is missed. `npm run
 * budgets` measures the weight alone, and `npm run test:firefox` drives Firefox with the same packages.
 *
 *     npm run bench -- [load] [growth] [weight] [memory] [lighthouse] [soak] [--seconds N] [--postgres] [--pages PATTERN]
 */
import { run } from './child.js'
import { installBenchIfStale } from './install.js'
import { getTestsReady } from './test-ready.js'

const [script = '', ...args] = process.argv.slice(2)
const env = await getTestsReady()
await installBenchIfStale()
const program =
  script === 'firefox' ? ['--test', 'bin/bench/firefox.ts'] : ['bin/bench/main.ts', script, ...args]
await run(process.execPath, ['node_modules/typescript-7/bin/tsc', '-p', 'bin/bench'])
await run(process.execPath, ['--import', 'tsx', ...program.filter(Boolean)], env).catch(
  () => (process.exitCode = 1),
)
