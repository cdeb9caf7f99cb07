import { onTestFinished } from 'vitest'
import { createPlace } from '#test/harness/db/database'
import { launch } from './server'
import { openFolder } from './worker'

type Ended = { code: number | null; lines: string[] }

/** How a command ends that did its work, and one that could not: with these lines. */
export const done = (...lines: unknown[]) => ({ code: 0, lines })
export const failed = (...lines: unknown[]) => ({ code: 1, lines })

/** A new data folder and an unopened database, with the operator's commands to run on them. */
export async function prepareCommands(
  own: Record<string, string> = {},
  holds: 'nothing' | 'site' = 'nothing',
) {
  const folder = await openFolder()
  const place = await createPlace(holds)
  const environment = { DATA_DIR: folder, DATABASE_URL: place.url, ...own }

  return {
    folder,
    databaseUrl: place.url,

    /** The built command, as production runs it. */
    run: (name: string, args: string[], env: Record<string, string> = {}, input?: string | Buffer) =>
      ended(launch([`build/bin/${name}.js`, ...args], { ...environment, ...env }, { input })),

    /** The command as an operator types it in this folder. */
    npm: (cwd: string, ...args: string[]) =>
      ended(launch(['run', '--silent', ...args], environment, { command: 'npm', cwd })),

    cleanUp: () => place.remove(),
  }
}

async function ended(started: ReturnType<typeof launch>): Promise<Ended> {
  return { code: await started.ended, lines: started.output().split('\n').slice(0, -1) }
}

/** A site on an empty database that npm starts. All its processes end with the test. */
export async function startByNpm(args: string[], NODE_ENV: 'production' | 'development') {
  const dataDir = await openFolder()
  const place = await createPlace('nothing')
  const env = { NODE_ENV, PORT: '0', DATA_DIR: dataDir, DATABASE_URL: place.url }
  const npm = launch(args, env, { command: 'npm', detached: true })
  onTestFinished(async () => {
    endGroup(npm.pid)
    await npm.ended
    await place.remove()
  })
  const [, address] = await npm.printed(/listening on ([^\s,]+),/)
  return { ...npm, origin: `http://${address}` }
}

/** npm, and what it has started: npm hands on no SIGKILL. */
function endGroup(pid: number) {
  try {
    process.kill(-pid, 'SIGKILL')
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'ESRCH') throw error
  }
}
