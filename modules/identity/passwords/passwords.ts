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

/** Changing a password, replacing a forgotten one, and giving it again. */
export interface Passwords {
  /**
   * Ends all sessions except the caller's, voids the links to reset the password, and announces it by mail.
   * Refuses as `accounts.changeProfile` does. Two that were sent at the same moment are one change.
   */
  change(caller: Caller, change: PasswordChange): Promise<Result<void, 'wrong-password' | SignedOut>>

  /** Whether this session's password was given a short time ago. */
  isRecent(caller: Caller): Promise<boolean>

  /** Gives the password again. Refuses as `accounts.changeProfile` does. */
  confirm(caller: Caller, currentPassword: string): Promise<Result<void, 'wrong-password' | SignedOut>>

  /**
   * Asks for a link to reset the password. The work, and the time it takes, is the same whether or not a member
   * has this e-mail: that is looked up when the mail is sent.
   */
  requestReset(email: string): Promise<void>

  /**
   * The token of a link, made when its mail is sent, so that no table holds one in the clear. It voids those
   * before it. Null where no member has this e-mail, or a blocked one. Null too for an address that is not confirmed
   * yet: another mail is then queued to the last confirmed one.
   */
  issueResetToken(email: string): Promise<{ token: string; firstName: string } | null>

  /** Whose password a link can still replace: for a time, once, and only the newest. Null for any other. */
  findResetUsername(token: string): Promise<string | null>

  /**
   * Sets a new password, confirms the address that the link went to, ends all sessions of the member, and announces it
   * by mail. Turns off a second factor that is older than the first confirmation of an address: somebody who
   * registered with a stranger's address would keep its owner out.
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
    // Changed since. A form that was sent twice at once knew the password, and is done already.
    if (await hasher.verify(outcome.passwordHash, passwords.newPassword)) return ok(undefined)
    return change(caller, passwords)
  }

  /** Locks out everybody else: other sessions end, links are void, and the member gets a mail. */
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
      // Hashing a password is costly: not for a token that was made up.
      if (userId === null) return refuse('invalid-token')

      const passwordHash = await hasher.hash(newPassword)
      return db.transaction(async (tx) => {
        // Locks the account before its token, as every other transaction does.
        const account = await users.lock(userId, tx)
        if (!account || !(await resetTokens.use(tokenHash(token), clock.now(), tx)))
          return refuse('invalid-token')
        await replace({ ...account, passwordHash, keptSession: null }, tx)
        // The link went to the present address, unless that replaces a confirmed one.
        if (account.user.recoveryEmail === null) await deps.addressChanges.confirm(account.user, tx)
        if (isOlderThanAddress(account.user)) await deps.codes.turnOff(account.user, tx)
        return ok({ id: userId, username: account.user.username })
      })
    },
  }
}

type Replacement = { user: User; passwordHash: string; keptSession: string | null }

/** Whether somebody set the factor up before the address was known to be theirs, and it may be a stranger's. */
function isOlderThanAddress(user: User): boolean {
  const confirmedAt = firstConfirmation(user)
  return user.secondFactorAt !== null && (confirmedAt === null || user.secondFactorAt < confirmedAt)
}
