/**
 * What `.ci/run` begins with: lint and types, beside the build and the end of the install. Two lanes, for
 * each computes on one core only; which of them fails first is of no interest, so both are seen to their end.
 */
import { buildIfStale } from './build.js'
import { installIfStale, run, together } from './install.js'

await installIfStale(() => together([npmRun('lint'), npmRun('typecheck').finally(() => buildIfStale())]))

/** @param {string} script */
function npmRun(script) {
  return run('npm', ['run', '--silent', script])
}
