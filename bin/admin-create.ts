import { z } from 'zod'
import { ADMIN_NAME, adminFields } from '#app/start/admin-account'
import { readCommandEnv } from '#app/start/env.server'
import { openModules } from '#app/start/modules.server'
import { CommandFault, readOptions, runCommand } from './command'
import { promptNewPassword } from './prompt'

const USAGE = 'Usage: npm run admin:create -- --username U --email E, with the password in ADMIN_PASSWORD'

const { password: passwordRule, ...fieldRules } = adminFields

const REFUSALS = {
  'username-taken': 'username: somebody has this name already',
  'email-taken': 'email: somebody has this address already',
}

await runCommand(async () => {
  const fields = check(z.object(fieldRules), readOptions(USAGE, ['username', 'email']))
  const env = readCommandEnv()
  const password = env.ADMIN_PASSWORD ?? (await askPassword())

  const { db, identity } = await openModules(env)
  const created = await identity.accounts
    .createAdmin({ ...ADMIN_NAME, ...fields, password })
    .finally(() => db.close())
  if (!created.ok) throw new CommandFault(REFUSALS[created.code])
  console.log(`created the admin ${created.value.username} (${created.value.email})`)
})

async function askPassword(): Promise<string> {
  if (!process.stdin.isTTY) {
    throw new CommandFault('password: there is no terminal to ask for it; give it in ADMIN_PASSWORD')
  }
  const typed = await promptNewPassword(process.stdin, process.stderr)
  return check(z.object({ password: passwordRule }), { password: typed }).password
}

/** Returns the parsed input. Throws a fault with one line for each broken rule. */
function check<Schema extends z.ZodType>(schema: Schema, input: z.input<Schema>): z.output<Schema> {
  const parsed = schema.safeParse(input)
  if (parsed.success) return parsed.data
  throw new CommandFault(
    parsed.error.issues.map(({ path, message }) => `${path.join('.')}: ${message}`).join('\n'),
  )
}
