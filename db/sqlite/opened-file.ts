import { open, stat } from 'node:fs/promises'

/** Milliseconds between two looks. */
const EVERY = 1000

/**
 * The connections keep the file that they opened, also when it is deleted or another one is put in its place;
 * what is written then is lost with it. So we look for it each second, and write nothing until it is
 * back: moved, not copied. Another file, such as a restored backup, takes effect after a restart.
 */
export async function openFile(path: string) {
  // Makes the file when its folder is there.
  const handle = await open(path, 'a')
  const opened = await handle.stat({ bigint: true }).finally(() => handle.close())
  const file = {
    /** At the last look. */
    isThere: true,
    async look(): Promise<boolean> {
      // Any failure means that this process cannot reach the file by its name, and nothing may be written.
      const found = await stat(path, { bigint: true }).catch(() => undefined)
      file.isThere = found?.dev === opened.dev && found.ino === opened.ino
      return file.isThere
    },
    close: () => clearInterval(looking),
  }
  const looking = setInterval(() => void file.look(), EVERY).unref()
  return file
}
