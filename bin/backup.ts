/** `npm run backup FILE`: copies the database into a new file, also beside a running server. */
import { stat } from 'node:fs/promises'
import { resolve } from 'node:path'
import { readCommandEnv } from '#app/start/env.server'
import { backUp } from '#db/backup/backup'
import { readArguments, runCommand } from './command'

await runCommand(async () => {
  const { file } = readArguments('Usage: npm run backup FILE')
  const env = readCommandEnv()
  const path = resolve(env.INIT_CWD ?? '', file)

  await backUp(env.DATABASE_URL, path, process.env)
  const { size } = await stat(path)
  console.log(`backed up to ${file} (${Math.ceil(size / 1000)} kB)`)
})
