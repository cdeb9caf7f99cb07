import type { Database } from '#db/database'
import type { Identity } from '#modules/identity'
import { ADMIN_NAME, defaultAdminEmail, randomPassword } from './admin-account'
import type { Env } from './env.server'
import type { ServerLog } from './log'

/** Creates an admin if there is none. Logs an error if a member already has the name or the address. */
export async function makeFirstAdmin(
  env: Env,
  db: Database,
  identity: Identity,
  log: ServerLog,
): Promise<void> {
  const configured = givenAdmin(env)
  // Creates no admin yet, because a silent log would lose the password.
  if (!configured && log.level === 'silent') return

  const admin = configured ?? {
    username: 'admin',
    email: defaultAdminEmail(env.APP_URL),
    password: randomPassword(),
  }
  const created = await db.transaction(
    async (tx) =>
      (await identity.members.hasAdmin(tx))
        ? null
        : identity.accounts.createAdmin({ ...ADMIN_NAME, ...admin }, tx),
    'alone',
  )
  if (!created) return
  if (!created.ok)
    log.error(
      { code: created.code },
      'there is no admin, and a member has the name or address that the first one would have: npm run admin:create -- --username U --email E makes another',
    )
  else if (configured) log.info({ username: admin.username }, 'made the first admin')
  else logPassword(log, admin)
}

function givenAdmin({ ADMIN_USERNAME: username, ADMIN_EMAIL: email, ADMIN_PASSWORD: password }: Env) {
  return username && email && password ? { username, email, password } : null
}

/** Logs at every log level, because the password is shown only once. */
function logPassword(log: ServerLog, { username, password }: { username: string; password: string }) {
  log
    .child({}, { level: 'info' })
    .info(
      `Premier administrateur créé. À noter maintenant, ceci n'est affiché qu'une fois : nom d'utilisateur ${username}, mot de passe ${password}`,
    )
}
