import type { BigIntStats } from 'node:fs'
import { open, stat } from 'node:fs/promises'

/** Milliseconds between two looks. */
const EVERY = 1000

/**
 * The connections keep the file that they opened, also when it is deleted or another one is put in its place;
 * what is written then is lost with it. So each second it is looked for, and nothing is written until it is
 * back: moved, not copied. Another file, such as a restored backup, is taken up by a restart.
 */
export class OpenedFile {
  /** At the last look. */
  isThere = true
  readonly #path: string
  readonly #opened: BigIntStats
  readonly #looking = setInterval(() => void this.look(), EVERY).unref()

  private constructor(path: string, opened: BigIntStats) {
    this.#path = path
    this.#opened = opened
  }

  /** Makes the file when its folder is there. */
  static async open(path: string): Promise<OpenedFile> {
    const handle = await open(path, 'a')
    const opened = await handle.stat({ bigint: true }).finally(() => handle.close())
    return new OpenedFile(path, opened)
  }

  async look(): Promise<boolean> {
    // Where the file is hidden, for whatever reason, nothing can be written.
    const found = await stat(this.#path, { bigint: true }).catch(() => undefined)
    this.isThere = found?.dev === this.#opened.dev && found.ino === this.#opened.ino
    return this.isThere
  }

  close() {
    clearInterval(this.#looking)
  }
}
