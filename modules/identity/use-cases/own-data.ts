import { ok, refuse } from '#modules/kernel/result'
import type { Caller, Identity, OwnData, User } from '../contract'
import { expiredSince } from '../domain/session-lifetime'
import { lockedCaller } from './caller'
import type { Parts } from './parts'

export async function findOwnData({ sessions, resetTokens, clock }: Parts, user: User): Promise<OwnData> {
  const stored = await sessions.listOwn(user.id, expiredSince(clock.now()))
  return {
    user,
    sessions: stored.map(({ device, createdAt, lastUsedAt }) => ({
      device,
      startedAt: createdAt,
      lastUsedAt,
    })),
    passwordResets: await resetTokens.listOf(user.id),
  }
}

export async function deleteAccount(
  parts: Parts,
  caller: Caller,
  password: string,
): ReturnType<Identity['deleteAccount']> {
  const { db, users, passwords, mails } = parts
  const compared = await users.find(caller.userId)
  // A form that was sent twice.
  if (!compared) return ok(undefined)
  if (!(await passwords.verify(compared.passwordHash, password))) return refuse('wrong-password')

  return db.transaction(async (tx) => {
    // The admins are held in their order, before himself: two who leave at once wait for one another.
    if (compared.user.isAdmin && (await users.isLastAdmin(caller.userId, tx))) return refuse('last-admin')
    const account = await lockedCaller(parts, caller, tx)
    if (!account) return (await users.lock(caller.userId, tx)) ? refuse('signed-out') : ok(undefined)
    // Replaced meanwhile: what was compared opens nothing any more.
    if (account.passwordHash !== compared.passwordHash) return refuse('wrong-password')

    const { id, email: to, firstName } = account.user
    await users.remove(id, tx)
    await mails.queue({ template: 'account-deleted', to, parameters: { firstName } }, tx)
    return ok(undefined)
  })
}
