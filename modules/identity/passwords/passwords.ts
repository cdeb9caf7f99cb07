import type { Database, Tx } from '#db/database'
import type { Clock } from '#modules/kernel/clock'
import type { MailQueue } from '#modules/kernel/mails'
import { ok, refuse, type Result } from '#modules/kernel/result'
import type { AccountLocks } from '../accounts/locks'
import type { UserStore } from '../accounts/store'
import { firstConfirmation, toSafeAddress } from '../email-addresses/address'
import type { AddressChanges } from '../email-addresses/changes'
import { isPasswordFresh } from '../rules'
import type { PasswordChange, PasswordReset } from '../schemas'
import type { Codes } from '../second-factor/codes'
import type { SessionStore } from '../sessions/store'
import { tokenHash } from '../sessions/token'
import type { Caller, SignedOut, User } from '../user'
import type { PasswordHasher } from './hasher'
import type { ResetLinks } from './reset-links'
import type { ResetTokenStore } from './reset-token-store'

export interface Passwords {
  /** Changes the password, ends all other sessions, voids reset links and mails the member. */
  change(caller: Caller, change: PasswordChange): Promise<Result<void, 'wrong-password' | SignedOut>>

  /** Returns whether the password was entered in this session within `RETENTION.givenPassword`. */
  isRecent(caller: Caller): Promise<boolean>

  /** Checks the password and notes in the session that it was entered just now. */
  confirm(caller: Caller, currentPassword: string): Promise<Result<void, 'wrong-password' | SignedOut>>

  /**
   * Queues a mail for any address, so that timing does not reveal members. The mail is sent only if a member
   * has the address.
   */
  requestReset(email: string): Promise<void>

  /**
   * Returns the token of a new link, or null if no active member has this e-mail. If the member's last
   * confirmed address is a different one, queues a mail to that address instead and returns null.
   */
  issueResetToken(email: string): Promise<{ token: string; firstName: string } | null>

  /** Returns the username of the link's owner, or null if the link was used, replaced or has expired. */
  findResetUsername(token: string): Promise<string | null>

  /**
   * Sets a new password and ends all sessions. Turns off a second factor that was set up before any address
   * was confirmed.
   */
  reset(reset: PasswordReset): Promise<Result<Pick<User, 'id' | 'username'>, 'invalid-token'>>
}

type Deps = {
  db: Database
  clock: Clock
  mails: MailQueue<Tx>
  users: UserStore
  sessions: SessionStore
  resetTokens: ResetTokenStore
  hasher: PasswordHasher
  locks: AccountLocks
  codes: Codes
  resetLinks: ResetLinks
  addressChanges: AddressChanges
}

export function createPasswords(deps: Deps): Passwords {
  const { db, clock, mails, users, sessions, resetTokens, hasher, locks } = deps

  async function change(
    ...[caller, passwords]: Parameters<Passwords['change']>
  ): ReturnType<Passwords['change']> {
    const compared = await users.find(caller.userId)
    if (!compared) return refuse('signed-out')
    if (!(await hasher.verify(compared.passwordHash, passwords.currentPassword)))
      return refuse('wrong-password')

    const passwordHash = await hasher.hash(passwords.newPassword)
    const outcome = await db.transaction(async (tx) => {
      const account = await locks.lockAccount(caller, tx)
      if (!account) return refuse('signed-out')
      if (account.passwordHash !== compared.passwordHash) return account
      await replace({ ...account, passwordHash, keptSession: tokenHash(caller.token) }, tx)
      return ok(undefined)
    })
    if ('ok' in outcome) return outcome
    // The password has changed since it was compared, perhaps by the same form submitted twice.
    if (await hasher.verify(outcome.passwordHash, passwords.newPassword)) return ok(undefined)
    return change(caller, passwords)
  }

  async function replace({ user, passwordHash, keptSession }: Replacement, tx: Tx): Promise<void> {
    await users.update(user.id, { passwordHash }, tx)
    await sessions.removeAll(user.id, keptSession, tx)
    await resetTokens.removeUnused(user.id, tx)
    const parameters = { firstName: user.firstName, at: clock.now().toISOString() }
    const to = toSafeAddress(user)
    await mails.queue({ template: 'password-changed', to, userId: user.id, parameters }, tx)
  }

  return {
    change,

    async isRecent(caller) {
      const givenAt = await sessions.findAuthentication(caller.userId, tokenHash(caller.token))
      return givenAt !== null && isPasswordFresh(givenAt, clock.now())
    },

    confirm: (caller, currentPassword) =>
      locks.withPassword(caller, currentPassword, async (_account, tx) => {
        await sessions.noteAuthentication(tokenHash(caller.token), clock.now(), tx)
        return ok(undefined)
      }),

    requestReset: (email) => mails.queue({ template: 'reset-link', to: email, parameters: {} }),

    issueResetToken: (email) =>
      db.transaction(async (tx) => {
        const user = await users.lockByEmail(email, tx)
        if (!user || user.isBlocked) return null
        const to = toSafeAddress(user)
        if (to === email) return { token: await deps.resetLinks.add(user.id, tx), firstName: user.firstName }
        await mails.queue({ template: 'reset-link', to, parameters: {} }, tx)
        return null
      }),

    async findResetUsername(token) {
      const userId = await resetTokens.findOwner(tokenHash(token), clock.now())
      const account = userId === null ? null : await users.find(userId)
      return account?.user.username ?? null
    },

    async reset({ token, newPassword }) {
      const userId = await resetTokens.findOwner(tokenHash(token), clock.now())
      // Checks the token before the costly hashing, so that made-up tokens cost little.
      if (userId === null) return refuse('invalid-token')

      const passwordHash = await hasher.hash(newPassword)
      return db.transaction(async (tx) => {
        // Locks the account before the token, to avoid deadlocks.
        const account = await users.lock(userId, tx)
        if (!account || !(await resetTokens.use(tokenHash(token), clock.now(), tx)))
          return refuse('invalid-token')
        await replace({ ...account, passwordHash, keptSession: null }, tx)
        // Without a recovery address, the link went to the present address, so the reset confirms that address.
        if (account.user.recoveryEmail === null) await deps.addressChanges.confirm(account.user, tx)
        if (isOlderThanAddress(account.user)) await deps.codes.turnOff(account.user, tx)
        return ok({ id: userId, username: account.user.username })
      })
    },
  }
}

type Replacement = { user: User; passwordHash: string; keptSession: string | null }

/** Returns whether the second factor was set up before any address was confirmed, perhaps by a stranger. */
function isOlderThanAddress(user: User): boolean {
  const confirmedAt = firstConfirmation(user)
  return user.secondFactorAt !== null && (confirmedAt === null || user.secondFactorAt < confirmedAt)
}
