/**
 * The types of the JSON reports of Vitest and Playwright.
 *
 * @typedef {{ title: string, ok: boolean, file: string, tests: { results: { duration: number }[] }[] }} Spec
 * @typedef {{ title: string, specs?: Spec[], suites?: Suite[] }} Suite
 * @typedef {{ status: string, fullName: string }} Assertion
 * @typedef {{ name: string, status: string, startTime: number, endTime: number, assertionResults: Assertion[] }} TestFile
 * @typedef {{ numPassedTests: number, numFailedTests: number, testResults: TestFile[] }} VitestReport
 * @typedef {{ suites: Suite[], stats: { expected: number, unexpected: number, flaky: number } }} PlaywrightReport
 * @typedef {Partial<VitestReport & PlaywrightReport>} Report Empty where a suite ended before it reported.
 */
import { relative } from 'node:path'

/** @param {Report} report */
export function countTests({ numPassedTests = 0, numFailedTests = 0, testResults = [], stats }) {
  if (stats) return { passed: stats.expected, failed: stats.unexpected + stats.flaky }
  return { passed: numPassedTests, failed: numFailedTests + findBrokenFiles(testResults).length }
}

/**
 * Returns the titles of the failed tests, and the files that failed before their first test.
 *
 * @param {Report} report
 */
export function listFailures({ testResults = [], suites = [] }) {
  const tests = testResults.flatMap(({ assertionResults }) => assertionResults)
  return [
    ...tests.filter(({ status }) => status === 'failed').map(({ fullName }) => fullName),
    ...findBrokenFiles(testResults),
    ...listSpecs(suites)
      .filter(({ ok }) => !ok)
      .map(({ file, title }) => `${file} ${title}`),
  ]
}

/** @param {TestFile[]} files */
function findBrokenFiles(files) {
  const isBroken = (/** @type {TestFile} */ { status, assertionResults }) =>
    status === 'failed' && !assertionResults.some((one) => one.status === 'failed')
  return files.filter(isBroken).map(({ name }) => relative('', name))
}

/**
 * Returns the seconds that each test file took.
 *
 * @param {Report} report
 */
export function sumSeconds({ testResults = [], suites = [] }) {
  /** @type {Map<string, number>} */
  const seconds = new Map()
  const add = (/** @type {string} */ file, /** @type {number} */ ms) =>
    seconds.set(file, (seconds.get(file) ?? 0) + ms / 1000)
  for (const { name, startTime, endTime } of testResults) add(relative('', name), endTime - startTime)
  for (const { file, tests } of listSpecs(suites))
    for (const { duration } of tests.flatMap(({ results }) => results)) add(`e2e/${file}`, duration)
  return [...seconds]
}

/**
 * @param {Suite[]} suites
 * @returns {Spec[]}
 */
function listSpecs(suites) {
  return suites.flatMap(({ specs = [], suites = [] }) => [...specs, ...listSpecs(suites)])
}
