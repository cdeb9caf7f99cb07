import { spawn } from 'node:child_process'
import { fileURLToPath } from 'node:url'
import { hasChanged, hashOf, remember } from './stamp.js'

const STAMP = 'node_modules/.installed'

/**
 * Runs `npm ci` when the lock file is not the one that was last installed from. `meanwhile` is done
 * beside the end of it, where SQLite may be compiled, which takes a minute of one core: it must do
 * without what packages compile. `npm rebuild` refuses where `npm ci` would leave an optional package out:
 * those are the tests' PostgreSQL and native parts, without which something fails later, and less clearly.
 */
export async function installIfStale(meanwhile = async () => {}) {
  process.chdir(fileURLToPath(new URL('..', import.meta.url)))
  const hash = await hashOf(['package-lock.json'])
  if (!(await hasChanged(STAMP, hash))) return meanwhile()
  console.error('Installing the packages…')
  await npm(['ci', '--include=dev', '--ignore-scripts', '--no-audit', '--no-fund', '--loglevel=error'])
  await together([npm(['rebuild', '--loglevel=error']).then(() => remember(STAMP, hash)), meanwhile()])
}

/**
 * Waits for the end of all, so that a program goes on beside nothing that is thrown; then throws what was.
 *
 * @param {Promise<unknown>[]} works
 */
export async function together(works) {
  await Promise.allSettled(works)
  await Promise.all(works)
}

/** @param {string[]} args */
function npm(args) {
  // npm names itself to the scripts it runs; without it the shell finds it.
  const self = process.env.npm_execpath
  const [command, ...first] = self ? [process.execPath, self] : ['npm']
  // Standard output is for what a command has to say, as an export.
  return run(command, [...first, ...args], process.env, process.stderr)
}

/**
 * Runs a program to its end with this one's output; refuses with its exit code.
 *
 * @param {string} command
 * @param {string[]} args
 * @param {NodeJS.ProcessEnv} [env]
 * @param {'inherit' | NodeJS.WriteStream} [output]
 * @returns {Promise<void>}
 */
export function run(command, args, env = process.env, output = /** @type {const} */ ('inherit')) {
  return new Promise((resolve, reject) => {
    const child = spawn(command, args, { stdio: ['ignore', output, 'inherit'], env })
    child.once('error', reject)
    child.once('exit', (code, signal) => {
      if (code === 0) resolve()
      else reject(new Error(`${command} ${args[0]} ended with ${signal ?? code}`))
    })
  })
}
