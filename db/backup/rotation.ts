import { lstat, mkdir, readdir, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { errorCode } from '../unavailable'
import { backUp } from './backup'
import { refusal } from './new-file'
import type { ToolEnv } from './postgres'

/** Returns the path of the newest backup that `rotateBackups` made in this folder, or null if there is none. */
export async function findNewestBackup(folder: string): Promise<string | null> {
  try {
    const newest = (await readdir(folder))
      .filter((name) => OWN.test(name))
      .sort()
      .at(-1)
    return newest === undefined ? null : join(folder, newest)
  } catch (error) {
    if (errorCode(error) === 'ENOENT') return null
    throw refusal(folder, error)
  }
}

type Rotation = { keep: number; now: Date; env: ToolEnv }

const DAY_MS = 86_400_000

const OWN = /^prepa-lts-\d{4}-\d\d-\d\dT\d\d-\d\d-\d\dZ\.backup$/
const OWN_UNFINISHED = /^prepa-lts-\S+Z\.backup\.[0-9a-f]{8}\.new$/

/**
 * Adds a backup to the folder, and deletes the oldest backups so that `keep` backups remain. Leaves files with
 * other names alone.
 */
export async function rotateBackups(url: string, folder: string, { keep, now, env }: Rotation) {
  const name = `prepa-lts-${now.toISOString().slice(0, 19).replaceAll(':', '-')}Z.backup`
  const file = join(folder, name)
  try {
    await mkdir(folder, { recursive: true, mode: 0o700 })
  } catch (error) {
    throw refusal(folder, error)
  }
  await backUp(url, file, env)

  const entries = await readdir(folder, { withFileTypes: true })
  const files = entries.filter((entry) => entry.isFile()).map((entry) => entry.name)
  // The names sort by date. The new backup is left out, because a wrong clock may have named it as the oldest.
  const others = files.filter((other) => OWN.test(other) && other !== name).sort()
  const deleted = others.slice(0, Math.max(0, others.length - keep + 1))
  for (const old of deleted) await rm(join(folder, old))
  for (const left of files.filter((other) => OWN_UNFINISHED.test(other))) {
    const { mtimeMs } = await lstat(join(folder, left))
    if (now.getTime() - mtimeMs > DAY_MS) await rm(join(folder, left))
  }
  return { file, deleted }
}
