import { ok, refuse } from '#modules/kernel/result'
import { expiredSince } from '../domain/lifetimes'
import type { UseCase } from './deps'
import { lockAccount, withPassword } from './locks'

export const changeProfile: UseCase<'changeProfile'> = (deps, caller, profile, currentPassword) =>
  withPassword(deps, caller, currentPassword, async (account, tx) => {
    const { users, resetTokens, mails, clock } = deps
    const { id: userId, email: oldEmail } = account.user
    const person = { email: oldEmail, ...profile }
    const confirmation =
      person.email === oldEmail
        ? {}
        : { emailConfirmedAt: null, emailRefusedAt: null, confirmationAskedAt: clock.now() }
    const changed = await users.change(account.user, { ...person, ...confirmation }, tx)
    if (!changed.ok || changed.value.email === oldEmail) return changed

    // A link that went to the old address must no longer open the account.
    await resetTokens.removeUnusedOf(userId, tx)
    const { firstName, email: newEmail } = changed.value
    const parameters = { firstName, oldEmail, newEmail }
    await mails.queue({ template: 'email-changed', to: oldEmail, userId, parameters }, tx)
    // A mistyped address is a stranger's: the mail there tells nothing of the old one.
    await mails.queue({ template: 'email-is-yours', to: newEmail, userId, parameters: { firstName } }, tx)
    return changed
  })

export const findOwnData: UseCase<'findOwnData'> = async ({ sessions, resetTokens, clock }, user) => {
  const stored = await sessions.listOwn(user.id, expiredSince(clock.now()))
  return {
    user: { ...user, lastSeenAt: await sessions.findLastVisit(user.id) },
    sessions: stored.map(({ id: _, ...session }) => session),
    passwordResets: await resetTokens.listOf(user.id),
  }
}

export const deleteAccount: UseCase<'deleteAccount'> = async (deps, caller, password) => {
  const { db, users, passwords, mails } = deps
  const compared = await users.find(caller.userId)
  // A form that was sent twice.
  if (!compared) return ok(undefined)
  if (!(await passwords.verify(compared.passwordHash, password))) return refuse('wrong-password')

  return db.transaction(async (tx) => {
    // All admins are locked in their order before the caller: two who leave at once cannot deadlock.
    if (compared.user.isAdmin && (await users.isLastAdmin(caller.userId, tx))) return refuse('last-admin')
    const account = await lockAccount(deps, caller, tx)
    if (!account) return (await users.lock(caller.userId, tx)) ? refuse('signed-out') : ok(undefined)
    // Replaced since: the password that was compared is the old one.
    if (account.passwordHash !== compared.passwordHash) return refuse('wrong-password')

    const { id, email: to, firstName } = account.user
    await users.remove(id, tx)
    await mails.queue({ template: 'account-deleted', to, parameters: { firstName } }, tx)
    return ok(undefined)
  })
}
