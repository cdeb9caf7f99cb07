import type { Tx } from '#db/database'
import { ok, refuse } from '#modules/kernel/result'
import type { User } from '../contract'
import { tokenHash } from '../data/token'
import { firstConfirmation, toSafeAddress } from '../domain/address'
import { turnOff } from './codes'
import type { Deps, UseCase } from './deps'
import { lockAccount } from './locks'
import { saveConfirmation } from './new-email'
import { addResetToken } from './reset-links'

export const changePassword: UseCase<'changePassword'> = async (deps, caller, change) => {
  const { db, users, passwords } = deps
  const compared = await users.find(caller.userId)
  if (!compared) return refuse('signed-out')
  if (!(await passwords.verify(compared.passwordHash, change.currentPassword)))
    return refuse('wrong-password')

  const passwordHash = await passwords.hash(change.newPassword)
  const outcome = await db.transaction(async (tx) => {
    const account = await lockAccount(deps, caller, tx)
    if (!account) return refuse('signed-out')
    if (account.passwordHash !== compared.passwordHash) return account
    await replacePassword(deps, { ...account, passwordHash, keptSession: tokenHash(caller.token) }, tx)
    return ok(undefined)
  })
  if ('ok' in outcome) return outcome
  // Changed since. A form that was sent twice at once knew the password, and is done already.
  if (await passwords.verify(outcome.passwordHash, change.newPassword)) return ok(undefined)
  return changePassword(deps, caller, change)
}

export const requestPasswordReset: UseCase<'requestPasswordReset'> = ({ mails }, email) =>
  mails.queue({ template: 'reset-link', to: email, parameters: {} })

export const issueResetToken: UseCase<'issueResetToken'> = (deps, email) =>
  deps.db.transaction(async (tx) => {
    const user = await deps.users.lockByEmail(email, tx)
    if (!user || user.isBlocked) return null
    const to = toSafeAddress(user)
    if (to !== email) {
      await deps.mails.queue({ template: 'reset-link', to, parameters: {} }, tx)
      return null
    }
    return { token: await addResetToken(deps, user.id, tx), firstName: user.firstName }
  })

export const findResetUsername: UseCase<'findResetUsername'> = async (deps, token) => {
  const userId = await deps.resetTokens.findOwner(tokenHash(token), deps.clock.now())
  const account = userId === null ? null : await deps.users.find(userId)
  return account?.user.username ?? null
}

export const resetPassword: UseCase<'resetPassword'> = async (deps, { token, newPassword }) => {
  const { db, users, resetTokens, passwords, clock } = deps
  const userId = await resetTokens.findOwner(tokenHash(token), clock.now())
  // Hashing a password is costly: not for a token that was made up.
  if (userId === null) return refuse('invalid-token')

  const passwordHash = await passwords.hash(newPassword)
  return db.transaction(async (tx) => {
    // Locked before its token, as everywhere: see `lockAccount`.
    const account = await users.lock(userId, tx)
    if (!account || !(await resetTokens.use(tokenHash(token), clock.now(), tx)))
      return refuse('invalid-token')
    await replacePassword(deps, { ...account, passwordHash, keptSession: null }, tx)
    // The link went to the present address, unless that replaces a confirmed one.
    if (account.user.recoveryEmail === null) await saveConfirmation(deps, account.user, tx)
    if (isOlderThanAddress(account.user)) await turnOff(deps, account.user, tx)
    return ok({ id: userId, username: account.user.username })
  })
}

/** Whether somebody set the factor up before the address was known to be theirs, and it may be a stranger's. */
function isOlderThanAddress(user: User): boolean {
  const confirmedAt = firstConfirmation(user)
  return user.secondFactorAt !== null && (confirmedAt === null || user.secondFactorAt < confirmedAt)
}

type Replacement = { user: User; passwordHash: string; keptSession: string | null }

/** Locks out everybody else: other sessions end, links are void, and the member gets a mail. */
async function replacePassword(
  { users, sessions, resetTokens, mails, clock }: Deps,
  { user, passwordHash, keptSession }: Replacement,
  tx: Tx,
): Promise<void> {
  await users.update(user.id, { passwordHash }, tx)
  await sessions.removeAllOf(user.id, keptSession, tx)
  await resetTokens.removeUnusedOf(user.id, tx)
  const parameters = { firstName: user.firstName, at: clock.now().toISOString() }
  const to = toSafeAddress(user)
  await mails.queue({ template: 'password-changed', to, userId: user.id, parameters }, tx)
}
