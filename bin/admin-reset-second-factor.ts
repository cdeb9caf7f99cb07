/** Turns off the second factor of a member who has lost the device. The server may be running. */
import { readCommandEnv } from '#app/start/env.server'
import { openModules } from '#app/start/modules.server'
import { CommandFault, readOptions, runCommand } from './command'

const USAGE = 'Usage: npm run admin:reset-second-factor -- --username U'

const REFUSALS = {
  'not-found': 'username: nobody has this name',
  off: 'username: this member has no second factor',
}

await runCommand(async () => {
  const { username } = readOptions(USAGE, ['username'])
  const { db, identity } = await openModules(readCommandEnv())
  const reset = await identity.secondFactor.resetByUsername(username).finally(() => db.close())
  if (!reset.ok) throw new CommandFault(REFUSALS[reset.code])
  console.log(`took away the second factor of ${reset.value.username}; a mail says so`)
})
