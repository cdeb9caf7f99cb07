/**
 * Backs up the database, even while the server runs. `--keep 14` keeps only the newest 14 backups of the folder.
 */
import { stat } from 'node:fs/promises'
import { join, relative, resolve } from 'node:path'
import { readCommandEnv } from '#app/start/env.server'
import { backUp } from '#db/backup/backup'
import { rotateBackups } from '#db/backup/rotation'
import { openDatabase } from '#db/database'
import { noteBackup } from '#db/settings'
import { CommandFault, parseArguments, runCommand } from './command'

const USAGE = 'Usage: npm run backup FILE, or npm run backup -- --keep N [FOLDER]'

await runCommand(async () => {
  const { positionals, values } = parseArguments(USAGE, ['keep'], 'string')
  const [target, ...more] = positionals
  const keep = values.keep as string | undefined
  if (more.length > 0 || (keep ?? target) === undefined) throw new CommandFault(USAGE)
  if (keep !== undefined && !/^[1-9]\d{0,3}$/.test(keep)) {
    throw new CommandFault(`--keep must be a whole number from 1 to 9999, and not ${keep}`)
  }
  const env = readCommandEnv()
  const calledFrom = resolve(env.INIT_CWD ?? '')

  if (keep === undefined) {
    await backUp(env.DATABASE_URL, resolve(calledFrom, target!), process.env)
    await report(resolve(calledFrom, target!), target!)
    return note(env.DATABASE_URL)
  }
  const folder = target === undefined ? join(env.DATA_DIR, 'backups') : resolve(calledFrom, target)
  const options = { keep: Number(keep), now: new Date(), env: process.env }
  const { file, deleted } = await rotateBackups(env.DATABASE_URL, folder, options)
  await report(file, relative(calledFrom, file))
  for (const name of deleted) console.log(`deleted ${name}`)
  await note(env.DATABASE_URL)
})

async function report(path: string, name: string) {
  const { size } = await stat(path)
  console.log(`backed up to ${name} (${Math.ceil(size / 1000)} kB)`)
}

/** Records the backup's time for the admin panel. A failure is only reported, because the backup is complete. */
async function note(url: string) {
  try {
    const db = await openDatabase(url)
    await noteBackup(db, new Date()).finally(() => db.close())
  } catch (error) {
    const why = error instanceof Error ? error.message : String(error)
    console.error(`the panel does not learn of this backup: ${why}`)
  }
}
