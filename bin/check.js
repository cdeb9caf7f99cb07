/** What `.ci/run` begins with: lint, types and the build, in two lanes, since each computes on one core. */
import { buildIfStale, installIfStale, run } from './ready.js'

await installIfStale(check)

/** All run to their end, so that one run shows the faults of each. */
async function check() {
  const lanes = [
    runInTurn('lint:code'),
    runInTurn('typecheck', 'lint:format', 'lint:unused').finally(buildIfStale),
  ]
  const [fault] = (await Promise.all(lanes)).flat()
  if (fault) throw fault
}

/**
 * Returns the faults.
 *
 * @param {string[]} scripts
 */
async function runInTurn(...scripts) {
  /** @type {unknown[]} */
  const faults = []
  for (const script of scripts)
    await run('npm', ['run', '--silent', script]).catch((fault) => faults.push(fault))
  return faults
}
