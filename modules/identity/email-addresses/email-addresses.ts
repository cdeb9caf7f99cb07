import type { Database, Tx } from '#db/database'
import type { Clock } from '#modules/kernel/clock'
import type { MailQueue } from '#modules/kernel/mails'
import { ok, refuse, type Result } from '#modules/kernel/result'
import type { AccountLocks } from '../accounts/locks'
import type { Delivery, UserStore } from '../accounts/store'
import type { PasswordHasher } from '../passwords/hasher'
import type { ResetLinks } from '../passwords/reset-links'
import { canUndoEmailChange } from '../rules'
import type { Codes } from '../second-factor/codes'
import type { SessionStore } from '../sessions/store'
import { newToken } from '../sessions/token'
import type { Caller, SignedOut, User } from '../user'
import { firstConfirmation, isReached } from './address'
import type { AddressChanges } from './changes'
import type { EmailChange, EmailChangeStore } from './store'

export interface EmailAddresses {
  isConfirmed(userId: number, tx?: Tx): Promise<boolean>

  /** Mails a confirmation link, unless the address is confirmed or the member was asked before. */
  askForConfirmation(userId: number, tx: Tx): Promise<void>

  sendConfirmation(caller: Caller, redirectTo?: string): Promise<Result<void, 'confirmed' | SignedOut>>

  /** Confirms `email`, or returns false if the member now has another address. */
  confirm(userId: number, email: string): Promise<boolean>

  /** Returns whether a member's record changed. */
  recordDelivery(email: string, delivery: Delivery, tx?: Tx): Promise<boolean>

  /** Returns false if the change was undone or is older than `RETENTION.emailChange`, or the account is blocked. */
  canUndoChange(change: EmailChange): Promise<boolean>

  /** Restores the old address, voids the password and ends all sessions. Returns the token of a reset link. */
  undoChange(change: EmailChange): Promise<Result<{ userId: number; token: string }, 'invalid-link'>>
}

type Deps = {
  db: Database
  clock: Clock
  mails: MailQueue<Tx>
  users: UserStore
  sessions: SessionStore
  emailChanges: EmailChangeStore
  hasher: PasswordHasher
  locks: AccountLocks
  codes: Codes
  resetLinks: ResetLinks
  addressChanges: AddressChanges
}

export function createEmailAddresses(deps: Deps): EmailAddresses {
  const { db, clock, mails, users, sessions, emailChanges, locks } = deps

  async function ask(user: User, tx: Tx, redirectTo?: string) {
    const { id: userId, email: to, firstName } = user
    await users.update(userId, { confirmationAskedAt: clock.now() }, tx)
    const parameters = { firstName, redirectTo }
    await mails.queue({ template: 'address-confirmation', to, userId, parameters }, tx)
  }

  async function findOpenChange(link: EmailChange, tx?: Tx) {
    const change = await emailChanges.find(link, tx)
    return change && canUndoEmailChange(change.changedAt, clock.now()) ? change : null
  }

  async function canUndoChange(link: EmailChange): Promise<boolean> {
    const change = await findOpenChange(link)
    const account = change && (await users.find(change.userId))
    return account !== null && !account.user.isBlocked
  }

  return {
    isConfirmed: async (userId, tx) =>
      ((await users.find(userId, tx))?.user.emailConfirmedAt ?? null) !== null,

    async askForConfirmation(userId, tx) {
      const account = await users.lock(userId, tx)
      if (!account || account.user.emailConfirmedAt || account.user.confirmationAskedAt) return
      await ask(account.user, tx)
    },

    sendConfirmation: (caller, redirectTo) =>
      db.transaction(async (tx) => {
        const account = await locks.lockAccount(caller, tx)
        if (!account) return refuse('signed-out')
        if (isReached(account.user)) return refuse('confirmed')
        await ask(account.user, tx, redirectTo)
        return ok(undefined)
      }),

    confirm: (userId, email) =>
      db.transaction(async (tx) => {
        const account = await users.lock(userId, tx)
        if (account?.user.email !== email) return false
        if (!isReached(account.user)) await deps.addressChanges.confirm(account.user, tx)
        return true
      }),

    recordDelivery: (email, delivery, tx) => users.recordDelivery(email, delivery, clock.now(), tx),

    canUndoChange,

    async undoChange(link) {
      if (!(await canUndoChange(link))) return refuse('invalid-link')
      // Replaces the password with a random one, because whoever made the change may know it.
      const passwordHash = await deps.hasher.hash(newToken())

      return db.transaction(async (tx) => {
        const userId = (await findOpenChange(link, tx))?.userId
        const account = userId === undefined ? null : await users.lock(userId, tx)
        // Reads the change again, because the lock may have waited for another use of the same link.
        const change = await findOpenChange(link, tx)
        if (!account || account.user.isBlocked || !change) return refuse('invalid-link')
        const { id, firstName, lastName, phone, secondFactorAt } = account.user
        // The link arrived at the old address, so that address is confirmed.
        const confirmed = { emailConfirmedAt: clock.now(), emailRefusedAt: null, recoveryEmail: null }
        const firstConfirmedAt = firstConfirmation(account.user)
        const person = { email: change.oldEmail, firstName, lastName, phone }
        const restored = await users.change(account.user, { ...person, ...confirmed, firstConfirmedAt }, tx)
        if (!restored.ok) return refuse('invalid-link')

        await users.update(id, { passwordHash }, tx)
        await emailChanges.removeFrom(change, tx)
        await sessions.removeAll(id, null, tx)
        // Whoever made the change may have set up the second factor.
        if (secondFactorAt && secondFactorAt > change.changedAt) await deps.codes.turnOff(restored.value, tx)
        return ok({ userId: id, token: await deps.resetLinks.add(id, tx) })
      })
    },
  }
}
