/**
 * `npm test`: installs what is missing, including a browser, builds what is stale, then runs what a developer
 * runs before a push. `npm run test:all` adds PostgreSQL for every HTTP test, every width and both colour schemes of
 * each page in its further states, journeys on a desk, the commands, faults and load. The last line gives the total.
 */
import { readFile, rm } from 'node:fs/promises'
import { run } from './child.js'
import { getTestsReady, PLAYWRIGHT } from './test-ready.js'

const RESULTS = 'test-results'
const VITEST = ['node_modules/vitest/vitest.mjs', 'run', '--reporter=dot', '--reporter=json']
const isAll = process.argv.includes('--all')

const env = { ...(await getTestsReady()), ...(isAll && { TEST_ALL: '1' }) }
await rm(RESULTS, { recursive: true, force: true })

let passed = 0
let failed = 0
/** @type {string[]} */
const failures = []
await runSuite('vitest', [...VITEST, isAll ? '--project=!faults-load-*' : '--project=!faults-*'])
await runSuite('e2e', [PLAYWRIGHT, 'test'])
// The load tests need the machine to themselves.
if (isAll) await runSuite('load', [...VITEST, '--project=faults-load-*'])
// Once more, below the output of the later suites.
for (const failure of failures) console.log(`✗ ${failure}`)
console.log(`${passed} passed, ${failed} failed`)
process.exitCode = failed === 0 && passed > 0 ? 0 : 1

/**
 * @param {'vitest' | 'e2e' | 'load'} name
 * @param {string[]} args
 */
async function runSuite(name, args) {
  const report = `${RESULTS}/${name}.json`
  const isGreen = await run(
    process.execPath,
    name === 'e2e' ? args : [...args, `--outputFile=${report}`],
    env,
  ).then(
    () => true,
    () => false,
  )
  const results = JSON.parse(await readFile(report, 'utf8').catch(() => '{}'))
  const counts = countsOf(results)
  failures.push(...failuresIn(results).map((title) => `${name}: ${title}`))
  passed += counts.passed
  // A suite may also fail outside its tests.
  failed += isGreen ? counts.failed : Math.max(1, counts.failed)
}

/** @param {{ numPassedTests?: number, numFailedTests?: number, stats?: { expected: number, unexpected: number, flaky: number } }} report */
function countsOf({ numPassedTests = 0, numFailedTests = 0, stats }) {
  if (stats) return { passed: stats.expected, failed: stats.unexpected + stats.flaky }
  return { passed: numPassedTests, failed: numFailedTests }
}

/**
 * The titles of the failed tests, as vitest or Playwright reports them.
 *
 * @typedef {{ title: string, specs?: { title: string, ok: boolean }[], suites?: Suite[] }} Suite
 * @param {{ testResults?: { assertionResults: { status: string, fullName: string }[] }[], suites?: Suite[] }} report
 * @returns {string[]}
 */
function failuresIn({ testResults = [], suites = [] }) {
  const tests = testResults.flatMap(({ assertionResults }) => assertionResults)
  return [
    ...tests.filter(({ status }) => status === 'failed').map(({ fullName }) => fullName),
    ...suites.flatMap(({ title, specs = [], suites }) => [
      ...specs.filter(({ ok }) => !ok).map((spec) => `${title} ${spec.title}`),
      ...failuresIn({ suites }),
    ]),
  ]
}
