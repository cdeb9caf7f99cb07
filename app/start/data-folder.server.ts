import { constants, existsSync, statSync } from 'node:fs'
import { access, mkdir, stat } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { setTimeout } from 'node:timers/promises'
import { DatabaseUnavailable } from '#db/unavailable'
import type { Env } from './env.server'

export async function prepareDataFolder(path: string): Promise<void> {
  try {
    await makeFolder(path)
    await access(path, constants.R_OK | constants.W_OK | constants.X_OK)
  } catch (error) {
    throw new DataFolderUnusable(path, error)
  }
}

/**
 * Throws if the SQLite file stays empty for `patience` milliseconds although a secret exists. The secret is
 * created after the tables, so the file must have lost its tables.
 */
export async function refuseEmptied(
  { DATA_DIR, DATABASE_URL }: Pick<Env, 'DATA_DIR' | 'DATABASE_URL'>,
  patience = 5000,
): Promise<void> {
  const file = DATABASE_URL.replace(/^sqlite:/, '')
  if (file === DATABASE_URL || !existsSync(join(DATA_DIR, 'secret'))) return
  const isEmpty = () => statSync(file, { throwIfNoEntry: false })?.size === 0
  for (const end = Date.now() + patience; isEmpty(); await setTimeout(50))
    if (Date.now() > end)
      throw new DatabaseUnavailable(
        `The SQLite database has lost its content: restore a backup, or remove the empty file to start with an empty site (${file})`,
      )
}

export class DataFolderUnusable extends Error {
  override name = 'DataFolderUnusable'

  constructor(path: string, fault: unknown) {
    const { code = String(fault) } = fault as NodeJS.ErrnoException
    const reasons: Record<string, string> = {
      EACCES: 'this user may not write there',
      EPERM: 'this user may not write there',
      EROFS: 'the disk is read-only',
      ENOENT: 'no folder can be made there',
      ENOTDIR: 'a part of the path is a file',
      EEXIST: 'it is a file',
      ENOSPC: 'the disk is full',
      EISDIR: 'it is a folder',
      EMPTY: 'it holds no secret; remove it, and a new one is made',
    }
    super(`DATA_DIR: cannot use ${path}: ${reasons[code] ?? code}`)
  }
}

/** Avoids the `recursive` option of `mkdir`, which loops forever where nothing can be created, as in /proc. */
async function makeFolder(path: string): Promise<void> {
  if (await isFolder(path)) return
  if (dirname(path) !== path) await makeFolder(dirname(path))
  await mkdir(path, { mode: 0o750 }).catch(async (error: unknown) => {
    // Another process that is starting may have created the folder.
    if (!(await isFolder(path))) throw error
  })
}

async function isFolder(path: string): Promise<boolean> {
  try {
    return (await stat(path)).isDirectory()
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return false
    throw error
  }
}
