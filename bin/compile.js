/** Builds what production runs. NODE_ENV must be 'production', or Vite builds React's development version. */
import { readdir, readFile, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'
import { build as esbuild } from 'esbuild'
import { build as vite } from 'vite'

/** These packages are not bundled, because they have native code or data files, or because few starts need them. */
const NOT_BUNDLED = [
  ...['sqlite3', '@node-rs/argon2', 'sharp', 'iconv-lite', 'moment', 'moment-timezone'],
  ...['undici', 'pg-hstore', 'pg-native', 'vite'],
]
const COMPRESSIBLE = /\.(js|css|svg|txt|json|webmanifest)$/

await rm('build', { recursive: true, force: true })
await vite({ logLevel: 'error' })
await vite({ logLevel: 'error', build: { ssr: true } })
await bundlePackages()
await compressAll('build/client')

/** Bundles the packages, because finding a thousand small files took half of the starting time. */
async function bundlePackages() {
  await esbuild({
    entryPoints: ['build/server/*.js', 'build/server/bin/*.js'],
    outbase: 'build/server',
    outdir: 'build',
    bundle: true,
    // Keeps code that is imported dynamically in separate files.
    splitting: true,
    external: NOT_BUNDLED,
    platform: 'node',
    format: 'esm',
    target: 'node20',
    // Minifies only whitespace and limits the length of lines, so that stack traces stay readable.
    minifyWhitespace: true,
    lineLimit: 160,
    define: { 'process.env.NODE_ENV': '"production"' },
    // CommonJS packages need `require`.
    banner: {
      js: `import { createRequire as requireOf } from 'node:module'\nconst require = requireOf(import.meta.url)`,
    },
    // Silences warnings about the bare imports that Vite leaves.
    logOverride: { 'ignored-bare-import': 'silent' },
  })
  await rm('build/server', { recursive: true })
}

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
