/**
 * Reads what Vitest and Playwright report as JSON.
 *
 * @typedef {{ title: string, ok: boolean, file: string, tests: { results: { duration: number }[] }[] }} Spec
 * @typedef {{ title: string, specs?: Spec[], suites?: Suite[] }} Suite
 * @typedef {{ status: string, fullName: string }} Assertion
 * @typedef {{ name: string, startTime: number, endTime: number, assertionResults: Assertion[] }} TestFile
 * @typedef {{ numPassedTests: number, numFailedTests: number, testResults: TestFile[] }} VitestReport
 * @typedef {{ suites: Suite[], stats: { expected: number, unexpected: number, flaky: number } }} PlaywrightReport
 * @typedef {Partial<VitestReport & PlaywrightReport>} Report Empty where a suite ended before it reported.
 */
import { relative } from 'node:path'

/** @param {Report} report */
export function countsOf({ numPassedTests = 0, numFailedTests = 0, stats }) {
  if (stats) return { passed: stats.expected, failed: stats.unexpected + stats.flaky }
  return { passed: numPassedTests, failed: numFailedTests }
}

/**
 * The titles of the failed tests.
 *
 * @param {Report} report
 */
export function failuresIn({ testResults = [], suites = [] }) {
  const tests = testResults.flatMap(({ assertionResults }) => assertionResults)
  return [
    ...tests.filter(({ status }) => status === 'failed').map(({ fullName }) => fullName),
    ...specsIn(suites)
      .filter(({ ok }) => !ok)
      .map(({ file, title }) => `${file} ${title}`),
  ]
}

/**
 * How many seconds each file took. Other files ran at the same time.
 *
 * @param {Report} report
 */
export function timesIn({ testResults = [], suites = [] }) {
  /** @type {Map<string, number>} */
  const seconds = new Map()
  const add = (/** @type {string} */ file, /** @type {number} */ ms) =>
    seconds.set(file, (seconds.get(file) ?? 0) + ms / 1000)
  for (const { name, startTime, endTime } of testResults) add(relative('', name), endTime - startTime)
  for (const { file, tests } of specsIn(suites))
    for (const { duration } of tests.flatMap(({ results }) => results)) add(`e2e/${file}`, duration)
  return [...seconds]
}

/**
 * @param {Suite[]} suites
 * @returns {Spec[]}
 */
function specsIn(suites) {
  return suites.flatMap(({ specs = [], suites = [] }) => [...specs, ...specsIn(suites)])
}
