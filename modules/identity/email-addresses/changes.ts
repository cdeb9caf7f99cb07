import type { Tx } from '#db/database'
import type { Clock } from '#modules/kernel/clock'
import type { MailQueue } from '#modules/kernel/mails'
import type { UserStore } from '../accounts/store'
import type { ResetTokenStore } from '../passwords/reset-token-store'
import type { User } from '../user'
import { firstConfirmation } from './address'
import type { EmailChangeStore } from './store'

/** What a new or confirmed address changes besides itself. Every part of the module that saves an address uses it. */
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
    /** Returns the fields of an unconfirmed new address, with what stays known from the old one's confirmation. */
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

    /** Writes to both addresses. The old one can undo this, unless it is unconfirmed and another was confirmed. */
    async announce(before: User, after: User, tx: Tx): Promise<void> {
      const { id: userId, email: oldEmail } = before
      const { firstName, email: newEmail } = after
      // Voids links to reset the password that went to the old address.
      await resetTokens.removeUnused(userId, tx)
      const mayUndo = before.emailConfirmedAt !== null || firstConfirmation(before) === null
      const change = mayUndo ? await emailChanges.add({ userId, oldEmail, changedAt: clock.now() }, tx) : null
      const undo = change && { id: change.id, changedAt: change.changedAt.toISOString() }
      const parameters = { firstName, oldEmail, newEmail, undo }
      await mails.queue({ template: 'email-changed', to: oldEmail, userId, parameters }, tx)
      // A mistyped address is a stranger's, so the mail to the new address does not mention the old one.
      await mails.queue({ template: 'email-is-yours', to: newEmail, userId, parameters: { firstName } }, tx)
    },

    /** Confirms the present address, once a mail to it has reached the member. */
    async confirm(user: User, tx: Tx): Promise<void> {
      const emailConfirmedAt = user.emailConfirmedAt ?? clock.now()
      await users.update(user.id, { emailConfirmedAt, emailRefusedAt: null, recoveryEmail: null }, tx)
      // Voids links to reset the password that went to the earlier address.
      if (user.recoveryEmail !== null) await resetTokens.removeUnused(user.id, tx)
      // This is the first address known to be the member's. Earlier ones may be mistyped, so none can undo.
      if (firstConfirmation(user) === null) await emailChanges.removeAll(user.id, tx)
    },
  }
}
