import { existsSync } from 'node:fs'
import { run } from './install.js'
import { hashOf, hasChanged, remember } from './stamp.js'

const STAMP = 'build/.built'
const SOURCES = ['app', 'db', 'emails', 'modules', 'public', 'server.ts', 'bin']
const SETTINGS = ['package.json', 'package-lock.json', 'remix.config.js', 'tsconfig.json', 'vite.config.ts']

/**
 * Builds when a source, a setting or the lock file is not the one that the build was made from.
 * `keep` refuses to replace a build instead: a server may be running from it. In a process of its own:
 * this one may be about to serve, and would keep the tools in its memory for as long.
 */
export async function buildIfStale({ keep = false } = {}) {
  const hash = await hashOf([...SOURCES, ...SETTINGS])
  if (!(await hasChanged(STAMP, hash))) return
  if (keep && existsSync(STAMP))
    throw new Error('the code has changed since it was built; run npm start first')
  console.error('Building…')
  const env = { ...process.env, NODE_ENV: /** @type {const} */ ('production') }
  await run(process.execPath, ['bin/compile.js'], env, process.stderr)
  await remember(STAMP, hash)
}
