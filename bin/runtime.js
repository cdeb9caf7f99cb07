/** Copies the build and the packages that it imports into a new folder. */
import { existsSync } from 'node:fs'
import { cp, mkdir, readdir, readFile } from 'node:fs/promises'
import { createRequire, isBuiltin } from 'node:module'
import { dirname, join } from 'node:path'
import { nodeFileTrace } from '@vercel/nft'

const [folder = ''] = process.argv.slice(2)
if (!folder) throw new Error('Usage: node bin/runtime.js FOLDER')

const entries = await readdir('build', { recursive: true })
const scripts = entries
  .filter((path) => path.endsWith('.js') && !path.startsWith('client/'))
  .map((path) => join('build', path))
const { fileList } = await nodeFileTrace(
  [...scripts, ...(await requiredBy(scripts))],
  // Only `npm run dev` imports Vite.
  { ignore: ['node_modules/vite/**'] },
)
const packaged = [...fileList].filter((path) => path.startsWith('node_modules/'))
for (const path of [...packaged, 'package.json', 'build']) {
  await mkdir(join(folder, dirname(path)), { recursive: true })
  await cp(path, join(folder, path), { recursive: true, errorOnExist: true, force: false })
}

/**
 * Returns the main files of packages loaded by esbuild's `__require`, which the trace does not follow.
 *
 * @param {string[]} scripts
 */
async function requiredBy(scripts) {
  const codes = await Promise.all(scripts.map((path) => readFile(path, 'utf8')))
  const names = codes.flatMap((code) =>
    [...code.matchAll(/__require\("([^".]+)"\)/g)].map(([, name = '']) => name),
  )
  // Some packages, such as `pg-native`, are required only if they are installed.
  const installed = names.filter((name) => !isBuiltin(name) && existsSync(join('node_modules', name)))
  return new Set(installed.map((name) => createRequire(import.meta.url).resolve(name)))
}
