import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createPlace } from './db/database'
import { launch } from './server'

export type Ended = { code: number | null; lines: string[] }

/** A data folder and a database of its own that nobody has opened yet, and the operator's commands on them. */
export async function prepareCommands(own: Record<string, string> = {}) {
  const folder = await mkdtemp(join(tmpdir(), 'prepa-lts-command-'))
  const place = await createPlace({ migrated: false })
  const environment = { DATA_DIR: folder, DATABASE_URL: place.url, ...own }

  return {
    folder,
    databaseUrl: place.url,

    /** The built command, as production runs it. */
    async run(name: string, args: string[], env: Record<string, string> = {}): Promise<Ended> {
      const started = launch([`build/bin/${name}.js`, ...args], { ...environment, ...env })
      return { code: await started.ended, lines: linesOf(started.output()) }
    },

    /** As an operator types it, in this folder. */
    async npm(cwd: string, ...args: string[]): Promise<Ended> {
      const { PATH, HOME, TZ } = process.env
      const child = spawn('npm', ['run', '--silent', ...args], {
        cwd,
        env: { NODE_ENV: 'production', PATH, HOME, TZ, ...environment },
        stdio: ['ignore', 'pipe', 'pipe'],
      })
      let output = ''
      child.stdout.on('data', (chunk: Buffer) => (output += chunk.toString()))
      child.stderr.on('data', (chunk: Buffer) => (output += chunk.toString()))
      const [code] = (await once(child, 'close')) as [number | null]
      return { code, lines: linesOf(output) }
    },

    async cleanUp() {
      await place.remove()
      await rm(folder, { recursive: true, force: true })
    },
  }
}

function linesOf(output: string): string[] {
  return output.split('\n').slice(0, -1)
}
