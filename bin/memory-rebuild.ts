/** Computes what members remember again from the answers that are kept. The server may be running. */
import { readCommandEnv } from '#app/start/env.server'
import { openModules } from '#app/start/modules.server'
import { runCommand } from './command'

await runCommand(async () => {
  const { db, exams } = await openModules(readCommandEnv())
  const members = await exams.rebuildMemory.all().finally(() => db.close())
  console.log(`computed the memory of ${members === 1 ? '1 member' : `${members} members`}`)
})
