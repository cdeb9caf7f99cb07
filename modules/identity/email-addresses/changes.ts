import type { Tx } from '#db/database'
import type { Clock } from '#modules/kernel/clock'
import type { MailQueue } from '#modules/kernel/mails'
import type { UserStore } from '../accounts/store'
import type { ResetTokenStore } from '../passwords/reset-token-store'
import type { User } from '../user'
import { firstConfirmation } from './address'
import type { EmailChangeStore } from './store'

/** What a new or confirmed address changes besides itself, for the subjects that save one. */
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
    /** What a new address leaves of the confirmation of the old one. */
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

    /** Writes to both addresses. The old one may undo the change, unless it replaced a confirmed one and never was. */
    async announce(before: User, after: User, tx: Tx): Promise<void> {
      const { id: userId, email: oldEmail } = before
      const { firstName, email: newEmail } = after
      // Links that went to the old address end.
      await resetTokens.removeUnused(userId, tx)
      const mayUndo = before.emailConfirmedAt !== null || firstConfirmation(before) === null
      const change = mayUndo ? await emailChanges.add({ userId, oldEmail, changedAt: clock.now() }, tx) : null
      const undo = change && { id: change.id, changedAt: change.changedAt.toISOString() }
      const parameters = { firstName, oldEmail, newEmail, undo }
      await mails.queue({ template: 'email-changed', to: oldEmail, userId, parameters }, tx)
      // A mistyped address is a stranger's: the mail there says nothing of the old one.
      await mails.queue({ template: 'email-is-yours', to: newEmail, userId, parameters: { firstName } }, tx)
    },

    /** A mail to the present address has reached its member. */
    async confirm(user: User, tx: Tx): Promise<void> {
      const emailConfirmedAt = user.emailConfirmedAt ?? clock.now()
      await users.update(user.id, { emailConfirmedAt, emailRefusedAt: null, recoveryEmail: null }, tx)
      // Links that went to the earlier address end.
      if (user.recoveryEmail !== null) await resetTokens.removeUnused(user.id, tx)
      // This is the first address that is known to be the member's: an earlier one may be mistyped, and cannot come back.
      if (firstConfirmation(user) === null) await emailChanges.removeAll(user.id, tx)
    },
  }
}
