import type { Tx } from '#db/database'
import type { Clock } from '#modules/kernel/clock'
import type { MailQueue } from '#modules/kernel/mails'
import type { UserStore } from '../accounts/store'
import type { ResetTokenStore } from '../passwords/reset-token-store'
import type { User } from '../user'
import { firstConfirmation } from './address'
import type { EmailChangeStore } from './store'

export type AddressChanges = ReturnType<typeof createAddressChanges>

type Deps = {
  clock: Clock
  mails: MailQueue<Tx>
  users: UserStore
  resetTokens: ResetTokenStore
  emailChanges: EmailChangeStore
}

export function createAddressChanges({ clock, mails, users, resetTokens, emailChanges }: Deps) {
  return {
    toUnconfirmed(user: User, newEmail: string) {
      const confirmed = user.emailConfirmedAt === null ? user.recoveryEmail : user.email
      return {
        emailConfirmedAt: null,
        emailRefusedAt: null,
        confirmationAskedAt: clock.now(),
        recoveryEmail: confirmed === newEmail ? null : confirmed,
        firstConfirmedAt: firstConfirmation(user),
      }
    },

    /**
     * Mails both addresses. The old one gets a link to undo the change, unless it is unconfirmed and an earlier
     * address was confirmed.
     */
    async announce(before: User, after: User, tx: Tx): Promise<void> {
      const { id: userId, email: oldEmail } = before
      const { firstName, email: newEmail } = after
      // Reset links that were mailed to the old address must stop working.
      await resetTokens.removeUnused(userId, tx)
      const mayUndo = before.emailConfirmedAt !== null || firstConfirmation(before) === null
      const change = mayUndo ? await emailChanges.add({ userId, oldEmail, changedAt: clock.now() }, tx) : null
      const undo = change && { id: change.id, changedAt: change.changedAt.toISOString() }
      const parameters = { firstName, oldEmail, newEmail, undo }
      await mails.queue({ template: 'email-changed', to: oldEmail, userId, parameters }, tx)
      // A mistyped address is a stranger's, so the mail to the new address does not mention the old one.
      await mails.queue({ template: 'email-is-yours', to: newEmail, userId, parameters: { firstName } }, tx)
    },

    async confirm(user: User, tx: Tx): Promise<void> {
      const emailConfirmedAt = user.emailConfirmedAt ?? clock.now()
      await users.update(user.id, { emailConfirmedAt, emailRefusedAt: null, recoveryEmail: null }, tx)
      // Reset links that were mailed to the recovery address must stop working.
      if (user.recoveryEmail !== null) await resetTokens.removeUnused(user.id, tx)
      // Addresses from before the first confirmation may belong to strangers, so they can no longer undo changes.
      if (firstConfirmation(user) === null) await emailChanges.removeAll(user.id, tx)
    },
  }
}
