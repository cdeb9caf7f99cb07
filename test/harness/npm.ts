import { onTestFinished } from 'vitest'
import { createPlace } from '#test/harness/db/database'
import { launch } from './server'
import { openFolder } from './worker'

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
