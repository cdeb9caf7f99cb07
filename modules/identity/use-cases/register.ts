import type { Tx } from '../../../db/database'
import type { Identity } from '../contract'
import type { Registration } from '../schemas'
import type { Parts } from './parts'

export async function register(
  { db, users, passwords, mails, clock }: Parts,
  { password, ...person }: Registration,
  outer?: Tx,
): ReturnType<Identity['register']> {
  const passwordHash = await passwords.hash(password)
  return db.transaction(async (tx) => {
    const registered = await users.add(
      { ...person, passwordHash, isAdmin: false, createdAt: clock.now() },
      tx,
    )
    if (!registered.ok) return registered
    const { id: userId, email: to, firstName, username } = registered.value
    await mails.queue({ template: 'welcome', to, userId, parameters: { firstName, username } }, tx)
    return registered
  }, outer)
}
