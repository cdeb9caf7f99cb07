/**
 * Builds what production runs: the Remix application (browser and server), then the Express
 * server and the command-line scripts as plain JavaScript. Each browser file is compressed once.
 */
import { existsSync } from 'node:fs'
import { readdir, readFile, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'
import { build as esbuild } from 'esbuild'
import { build as vite } from 'vite'
import { hashOf, hasChanged, remember } from './stamp.js'

const STAMP = 'build/.built'
const SOURCES = ['app', 'db', 'emails', 'modules', 'public', 'server.ts', 'bin']
const COMMANDS = ['admin-create', 'backup', 'emails', 'questions-import', 'questions-export', 'restore']
const SETTINGS = ['package.json', 'package-lock.json', 'remix.config.js', 'tsconfig.json', 'vite.config.ts']

/**
 * Builds when a source, a setting or the lock file is not the one that the build was made from.
 * `keep` refuses to replace a build instead: a server may be running from it.
 */
export async function buildIfStale({ keep = false } = {}) {
  const hash = await hashOf([...SOURCES, ...SETTINGS])
  if (!(await hasChanged(STAMP, hash))) return
  if (keep && existsSync(STAMP))
    throw new Error('the code has changed since it was built; run npm start first')
  console.error('Building…')
  await build()
  await remember(STAMP, hash)
}

async function build() {
  await rm('build', { recursive: true, force: true })
  await inProduction(async () => {
    await vite({ logLevel: 'error' })
    await vite({ logLevel: 'error', build: { ssr: true } })
  })
  await esbuild({
    entryPoints: ['server.ts', ...COMMANDS.map((name) => `bin/${name}.ts`)],
    outdir: 'build',
    bundle: true,
    // What is imported at its first use stays in a file of its own, which is not read before.
    splitting: true,
    packages: 'external',
    platform: 'node',
    format: 'esm',
    target: 'node20',
    sourcemap: 'linked',
  })
  await compressAll('build/client')
}

/**
 * Vite builds React's development version where NODE_ENV says so, and leaves it changed.
 * @param {() => Promise<void>} work
 */
async function inProduction(work) {
  const { NODE_ENV } = process.env
  process.env.NODE_ENV = 'production'
  try {
    await work()
  } finally {
    restore('NODE_ENV', NODE_ENV)
  }
}

/** @param {string} name @param {string | undefined} value */
function restore(name, value) {
  if (value === undefined) Reflect.deleteProperty(process.env, name)
  else process.env[name] = value
}

const COMPRESSIBLE = /\.(js|css|svg|txt|json|webmanifest)$/

/** @param {string} folder */
async function compressAll(folder) {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true })
  const files = entries.filter((entry) => entry.isFile() && COMPRESSIBLE.test(entry.name))
  await Promise.all(files.map((file) => compress(join(file.parentPath, file.name))))
}

/** @param {string} path */
async function compress(path) {
  const bytes = await readFile(path)
  const quality = { params: { [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY } }
  await Promise.all([
    promisify(brotliCompress)(bytes, quality).then((packed) => writeFile(`${path}.br`, packed)),
    promisify(gzip)(bytes, { level: 9 }).then((packed) => writeFile(`${path}.gz`, packed)),
  ])
}
