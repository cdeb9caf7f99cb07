/**
 * Builds what production runs: the Remix application (browser and server), then the Express
 * server and the command-line scripts as plain JavaScript. Each browser file is compressed once.
 * Vite builds React's development version unless NODE_ENV says otherwise.
 */
import { readdir, readFile, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'
import { build as esbuild } from 'esbuild'
import { build as vite } from 'vite'

const COMMANDS = ['admin-create', 'backup', 'emails', 'questions-import', 'questions-export', 'restore']
const COMPRESSIBLE = /\.(js|css|svg|txt|json|webmanifest)$/

await rm('build', { recursive: true, force: true })
await vite({ logLevel: 'error' })
await vite({ logLevel: 'error', build: { ssr: true } })
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
