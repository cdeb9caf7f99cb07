/**
 * `npm test`: installs what is missing, a browser too, builds what is stale, then runs every test:
 * rules and modules, the modules and the built server on SQLite and on PostgreSQL, the site in a
 * real browser. The last line is the total.
 */
import { readFile, rm } from 'node:fs/promises'
import { run } from './install.js'
import { makeReady, PLAYWRIGHT } from './test-ready.js'

const RESULTS = 'test-results'

const env = await makeReady()
await rm(RESULTS, { recursive: true, force: true })

const suites = [
  {
    args: [
      'node_modules/vitest/vitest.mjs',
      'run',
      '--reporter=dot',
      '--reporter=json',
      `--outputFile=${RESULTS}/vitest.json`,
    ],
    report: `${RESULTS}/vitest.json`,
    /** @param {{ numPassedTests: number, numFailedTests: number }} report */
    count: (report) => ({ passed: report.numPassedTests, failed: report.numFailedTests }),
  },
  {
    args: [PLAYWRIGHT, 'test'],
    report: `${RESULTS}/e2e.json`,
    /** @param {{ stats: { expected: number, unexpected: number, flaky: number } }} report */
    count: ({ stats }) => ({ passed: stats.expected, failed: stats.unexpected + stats.flaky }),
  },
]

let passed = 0
let failed = 0
for (const { args, report, count } of suites) {
  const isGreen = await run(process.execPath, args, env).then(
    () => true,
    () => false,
  )
  const counted = await readFile(report, 'utf8').then(
    (text) => count(JSON.parse(text)),
    () => ({ passed: 0, failed: 0 }),
  )
  passed += counted.passed
  // A suite that breaks before its first test has failed too.
  failed += isGreen ? counted.failed : Math.max(1, counted.failed)
}
console.log(`${passed} passed, ${failed} failed`)
process.exitCode = failed === 0 && passed > 0 ? 0 : 1
