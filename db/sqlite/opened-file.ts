import { open, stat } from 'node:fs/promises'

/** The time between two checks, in milliseconds. */
const EVERY = 1000

/** Checks each second that the path still leads to the opened file, because writes to a replaced file are lost. */
export async function openFile(path: string) {
  // Creates the file if its folder exists.
  const handle = await open(path, 'a')
  const opened = await handle.stat({ bigint: true }).finally(() => handle.close())
  const file = {
    isThere: true,
    async look(): Promise<boolean> {
      // If `stat` fails, the file cannot be reached by its path, so nothing may be written.
      const found = await stat(path, { bigint: true }).catch(() => undefined)
      file.isThere = found?.dev === opened.dev && found.ino === opened.ino
      return file.isThere
    },
    close: () => clearInterval(looking),
  }
  const looking = setInterval(() => void file.look(), EVERY).unref()
  return file
}
