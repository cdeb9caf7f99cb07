import type { Database, Tx } from '#db/database'
import type { Clock } from '#modules/kernel/clock'
import type { MailQueue } from '#modules/kernel/mails'
import { ok, refuse, type Result } from '#modules/kernel/result'
import { toSafeAddress } from '../email-addresses/address'
import type { AddressChanges } from '../email-addresses/changes'
import type { EmailChangeStore } from '../email-addresses/store'
import type { PasswordHasher } from '../passwords/hasher'
import type { ResetTokenStore } from '../passwords/reset-token-store'
import { expiredSince } from '../rules'
import type { Profile, Registration } from '../schemas'
import type { Codes } from '../second-factor/codes'
import type { Sessions } from '../sessions/sessions'
import type { Session, SessionStore } from '../sessions/store'
import { newToken } from '../sessions/token'
import type { Caller, SignedIn, SignedOut, User } from '../user'
import type { DeletionSteps } from './deletions'
import type { AccountLocks, Locks } from './locks'
import type { UserStore } from './store'

export interface Accounts extends Locks {
  /**
   * Creates an account, signs it in and mails a link that confirms the address and leads to `redirectTo`. Refuses
   * with 'email-taken' if both are taken.
   */
  register(registration: Registration, device: string, redirectTo?: string): Promise<Result<SignedIn, Taken>>

  /** Returns the username itself if it is free, or else with a number. Returns null if 99 such names are taken. */
  findFreeUsername(username: string): Promise<string | null>

  /** Creates an admin without sending a mail. Only commands and the server's start call this method. */
  createAdmin(person: Registration, tx?: Tx): Promise<Result<User, Taken>>

  /** Creates an owner of demo content, who cannot sign in and gets no mail. */
  createWithoutSignIn(person: Omit<Registration, 'password'>, tx?: Tx): Promise<Result<User, Taken>>

  /** Deletes such an owner at once, with everything of theirs and without a mail. */
  removeWithoutSignIn(userId: number, tx: Tx): Promise<void>

  /** Changes the profile. Mails both addresses if the e-mail changes. Checks `currentPassword` only if it is given. */
  changeProfile(
    caller: Caller,
    profile: ProfileChange,
    currentPassword?: string,
  ): Promise<Result<User, 'email-taken' | 'wrong-password' | SignedOut>>

  /** Returns what this module stores about a member, except hashes and secrets. */
  findOwnData(user: User): Promise<OwnData>

  /** Deletes the account and all its data, see `Deletions`. Succeeds if it is already gone or being deleted. */
  delete(
    caller: Caller,
    password: string,
    code?: string,
  ): Promise<Result<void, 'wrong-password' | 'wrong-code' | 'last-admin' | SignedOut>>
}

type Taken = 'username-taken' | 'email-taken'

export type ProfileChange = Omit<Profile, 'email'> & Partial<Pick<Profile, 'email'>>

export type OwnData = {
  user: User & { lastSeenAt: Date | null }
  sessions: Pick<Session, 'device' | 'startedAt' | 'lastUsedAt'>[]
  passwordResets: { createdAt: Date; expiresAt: Date; isUsed: boolean }[]
  emailChanges: { oldEmail: string; changedAt: Date }[]
}

type Deps = {
  db: Database
  clock: Clock
  mails: MailQueue<Tx>
  users: UserStore
  sessionRows: SessionStore
  resetTokens: ResetTokenStore
  emailChanges: EmailChangeStore
  hasher: PasswordHasher
  locks: AccountLocks
  codes: Codes
  addressChanges: AddressChanges
  sessions: Sessions
  deletions: DeletionSteps
}

export function createAccounts(deps: Deps): Accounts {
  const { db, clock, mails, users, sessionRows, resetTokens, emailChanges, hasher, locks, codes } = deps
  const { addressChanges, sessions, deletions } = deps

  return {
    lockCaller: locks.lockCaller,
    lockMember: locks.lockMember,
    lockMembers: locks.lockMembers,
    lockAdmin: locks.lockAdmin,

    async register({ password, ...person }, device, redirectTo) {
      const passwordHash = await hasher.hash(password)
      return db.transaction(async (tx) => {
        const now = clock.now()
        const dates = { confirmationAskedAt: now, createdAt: now }
        const added = await users.add({ ...person, passwordHash, isAdmin: false, ...dates }, tx)
        if (!added.ok) return added
        const user = added.value
        const { id: userId, email: to, firstName, username } = user
        const parameters = { firstName, username, redirectTo }
        await mails.queue({ template: 'welcome', to, userId, parameters }, tx)
        return ok({ user, token: await sessions.start(userId, device, tx) })
      })
    },

    findFreeUsername: users.findFreeUsername,

    async createAdmin({ password, ...person }, tx) {
      const passwordHash = await hasher.hash(password)
      const dates = { confirmationAskedAt: null, createdAt: clock.now() }
      return users.add({ ...person, passwordHash, isAdmin: true, ...dates }, tx)
    },

    async createWithoutSignIn(person, tx) {
      // Nobody knows this random password, so nobody can sign in.
      const passwordHash = await hasher.hash(newToken())
      const dates = { confirmationAskedAt: null, createdAt: clock.now() }
      return users.add({ ...person, passwordHash, isAdmin: false, ...dates }, tx)
    },

    async removeWithoutSignIn(userId, tx) {
      await users.remove(userId, tx)
    },

    changeProfile: (caller, profile, currentPassword) =>
      locks.withPassword(caller, currentPassword, async ({ user }, tx) => {
        const person = { email: user.email, ...profile }
        if (person.email === user.email) return users.change(user, person, tx)
        const unconfirmed = addressChanges.toUnconfirmed(user, person.email)
        const changed = await users.change(user, { ...person, ...unconfirmed }, tx)
        if (changed.ok) await addressChanges.announce(user, changed.value, tx)
        return changed
      }),

    async findOwnData(user) {
      const open = await sessionRows.listOwn(user.id, expiredSince(clock.now()))
      return {
        user: { ...user, lastSeenAt: await sessionRows.findLastVisit(user.id) },
        sessions: open.map(({ id: _, ...session }) => session),
        passwordResets: await resetTokens.listOwn(user.id),
        emailChanges: await emailChanges.listOwn(user.id),
      }
    },

    async delete(caller, password, code = '') {
      const compared = await users.find(caller.userId)
      // The account is already gone if the form was submitted twice.
      if (!compared) return ok(undefined)
      if (!(await hasher.verify(compared.passwordHash, password))) return refuse('wrong-password')

      const decided = await db.transaction(async (tx) => {
        // Locks all admins by id before it locks the caller, so that two leaving admins cannot deadlock.
        if (compared.user.isAdmin && (await users.isLastAdmin(caller.userId, tx))) return refuse('last-admin')
        const account = await locks.lockAccount(caller, tx)
        if (!account) {
          const isThere = await users.lock(caller.userId, tx)
          return isThere && !(await deletions.hasBegun(caller.userId, tx))
            ? refuse('signed-out')
            : ok(undefined)
        }
        // Refuses if another request has changed the password since `hasher` verified it.
        if (account.passwordHash !== compared.passwordHash) return refuse('wrong-password')
        if (account.user.secondFactorAt && !(await codes.spend(account.user, code, tx)))
          return refuse('wrong-code')

        const { id, firstName } = account.user
        const to = toSafeAddress(account.user)
        await deletions.begin(id, tx)
        await mails.queue({ template: 'account-deleted', to, parameters: { firstName } }, tx)
        return ok(undefined)
      })
      if (decided.ok) await deletions.finish(caller.userId)
      return decided
    },
  }
}
