/**
 * Measures the speed and the weight of the built site. Exits with 1 if a target of bin/bench/report.ts is
 * missed. `npm run budgets` measures only the weight, and `npm run test:firefox` tests in Firefox.
 *
 *     npm run bench -- [load] [growth] [weight] [memory] [lighthouse] [soak] [mails] [kills] [machines]
 *         [--seconds N] [--postgres] [--pages PATTERN] [--sizes FEW,MANY] [--members N] [--kills N] [--seed S]
 *         [--picture FILE]
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
