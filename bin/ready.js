import { existsSync } from 'node:fs'
import { readdir, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { run } from './child.js'
import { installIfStale } from './install.js'
import { hashFiles, readStamp } from './stamp.js'

const BUILT = 'build/.built'
const FOLDERS = ['app', 'bin', 'db', 'emails', 'modules', 'public']
const FILES = 'server.ts package.json package-lock.json remix.config.js tsconfig.json vite.config.ts'.split(
  ' ',
)

/**
 * Installs and builds if files have changed. `keep` refuses to replace a build, because a server may be
 * running it.
 *
 * @param {{ keep?: boolean }} [options]
 */
export async function getReady(options = {}) {
  process.chdir(fileURLToPath(new URL('..', import.meta.url)))
  try {
    await installIfStale('start', () => buildIfStale(options))
  } catch (error) {
    console.error(`Could not get ready: ${error instanceof Error ? error.message : String(error)}`)
    process.exit(1)
  }
  process.env.NODE_ENV = 'production'
}

/** Builds in a separate process, so that a server does not keep the build tools in memory. */
export async function buildIfStale({ keep = false } = {}) {
  const hash = await hashFiles([...FILES, ...(await Promise.all(FOLDERS.map(filesBelow))).flat()])
  if (hash === (await readStamp(BUILT))) return
  if (keep && existsSync(BUILT))
    throw new Error('the code has changed since it was built; run npm start first')
  console.error('Building the site (usually 20 to 40 s)…')
  const env = { ...process.env, NODE_ENV: /** @type {const} */ ('production') }
  await run(process.execPath, ['bin/compile.js'], env, process.stderr)
  await writeFile(BUILT, hash)
}

/** @param {string} folder */
async function filesBelow(folder) {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true })
  const files = entries.filter((entry) => entry.isFile()).map((entry) => join(entry.parentPath, entry.name))
  return files.filter((file) => !NOT_BUILT.test(file))
}

/** Tests and the bench do not make the build stale. */
const NOT_BUILT = /\.test\.tsx?$|^bin\/bench\//
