import type { Identity } from '../contract'
import type { Profile } from '../schemas'
import type { Parts } from './parts'

export function changeProfile(
  { db, users, resetTokens, mails }: Parts,
  userId: number,
  profile: Profile,
): ReturnType<Identity['changeProfile']> {
  return db.transaction(async (tx) => {
    const { email: oldEmail } = (await users.get(userId, tx)).user
    const changed = await users.change(userId, profile, tx)
    if (!changed.ok || changed.value.email === oldEmail) return changed

    // A link that went to the old address must not open the account any more.
    await resetTokens.removeUnusedOf(userId, tx)
    const { firstName, email: newEmail } = changed.value
    for (const to of [oldEmail, newEmail]) {
      const parameters = { firstName, oldEmail, newEmail }
      await mails.queue({ template: 'email-changed', to, userId, parameters }, tx)
    }
    return changed
  })
}
