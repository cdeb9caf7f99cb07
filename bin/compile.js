/**
 * Builds what production runs: the Remix application (browser and server), then that server side, the
 * Express server and the commands with the packages that they need. Each browser file is compressed once.
 * Vite builds React's development version unless NODE_ENV says otherwise.
 */
import { mkdir, readdir, readFile, rm, writeFile } from 'node:fs/promises'
import { basename, dirname, join, resolve } from 'node:path'
import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'
import { build as esbuild } from 'esbuild'
import { build as vite } from 'vite'

const COMMANDS = ['admin-create', 'backup', 'emails', 'questions-import', 'questions-export', 'restore']
/** Those with machine code or tables, then what few starts ask for. */
const NOT_BUNDLED = [
  ...['sqlite3', '@node-rs/argon2', 'iconv-lite', 'moment', 'moment-timezone'],
  ...['umzug', 'undici', 'pg-hstore', 'pg-native', 'vite'],
]
const OWN_FOR_REMIX = new Map([
  ['single-fetch.js', { functions: ['encodeViaTurboStream'], own: 'app/server/no-hand-over.ts' }],
  ['data.js', { functions: ['callRouteAction', 'callRouteLoader'], own: 'app/http/loader-calls.server.ts' }],
])
const COMPRESSIBLE = /\.(js|css|svg|txt|json|webmanifest)$/

await rm('build', { recursive: true, force: true })
await vite({ logLevel: 'error' })
await vite({ logLevel: 'error', build: { ssr: true } })
// To look up more than a thousand small files in node_modules took half of a start.
const { outputFiles } = await esbuild({
  entryPoints: {
    server: 'server.ts',
    remix: 'build/server/index.js',
    ...Object.fromEntries(COMMANDS.map((name) => [`bin/${name}`, `bin/${name}.ts`])),
  },
  outdir: 'build',
  write: false,
  bundle: true,
  // What is imported at its first use stays in a file of its own, which is not read before.
  splitting: true,
  external: NOT_BUNDLED,
  plugins: [{ name: 'own-for-remix', setup: takeOwnForRemix }],
  platform: 'node',
  format: 'esm',
  target: 'node20',
  // Node keeps the text of what it runs. Names stay, and lines short, for traces.
  minifyWhitespace: true,
  lineLimit: 160,
  define: { 'process.env.NODE_ENV': '"production"' },
  // For packages that are CommonJS.
  banner: {
    js: `import { createRequire as requireOf } from 'node:module'\nconst require = requireOf(import.meta.url)`,
  },
  // Vite names a package again where nothing of it is used.
  logOverride: { 'ignored-bare-import': 'silent' },
})
await rm('build/server', { recursive: true })
for (const { path, text } of outputFiles) {
  await mkdir(dirname(path), { recursive: true })
  await writeFile(path, inOneByte(text))
}
await compressAll('build/client')

/**
 * Puts functions of ours in the place of Remix's, in files that no package exports: it asks for each of them by what the
 * file exports. Where Remix has such a file or function no more, nothing is built.
 *
 * @param {import('esbuild').PluginBuild} build
 */
function takeOwnForRemix({ onLoad, onEnd }) {
  const left = new Map(OWN_FOR_REMIX)
  onLoad({ filter: /\/@remix-run\/server-runtime\/dist\/[\w-]+\.js$/ }, async ({ path }) => {
    const file = basename(path)
    const ours = left.get(file)
    if (!ours) return undefined
    left.delete(file)
    const { functions, own } = ours
    const contents = await readFile(path, 'utf8')
    const missing = functions.filter((name) => !contents.includes(`exports.${name} =`))
    if (missing.length > 0) throw new Error(`Remix's ${file} has no ${missing.join()} any more`)
    return { contents: `${contents}\nObject.assign(exports, require(${JSON.stringify(resolve(own))}))\n` }
  })
  onEnd(() => ({ errors: [...left.keys()].map((file) => ({ text: `Remix has no ${file} any more` })) }))
}

/**
 * One character beyond Latin-1, and V8 keeps the whole text in two bytes a character. esbuild leaves those of
 * regular expressions, comments and tagged templates. A tag that reads its raw text would be given the escape:
 * there is none here with such characters.
 *
 * @param {string} text
 */
function inOneByte(text) {
  return text.replace(/\\?[^]/g, (one) => {
    const unit = one.charCodeAt(one.length - 1)
    return unit > 0xff ? `\\u${unit.toString(16).padStart(4, '0')}` : one
  })
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
