import type { Database } from '#db/database'
import type { Clock } from '#modules/kernel/clock'
import { ok, refuse, type Result } from '#modules/kernel/result'
import type { UserStore } from '../accounts/store'
import { readLogin } from '../accounts/username'
import type { PasswordHasher } from '../passwords/hasher'
import { isPasswordFresh } from '../rules'
import type { Codes } from '../second-factor/codes'
import type { SignedIn, User } from '../user'
import type { Vault } from '../vault'
import type { Sessions } from './sessions'
import { tokenHash } from './token'

export interface SignIn {
  /**
   * Starts a session, or returns a pending sign-in if there is a second factor. Unknown accounts take the same time.
   */
  begin(
    credentials: Credentials,
    device: string,
  ): Promise<Result<SignedIn | PendingSignIn, 'wrong-credentials' | 'blocked'>>

  /** Refuses with 'expired' after ten minutes, after a change of password, or if the second factor is off. */
  finish(
    pending: string,
    code: string,
    device: string,
  ): Promise<Result<SignedIn, 'wrong-code' | 'expired' | 'blocked'>>

  /** Returns the member's id if this site made `pending` in the last ten minutes, and null otherwise. */
  readPending(pending: string): number | null

  /** Returns a key for rate limits that is the same for an account's username and its e-mail. */
  toKey(login: string): Promise<string>
}

export type Credentials = { username: string; password: string }

/** A member who entered the right password. The browser keeps `pending` until the member enters a code. */
export type PendingSignIn = { user: User; pending: string }

type Deps = {
  db: Database
  clock: Clock
  vault: Vault
  users: UserStore
  hasher: PasswordHasher
  codes: Codes
  sessions: Sessions
}

export function createSignIn({ db, clock, vault, users, hasher, codes, sessions }: Deps): SignIn {
  function toPending(userId: number, passwordHash: string): string {
    const pending: Pending = { userId, password: tokenHash(passwordHash), at: clock.now().getTime() }
    return vault.seal(PURPOSE, JSON.stringify(pending))
  }

  function openPending(sealed: string): Pending | null {
    const text = vault.open(PURPOSE, sealed)
    // Only this site can have sealed the text, so it needs no validation.
    const pending = text === null ? null : (JSON.parse(text) as Pending)
    return pending && isPasswordFresh(new Date(pending.at), clock.now()) ? pending : null
  }

  return {
    async begin({ username, password }, device) {
      const account = await users.findByLogin(username)
      const matches = await hasher.verify(account?.passwordHash ?? null, password)
      if (!account || !matches) return refuse('wrong-credentials')
      const passwordHash = hasher.isStale(account.passwordHash) ? await hasher.hash(password) : null

      return db.transaction(async (tx) => {
        // The password may have changed since it was compared, and the old one must not start a session.
        const current = await users.lock(account.user.id, tx)
        if (current?.passwordHash !== account.passwordHash) return refuse('wrong-credentials')
        const { user } = current
        if (user.isBlocked) return refuse('blocked')
        if (passwordHash) await users.update(user.id, { passwordHash }, tx)
        if (user.secondFactorAt)
          return ok({ user, pending: toPending(user.id, passwordHash ?? current.passwordHash) })
        return ok({ user, token: await sessions.start(user.id, device, tx) })
      })
    },

    finish: (pending, code, device) =>
      db.transaction(async (tx) => {
        const begun = openPending(pending)
        const current = begun && (await users.lock(begun.userId, tx))
        if (!current?.user.secondFactorAt) return refuse('expired')
        if (tokenHash(current.passwordHash) !== begun!.password) return refuse('expired')
        const { user } = current
        if (user.isBlocked) return refuse('blocked')
        if (!(await codes.spend(user, code, tx))) return refuse('wrong-code')
        return ok({ user, token: await sessions.start(user.id, device, tx) })
      }),

    readPending: (pending) => openPending(pending)?.userId ?? null,

    async toKey(login) {
      const account = await users.findByLogin(login)
      return JSON.stringify(account ? { id: account.user.id } : readLogin(login))
    },
  }
}

/** `password` is a hash of the password's hash, so that a new password voids the pending sign-in. */
type Pending = { userId: number; password: string; at: number }

const PURPOSE = 'pending sign-in'
