import type { Tx } from '#db/database'
import { ok } from '#modules/kernel/result'
import type { Identity } from '../contract'
import { newToken } from '../data/token'
import type { Registration } from '../schemas'
import type { Deps } from './deps'
import { startSession } from './sessions'

export async function register(
  deps: Deps,
  { password, ...person }: Registration,
  device: string,
): ReturnType<Identity['register']> {
  const { db, users, passwords, mails, clock } = deps
  const passwordHash = await passwords.hash(password)
  return db.transaction(async (tx) => {
    const added = await users.add({ ...person, passwordHash, isAdmin: false, createdAt: clock.now() }, tx)
    if (!added.ok) return added
    const user = added.value
    const { id: userId, email: to, firstName, username } = user
    await mails.queue({ template: 'welcome', to, userId, parameters: { firstName, username } }, tx)
    return ok({ user, token: await startSession(deps, userId, device, tx) })
  })
}

export async function createAdmin(
  { users, passwords, clock }: Deps,
  { password, ...person }: Registration,
  tx?: Tx,
): ReturnType<Identity['createAdmin']> {
  const passwordHash = await passwords.hash(password)
  return users.add({ ...person, passwordHash, isAdmin: true, createdAt: clock.now() }, tx)
}

/** With a password that nobody has ever seen, and so at the cost of every other account. */
export async function createWithoutSignIn(
  { users, passwords, clock }: Deps,
  person: Omit<Registration, 'password'>,
  tx?: Tx,
): ReturnType<Identity['createWithoutSignIn']> {
  const passwordHash = await passwords.hash(newToken())
  return users.add({ ...person, passwordHash, isAdmin: false, createdAt: clock.now() }, tx)
}
