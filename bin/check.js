/** What `.ci/run` begins with: lint and types, the build beside them, since each computes on one core. */
import { buildIfStale, installIfStale, run } from './ready.js'

await installIfStale(check)

/** Both run to their end, so that one run shows the faults of each. */
async function check() {
  const lanes = [npmRun('lint'), npmRun('typecheck').finally(() => buildIfStale())]
  await Promise.allSettled(lanes)
  await Promise.all(lanes)
}

/** @param {string} script */
function npmRun(script) {
  return run('npm', ['run', '--silent', script])
}
