/** Runs the tests that a push requires. --all runs everything, and --changed the tests of changed files. */
import { readFile, rm } from 'node:fs/promises'
import { findTestsOfChanges } from './changed.js'
import { run } from './child.js'
import { getTestsReady, PLAYWRIGHT } from './test-ready.js'
import { countTests, listFailures, sumSeconds } from './test-report.js'

const RESULTS = 'test-results'
const VITEST = ['node_modules/vitest/vitest.mjs', 'run', '--reporter=dot', '--reporter=json']
const BEFORE_A_PUSH = ['unit', 'sqlite', 'postgres', 'http-sqlite', 'http-postgres']

const isAll = process.argv.includes('--all')
const changes = process.argv.includes('--changed') ? findTestsOfChanges() : undefined

const env = { ...(await getTestsReady()), ...(isAll && { TEST_ALL: '1' }) }
await rm(RESULTS, { recursive: true, force: true })

let passed = 0
let failed = 0
/** @type {string[]} */
const failures = []
/** @type {[file: string, seconds: number][]} */
const times = []

if (changes) await runChanged(changes)
else if (isAll) await runAll()
else {
  await runSuite('vitest', [...VITEST, ...projects(BEFORE_A_PUSH)])
  await runSuite('e2e', [PLAYWRIGHT, 'test', '--grep=@smoke'])
}

const slowest = times.sort(([, one], [, other]) => other - one).slice(0, 20)
console.log(
  `The slowest files:\n${slowest.map(([file, seconds]) => `${seconds.toFixed(1).padStart(6)} s  ${file}`).join('\n')}`,
)
// The failures are printed again, below the output of the later suites.
for (const failure of failures) console.log(`✗ ${failure}`)
console.log(`${passed} passed, ${failed} failed`)
process.exitCode = failed === 0 && (passed > 0 || changes) ? 0 : 1

async function runAll() {
  await runSuite('vitest', [...VITEST, ...projects([...BEFORE_A_PUSH, 'faults-sqlite', 'faults-postgres'])])
  await runSuite('e2e', [PLAYWRIGHT, 'test'])
  // The load tests need the machine to themselves.
  await runSuite('load', [...VITEST, '--project=faults-load-*'])
}

/** @param {NonNullable<typeof changes>} changes */
async function runChanged({ folders, vitest, playwright, smoke }) {
  if (folders.length > 0)
    await runSuite('vitest', [...VITEST, ...projects(BEFORE_A_PUSH), '--passWithNoTests', ...folders])
  // A changed test runs on both databases, even if `npm test` runs it on only one.
  if (vitest.length > 0) await runSuite('vitest', [...VITEST, ...vitest], { TEST_ALL: '1' })
  if (smoke) await runSuite('e2e', [PLAYWRIGHT, 'test', '--grep=@smoke'])
  if (playwright.length > 0) await runSuite('e2e', [PLAYWRIGHT, 'test', ...playwright])
}

/** @param {string[]} names */
function projects(names) {
  return names.map((name) => `--project=${name}`)
}

/**
 * @param {'vitest' | 'e2e' | 'load'} name
 * @param {string[]} args
 * @param {Record<string, string>} settings
 */
async function runSuite(name, args, settings = {}) {
  const report = `${RESULTS}/${name}.json`
  // Removes an old report, which would be counted if the suite ended without a new one.
  await rm(report, { force: true })
  const isGreen = await run(process.execPath, name === 'e2e' ? args : [...args, `--outputFile=${report}`], {
    ...env,
    ...settings,
  }).then(
    () => true,
    () => false,
  )
  const results = JSON.parse(await readFile(report, 'utf8').catch(() => '{}'))
  const counts = countTests(results)
  failures.push(...listFailures(results).map((title) => `${name}: ${title}`))
  times.push(...sumSeconds(results))
  passed += counts.passed
  // A suite that failed outside its tests counts as one failure.
  failed += isGreen ? counts.failed : Math.max(1, counts.failed)
}
