import { rm, writeFile } from 'node:fs/promises'
import { run } from './child.js'
import { cacheDriver, restoreCachedDriver } from './driver.js'
import { hashFiles, readStamp } from './stamp.js'

const STAMP = 'node_modules/.installed'
const BENCH_STAMP = 'bin/bench/node_modules/.installed'

/**
 * Installs the packages, unless they are up to date. `start` is enough to build and run the site, `all` also
 * to lint and test it.
 *
 * @param {'start' | 'all'} scope
 * @param {() => Promise<unknown>} meanwhile Runs while SQLite's driver is compiled: it must not need the driver.
 */
export async function installIfStale(scope, meanwhile = () => Promise.resolve()) {
  const lock = await hashFiles(['package-lock.json'])
  const stamp = (await readStamp(STAMP)) ?? ''
  if (stamp === `${lock} all` || stamp === `${lock} ${scope}`) return meanwhile()

  const hasMost = stamp === `${lock} start`
  const packages = stamp.endsWith(' all') ? 'all' : scope
  const which = packages === 'all' ? 'all packages, tests included' : 'the packages that a start needs'
  console.error(`Installing ${which} (usually 20 to 60 s)…`)
  await npm(
    ...(hasMost ? ['install', '--no-save'] : ['ci']),
    packages === 'all' ? '--include=dev' : '--omit=dev',
    '--ignore-scripts',
  )
  console.error(
    (await restoreCachedDriver())
      ? "Unpacking SQLite's driver from this user's cache (2 s)…"
      : "Fetching SQLite's driver, or else compiling it, once on this machine (usually 60 s)…",
  )
  // Waits for both even if one fails, because the other may still be writing.
  const lanes = [addNativeCode().then(() => writeFile(STAMP, `${lock} ${packages}`)), meanwhile()]
  await Promise.allSettled(lanes)
  await Promise.all(lanes)
}

export async function installBenchIfStale() {
  const lock = await hashFiles(['bin/bench/package-lock.json'])
  if ((await readStamp(BENCH_STAMP)) === lock) return
  console.error("Installing the bench's packages (usually 20 s)…")
  await npm('ci', '--prefix=bin/bench', '--ignore-scripts')
  await writeFile(BENCH_STAMP, lock)
}

/** Halves the time to compile SQLite, but SQL statements then need a tenth more CPU. */
const QUICK = '-O1'

/** Runs the install scripts of the packages, and compiles SQLite's driver if the binary does not load. */
async function addNativeCode() {
  // A site that runs from this folder keeps its driver, because npm would write into the very file that is loaded.
  await rm('node_modules/sqlite3/build', { recursive: true, force: true })
  await npm('rebuild')
  const loads = ['-e', "require('sqlite3')"]
  await run(process.execPath, loads).catch(() => {
    console.error("SQLite's driver does not load: compiling it (usually 60 s)…")
    return npm('rebuild', 'sqlite3', '--build-from-source').then(() => run(process.execPath, loads))
  })
  await cacheDriver()
}

/**
 * Runs the npm that started this script, or else the one on PATH.
 *
 * @param {string[]} args
 */
function npm(...args) {
  const self = process.env.npm_execpath
  const [command, ...first] = self ? [process.execPath, self] : ['npm']
  // The lock file has the checksums, so npm may use its cache without asking the registry.
  const quiet = ['--prefer-offline', '--no-audit', '--no-fund', '--loglevel=error']
  const env = { CFLAGS: QUICK, CXXFLAGS: QUICK, ...process.env }
  // Standard output is reserved for what a command prints, such as an export.
  return run(command, [...first, ...args, ...quiet], env, process.stderr)
}
