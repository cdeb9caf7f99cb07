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

/** The way from a password, and a code if there is a second factor, to a session. */
export interface SignIn {
  /**
   * Signs in with a username or an e-mail, and starts a session like `sessions.start`, or leaves that to `finish`
   * if there is a second factor. Never reveals which part was wrong, not even by timing; reveals that an account is
   * blocked only after the right password. Refuses a password that is being replaced at the same moment.
   */
  begin(
    credentials: Credentials,
    device: string,
  ): Promise<Result<SignedIn | PendingSignIn, 'wrong-credentials' | 'blocked'>>

  /**
   * Completes the sign-in of a member with a second factor. Accepts the app's code of this half minute or the ones
   * beside it, each once, or a recovery code, whose use is reported to the member by mail. Refuses as expired after
   * ten minutes, or if the password or the factor has changed since.
   */
  finish(
    pending: string,
    code: string,
    device: string,
  ): Promise<Result<SignedIn, 'wrong-code' | 'expired' | 'blocked'>>

  /** Returns the id of the member; null unless this site made `pending` in the last ten minutes. */
  readPending(pending: string): number | null

  /**
   * Returns a key for the account: the same for its username in any case and for its e-mail. The key of an unknown
   * account is made from what was typed, at the same cost.
   */
  toKey(login: string): Promise<string>
}

export type Credentials = { username: string; password: string }

/** A member who gave the right password. Their browser keeps `pending` until they enter the code. */
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
    // Only this site can have sealed it, so it needs no validation.
    const pending = text === null ? null : (JSON.parse(text) as Pending)
    return pending && isPasswordFresh(new Date(pending.at), clock.now()) ? pending : null
  }

  return {
    async begin({ username, password }, device) {
      const account = await users.findByLogin(username)
      const matches = await hasher.verify(account?.passwordHash ?? null, password)
      if (!account || !matches) return refuse('wrong-credentials')
      // The password is hashed again if the operator has changed the cost since.
      const passwordHash = hasher.isStale(account.passwordHash) ? await hasher.hash(password) : null

      return db.transaction(async (tx) => {
        // The password may have changed during the comparison, and this session must not survive the change.
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

/** A member who gave the right password. `password` is a hash of its hash, so that a new password voids this. */
type Pending = { userId: number; password: string; at: number }

const PURPOSE = 'pending sign-in'
