import { constants } from 'node:fs'
import { access, mkdir } from 'node:fs/promises'

/** Makes the data folder, or says in one line why this user cannot work in it. */
export async function prepareDataFolder(path: string): Promise<void> {
  try {
    await mkdir(path, { recursive: true, mode: 0o750 })
    await access(path, constants.R_OK | constants.W_OK | constants.X_OK)
  } catch (error) {
    throw new DataFolderUnusable(path, (error as NodeJS.ErrnoException).code ?? String(error))
  }
}

export class DataFolderUnusable extends Error {
  override name = 'DataFolderUnusable'

  constructor(path: string, code: string) {
    const reasons: Record<string, string> = {
      EACCES: 'this user may not write there',
      EPERM: 'this user may not write there',
      EROFS: 'the disk is read-only',
      ENOTDIR: 'a part of the path is a file',
      EEXIST: 'it is a file',
      ENOSPC: 'the disk is full',
      EISDIR: 'it is a folder',
      EMPTY: 'it holds no secret; remove it, and a new one is made',
    }
    super(`DATA_DIR: cannot use ${path}: ${reasons[code] ?? code}`)
  }
}
