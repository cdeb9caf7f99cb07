import type { Tx } from '#db/database'
import type { User } from '../contract'
import { firstConfirmation } from '../domain/address'
import type { Deps } from './deps'

/** What a new address leaves of the confirmation of the old one. */
export function toUnconfirmed(user: User, newEmail: string, now: Date) {
  const confirmed = user.emailConfirmedAt === null ? user.recoveryEmail : user.email
  return {
    emailConfirmedAt: null,
    emailRefusedAt: null,
    confirmationAskedAt: now,
    recoveryEmail: confirmed === newEmail ? null : confirmed,
    firstConfirmedAt: firstConfirmation(user),
  }
}

/** Tells both addresses. The old one may take the change back, unless it replaced a confirmed one and never was. */
export async function announceNewEmail(deps: Deps, before: User, after: User, tx: Tx): Promise<void> {
  const { resetTokens, emailChanges, mails, clock } = deps
  const { id: userId, email: oldEmail } = before
  const { firstName, email: newEmail } = after
  // Links that went to the old address end.
  await resetTokens.removeUnusedOf(userId, tx)
  const mayUndo = before.emailConfirmedAt !== null || firstConfirmation(before) === null
  const change = mayUndo ? await emailChanges.add({ userId, oldEmail, changedAt: clock.now() }, tx) : null
  const undo = change && { id: change.id, changedAt: change.changedAt.toISOString() }
  const parameters = { firstName, oldEmail, newEmail, undo }
  await mails.queue({ template: 'email-changed', to: oldEmail, userId, parameters }, tx)
  // A mistyped address is a stranger's: the mail there tells nothing of the old one.
  await mails.queue({ template: 'email-is-yours', to: newEmail, userId, parameters: { firstName } }, tx)
}

/** A mail to the present address has reached its member. */
export async function saveConfirmation(deps: Deps, user: User, tx: Tx): Promise<void> {
  const emailConfirmedAt = user.emailConfirmedAt ?? deps.clock.now()
  await deps.users.update(user.id, { emailConfirmedAt, emailRefusedAt: null, recoveryEmail: null }, tx)
  // Links that went to the earlier address end.
  if (user.recoveryEmail !== null) await deps.resetTokens.removeUnusedOf(user.id, tx)
  // This is the first address that is known to be the member's: an earlier one may be mistyped, and cannot come back.
  if (firstConfirmation(user) === null) await deps.emailChanges.removeAllOf(user.id, tx)
}
