import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createPlace } from './db/database'
import { findFreePort, launch } from './server'

/** A start of the built server with a data folder and a database of its own, which is to fail. */
export async function prepareStart() {
  const folder = await mkdtemp(join(tmpdir(), 'prepa-lts-data-'))
  const place = await createPlace({ migrated: true })
  return {
    folder,
    databaseUrl: place.url,

    /** The lines of a server that ends before it listens. Log lines, which are JSON, do not count. */
    async fail(env: Record<string, string> = {}): Promise<string[]> {
      const PORT = String(await findFreePort())
      const server = launch(['build/server.js'], { DATA_DIR: folder, PORT, DATABASE_URL: place.url, ...env })
      if ((await server.ended) !== 1) throw new Error(`It did not end with 1:\n${server.output()}`)
      return server
        .output()
        .split('\n')
        .filter((line) => line !== '' && !line.startsWith('{'))
    },

    async cleanUp() {
      await place.remove()
      await rm(folder, { recursive: true, force: true })
    },
  }
}
