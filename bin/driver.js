/** Caches the compiled driver of SQLite for other clones, because compiling it takes a minute. */
import { existsSync } from 'node:fs'
import { copyFile, mkdir, readFile, rename, rm } from 'node:fs/promises'
import { homedir } from 'node:os'
import { join } from 'node:path'
import { run } from './child.js'

const DRIVER = 'node_modules/sqlite3'
const BINARY = 'build/Release/node_sqlite3.node'

/** Puts the cached binary where the driver's installer looks first. Returns false if none is cached. */
export async function restoreCachedDriver() {
  const { cached, installerCopy } = await findArchives()
  if (!existsSync(cached)) return false
  await mkdir(join(DRIVER, 'prebuilds'), { recursive: true })
  await copyFile(cached, installerCopy)
  return true
}

/** Caches a binary that was just compiled, and removes the 20 MB that the compiler leaves beside it. */
export async function cacheDriver() {
  const isCompiled = existsSync(join(DRIVER, 'build/Makefile'))
  if (!isCompiled) return
  const { folder, cached, installerCopy } = await findArchives()
  if (existsSync(installerCopy))
    console.error("SQLite's cached driver was broken, and has been compiled again.")
  const beside = `${cached}.${process.pid}`
  try {
    await mkdir(folder, { recursive: true })
    await run('tar', ['-czf', beside, '-C', DRIVER, BINARY])
    await rename(beside, cached)
  } catch (error) {
    await rm(beside, { force: true })
    console.error(`SQLite's driver could not be cached for the next clone: ${String(error)}`)
    return
  }
  await rm(join(DRIVER, 'build'), { recursive: true })
  await run('tar', ['-xzf', cached, '-C', DRIVER])
}

/** Returns the paths of the cached archive and of its copy. prebuild-install expects the name of the copy. */
async function findArchives() {
  const { version, binary } = JSON.parse(await readFile(join(DRIVER, 'package.json'), 'utf8'))
  const supported = binary.napi_versions.filter(
    (/** @type {number} */ napi) => napi <= Number(process.versions.napi),
  )
  const name = `sqlite3-v${version}-napi-v${Math.max(...supported)}-${process.platform}${libc()}-${process.arch}.tar.gz`
  const folder = join(process.env.XDG_CACHE_HOME || join(homedir(), '.cache'), 'prepa-lts')
  return { folder, cached: join(folder, name), installerCopy: join(DRIVER, 'prebuilds', name) }
}

/** Returns 'musl' if that is the C library, or else an empty string. */
function libc() {
  if (process.platform !== 'linux') return ''
  const { header } = /** @type {{ header: { glibcVersionRuntime?: string } }} */ (process.report.getReport())
  return header.glibcVersionRuntime ? '' : 'musl'
}
