import { open, stat } from 'node:fs/promises'

/** The time between two looks, in milliseconds. */
const EVERY = 1000

/**
 * Checks every second that the path still leads to the file that was opened. The connections keep that file even
 * when it is deleted or replaced, and what they then write is lost. So nothing is written until the same file,
 * moved and not copied, is back. Another file, such as a restored backup, takes effect after a restart.
 */
export async function openFile(path: string) {
  // Creates the file if its folder exists.
  const handle = await open(path, 'a')
  const opened = await handle.stat({ bigint: true }).finally(() => handle.close())
  const file = {
    /** Whether the file was there at the last look. */
    isThere: true,
    async look(): Promise<boolean> {
      // On any failure this process cannot reach the file by its name, so nothing may be written.
      const found = await stat(path, { bigint: true }).catch(() => undefined)
      file.isThere = found?.dev === opened.dev && found.ino === opened.ino
      return file.isThere
    },
    close: () => clearInterval(looking),
  }
  const looking = setInterval(() => void file.look(), EVERY).unref()
  return file
}
