import { ok, refuse } from '#modules/kernel/result'
import { toSafeAddress } from '../domain/address'
import { expiredSince } from '../domain/lifetimes'
import { spendCode } from './codes'
import type { UseCase } from './deps'
import { lockAccount, withPassword } from './locks'
import { announceNewEmail, toUnconfirmed } from './new-email'

export const changeProfile: UseCase<'changeProfile'> = (deps, caller, profile, currentPassword) =>
  withPassword(deps, caller, currentPassword, async ({ user }, tx) => {
    const person = { email: user.email, ...profile }
    if (person.email === user.email) return deps.users.change(user, person, tx)
    const unconfirmed = toUnconfirmed(user, person.email, deps.clock.now())
    const changed = await deps.users.change(user, { ...person, ...unconfirmed }, tx)
    if (changed.ok) await announceNewEmail(deps, user, changed.value, tx)
    return changed
  })

export const findOwnData: UseCase<'findOwnData'> = async (deps, user) => {
  const { sessions, resetTokens, emailChanges, clock } = deps
  const stored = await sessions.listOwn(user.id, expiredSince(clock.now()))
  return {
    user: { ...user, lastSeenAt: await sessions.findLastVisit(user.id) },
    sessions: stored.map(({ id: _, ...session }) => session),
    passwordResets: await resetTokens.listOf(user.id),
    emailChanges: await emailChanges.listOf(user.id),
  }
}

export const deleteAccount: UseCase<'deleteAccount'> = async (deps, caller, password, code = '') => {
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
    if (account.user.secondFactorAt && !(await spendCode(deps, account.user, code, tx)))
      return refuse('wrong-code')

    const { id, firstName } = account.user
    const to = toSafeAddress(account.user)
    await users.remove(id, tx)
    await mails.queue({ template: 'account-deleted', to, parameters: { firstName } }, tx)
    return ok(undefined)
  })
}
