/**
 * `npm test`: installs what is missing, a browser too, builds what is stale, then runs every test:
 * rules and modules, the modules and the built server on SQLite and on PostgreSQL, the site in a
 * real browser. The last lines name what failed, and give the total.
 */
import { readFile, rm } from 'node:fs/promises'
import { relative } from 'node:path'
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
    /** @param {{ numPassedTests: number, testResults: VitestFile[] }} report */
    count: ({ numPassedTests, testResults }) => ({
      passed: numPassedTests,
      failed: testResults.flatMap(failuresOf),
    }),
  },
  {
    args: [PLAYWRIGHT, 'test'],
    report: `${RESULTS}/e2e.json`,
    /** @param {{ stats: { expected: number }, suites: PlaywrightSuite[] }} report */
    count: ({ stats, suites }) => ({ passed: stats.expected, failed: suites.flatMap(unexpectedOf) }),
  },
]

let passed = 0
/** @type {string[]} */
const failed = []
for (const { args, report, count } of suites) {
  const isGreen = await run(process.execPath, args, env).then(
    () => true,
    () => false,
  )
  const counted = await readFile(report, 'utf8').then(
    (text) => count(JSON.parse(text)),
    () => ({ passed: 0, failed: [] }),
  )
  passed += counted.passed
  failed.push(...counted.failed)
  if (!isGreen && counted.failed.length === 0) failed.push(`${args[0]} broke outside of its tests`)
}
for (const name of failed) console.log(`failed: ${name}`)
console.log(`${passed} passed, ${failed.length} failed`)
process.exitCode = failed.length === 0 && passed > 0 ? 0 : 1

/**
 * @typedef {{ name: string, status: string, assertionResults: { status: string, fullName: string }[] }} VitestFile
 * @param {VitestFile} file
 */
function failuresOf({ name, status, assertionResults }) {
  const names = assertionResults.filter((test) => test.status === 'failed').map(({ fullName }) => fullName)
  // A file that breaks before its first test.
  if (status === 'failed' && names.length === 0) names.push('the file itself')
  return names.map((test) => `${relative('.', name)}: ${test}`)
}

/**
 * @typedef {{ title: string, file: string, line: number, tests: { status: string, projectName: string }[] }} PlaywrightSpec
 * @typedef {{ specs: PlaywrightSpec[], suites?: PlaywrightSuite[] }} PlaywrightSuite
 * @param {PlaywrightSuite} suite
 * @returns {string[]}
 */
function unexpectedOf({ specs, suites = [] }) {
  const own = specs.flatMap(({ title, file, line, tests }) =>
    tests
      .filter(({ status }) => status === 'unexpected' || status === 'flaky')
      .map(({ projectName }) => `${file}:${line}: ${title} [${projectName}]`),
  )
  return [...own, ...suites.flatMap(unexpectedOf)]
}
