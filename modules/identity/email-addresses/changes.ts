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
     * Mails both addresses. The old address gets an undo link if it was confirmed, or if the member never
     * confirmed an address.
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
      // A mistyped new address may belong to a stranger, so the mail to it does not mention the old address.
      await mails.queue({ template: 'email-is-yours', to: newEmail, userId, parameters: { firstName } }, tx)
    },

    async confirm(user: User, tx: Tx): Promise<void> {
      const emailConfirmedAt = user.emailConfirmedAt ?? clock.now()
      await users.update(user.id, { emailConfirmedAt, emailRefusedAt: null, recoveryEmail: null }, tx)
      // Reset links that were mailed to the recovery address must stop working.
      if (user.recoveryEmail !== null) await resetTokens.removeUnused(user.id, tx)
      // Addresses that were never confirmed may belong to strangers, so their undo links must stop working.
      if (firstConfirmation(user) === null) await emailChanges.removeAll(user.id, tx)
    },
  }
}
