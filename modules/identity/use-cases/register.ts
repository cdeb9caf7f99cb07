import type { Tx } from '#db/database'
import { ok } from '#modules/kernel/result'
import type { Identity } from '../contract'
import type { Registration } from '../schemas'
import type { Parts } from './parts'
import { startSession } from './sessions'

export async function register(
  parts: Parts,
  { password, ...person }: Registration,
  device: string,
  outer?: Tx,
): ReturnType<Identity['register']> {
  const { db, users, passwords, mails, clock } = parts
  const passwordHash = await passwords.hash(password)
  return db.transaction(async (tx) => {
    const registered = await users.add(
      { ...person, passwordHash, isAdmin: false, createdAt: clock.now() },
      tx,
    )
    if (!registered.ok) return registered
    const user = registered.value
    const { id: userId, email: to, firstName, username } = user
    await mails.queue({ template: 'welcome', to, userId, parameters: { firstName, username } }, tx)
    return ok({ user, token: await startSession(parts, userId, device, tx) })
  }, outer)
}
