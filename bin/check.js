/** What `.ci/run` begins with: lint, types and the build, in two lanes, since each computes on one core. */
import { buildIfStale, installIfStale, run } from './ready.js'

await installIfStale(check)

/** Both run to their end, so that one run shows the faults of each. */
async function check() {
  const lanes = [
    npmRun('lint:code'),
    runInTurn('typecheck', 'lint:format', 'lint:unused').finally(buildIfStale),
  ]
  await Promise.allSettled(lanes)
  await Promise.all(lanes)
}

/** @param {string[]} scripts */
async function runInTurn(...scripts) {
  for (const script of scripts) await npmRun(script)
}

/** @param {string} script */
function npmRun(script) {
  return run('npm', ['run', '--silent', script])
}
