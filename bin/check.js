/** Lints, checks types and builds for `.ci/run`. Two lanes run at once, because each step uses one core. */
import { run } from './child.js'
import { installIfStale } from './install.js'
import { buildIfStale } from './ready.js'

await installIfStale('all', check)

/** Runs all checks to their end, so that one run shows the faults of each. */
async function check() {
  const lanes = [
    runInTurn('lint:code'),
    runInTurn('typecheck', 'lint:format', 'lint:unused', 'lint:rules').finally(buildIfStale),
  ]
  const failed = (await Promise.all(lanes)).flat()
  if (failed.length > 0) throw new Error(`Failed: ${failed.join(', ')}`)
}

/**
 * Runs the scripts in turn and returns those that failed. Skips npm's pre-scripts, which would install again.
 *
 * @param {string[]} scripts
 */
async function runInTurn(...scripts) {
  /** @type {string[]} */
  const failed = []
  for (const script of scripts)
    await run('npm', ['run', '--silent', '--ignore-scripts', script]).catch(() => failed.push(script))
  return failed
}
