/** Restores a backup as the site's database. The server must be stopped. */
import { resolve } from 'node:path'
import { prepareDataFolder } from '#app/start/data-folder.server'
import { readCommandEnv } from '#app/start/env.server'
import { restore } from '#db/backup/backup'
import { readArguments, runCommand } from './command'

await runCommand(async () => {
  const { file, isSet } = readArguments('Usage: npm run restore -- FILE [--replace]', ['replace'])
  const env = readCommandEnv()
  const path = resolve(env.INIT_CWD ?? '', file)

  await prepareDataFolder(env.DATA_DIR)
  const options = { replace: isSet('replace'), now: new Date(), env: process.env }
  const aside = await restore(env.DATABASE_URL, path, options)
  console.log(`restored ${file}${aside ? `; what was there is kept as ${aside}` : ''}`)
})
