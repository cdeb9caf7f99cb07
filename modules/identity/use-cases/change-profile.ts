import { refuse } from '#modules/kernel/result'
import type { Caller, Identity, ProfileChange } from '../contract'
import { lockedCaller } from './caller'
import type { Parts } from './parts'

export async function changeProfile(
  parts: Parts,
  caller: Caller,
  { email, ...names }: ProfileChange,
  currentPassword?: string,
): ReturnType<Identity['changeProfile']> {
  const { db, users, passwords, resetTokens, mails } = parts
  const compared = await users.find(caller.userId)
  if (!compared) return refuse('signed-out')
  if (currentPassword !== undefined && !(await passwords.verify(compared.passwordHash, currentPassword)))
    return refuse('wrong-password')

  return db.transaction(async (tx) => {
    const account = await lockedCaller(parts, caller, tx)
    if (!account) return refuse('signed-out')
    // Replaced meanwhile: what was compared opens nothing any more.
    if (currentPassword !== undefined && account.passwordHash !== compared.passwordHash)
      return refuse('wrong-password')

    const { id: userId, email: oldEmail } = account.user
    const changed = await users.change(account.user, { ...names, email: email ?? oldEmail }, tx)
    if (!changed.ok || changed.value.email === oldEmail) return changed

    // A link that went to the old address must not open the account any more.
    await resetTokens.removeUnusedOf(userId, tx)
    const { firstName, email: newEmail } = changed.value
    const template = 'email-changed'
    await mails.queue({ template, to: oldEmail, userId, parameters: { firstName, oldEmail, newEmail } }, tx)
    // Whoever reads the new one need not be the member: a slip of the pen gives nothing away.
    await mails.queue({ template, to: newEmail, userId, parameters: { firstName, newEmail } }, tx)
    return changed
  })
}
