/** Gets a clone ready to run: installs the packages and builds, each only where something has changed since. */
import { spawn } from 'node:child_process'
import { createHash } from 'node:crypto'
import { existsSync } from 'node:fs'
import { readdir, readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'

const INSTALLED = 'node_modules/.installed'
const BUILT = 'build/.built'
const FOLDERS = ['app', 'bin', 'db', 'emails', 'modules', 'public']
const FILES = 'server.ts package.json package-lock.json remix.config.js tsconfig.json vite.config.ts'.split(
  ' ',
)
/** A changed test makes no build stale, nor does the bench, which only measures it. */
const NOT_BUILT = /\.test\.tsx?$|^bin\/bench\//

/**
 * For `npm start` and the commands: installs and builds, or ends this process with one line. `keep` refuses to
 * replace a build, from which a server may be running.
 *
 * @param {{ keep?: boolean }} [options]
 */
export async function getReady(options = {}) {
  try {
    await installIfStale()
    await buildIfStale(options)
  } catch (error) {
    console.error(`Could not get ready: ${error instanceof Error ? error.message : String(error)}`)
    process.exit(1)
  }
  process.env.NODE_ENV = 'production'
}

/**
 * Development packages too: the build needs them, also where NODE_ENV is `production`. What can be done `meanwhile`
 * needs no compiled package: SQLite's driver takes a minute where no binary of it can be fetched.
 *
 * @param {() => Promise<unknown>} [meanwhile]
 */
export async function installIfStale(meanwhile = () => Promise.resolve()) {
  process.chdir(fileURLToPath(new URL('..', import.meta.url)))
  const hash = await hashOf(['package-lock.json'])
  if (hash === (await readStamp(INSTALLED))) return meanwhile()
  console.error('Installing the packages, which is silent and may take some minutes…')
  // npm names itself to the scripts that it runs; otherwise the shell finds it.
  const self = process.env.npm_execpath
  const [command, ...args] = self ? [process.execPath, self] : ['npm']
  /** @param {string[]} more */
  // Standard output is for what a command has to say, such as an export.
  const npm = (...more) => run(command, [...args, ...more, '--loglevel=error'], process.env, process.stderr)
  await npm('ci', '--include=dev', '--no-audit', '--no-fund', '--ignore-scripts')
  // Both run to their end, so that nothing goes on writing once this process has ended.
  const lanes = [npm('rebuild').then(() => writeFile(INSTALLED, hash)), meanwhile()]
  await Promise.allSettled(lanes)
  await Promise.all(lanes)
}

/** Builds in a separate process: this one may be about to serve, and would keep the tools in memory. */
export async function buildIfStale({ keep = false } = {}) {
  const hash = await hashOf([...FILES, ...(await Promise.all(FOLDERS.map(filesBelow))).flat()])
  if (hash === (await readStamp(BUILT))) return
  if (keep && existsSync(BUILT))
    throw new Error('the code has changed since it was built; run npm start first')
  console.error('Building…')
  const env = { ...process.env, NODE_ENV: /** @type {const} */ ('production') }
  await run(process.execPath, ['bin/compile.js'], env, process.stderr)
  await writeFile(BUILT, hash)
}

/**
 * Runs a program to its end; rejects unless it exits with 0.
 *
 * @param {string} command
 * @param {string[]} args
 * @param {NodeJS.ProcessEnv} [env]
 * @param {'inherit' | NodeJS.WriteStream} [output] For its standard output.
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

/** @param {string} path */
function readStamp(path) {
  return existsSync(path) ? readFile(path, 'utf8') : undefined
}

/**
 * Over the names and contents of files, and the version of Node.
 *
 * @param {string[]} files
 */
async function hashOf(files) {
  const hash = createHash('sha256').update(process.version)
  for (const file of files.sort()) hash.update(file).update(await readFile(file))
  return hash.digest('hex')
}

/** @param {string} folder */
async function filesBelow(folder) {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true })
  const files = entries.filter((entry) => entry.isFile()).map((entry) => join(entry.parentPath, entry.name))
  return files.filter((file) => !NOT_BUILT.test(file))
}
