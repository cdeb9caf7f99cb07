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

/** From a password, and perhaps a code, to a session. */
export interface SignIn {
  /**
   * Signs in with a username or an e-mail, and starts a session as `sessions.start` does; with a second factor,
   * `finish` does so. Which part was wrong is never revealed, not even by timing; that an account is blocked
   * only after the right password. A password that is being changed at this moment no longer works.
   */
  begin(
    credentials: Credentials,
    device: string,
  ): Promise<Result<SignedIn | PendingSignIn, 'wrong-credentials' | 'blocked'>>

  /**
   * Ends what `begin` began where the member has a second factor. Takes the app's code of this half minute or of
   * the ones beside it, each once, or a recovery code; a mail then tells its owner. Refuses as expired when ten
   * minutes have passed, or when the password or the factor has changed since.
   */
  finish(
    pending: string,
    code: string,
    device: string,
  ): Promise<Result<SignedIn, 'wrong-code' | 'expired' | 'blocked'>>

  /** The member's number; null for one that this site has not made in the last ten minutes. */
  readPending(pending: string): number | null

  /**
   * Which account a sign-in means: the same text for its username in any case and for its e-mail. For an
   * unknown account it is made of what was typed, at the same cost.
   */
  toKey(login: string): Promise<string>
}

export type Credentials = { username: string; password: string }

/** A member whose password was right. `pending` is to be kept by their browser until the code comes. */
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
    // Nobody but this site can have sealed it.
    const pending = text === null ? null : (JSON.parse(text) as Pending)
    return pending && isPasswordFresh(new Date(pending.at), clock.now()) ? pending : null
  }

  return {
    async begin({ username, password }, device) {
      const account = await users.findByLogin(username)
      const matches = await hasher.verify(account?.passwordHash ?? null, password)
      if (!account || !matches) return refuse('wrong-credentials')
      // Hashed again where the operator has changed the cost since.
      const passwordHash = hasher.isStale(account.passwordHash) ? await hasher.hash(password) : null

      return db.transaction(async (tx) => {
        // The password may have changed while it was compared: this session would outlive the change that
        // was to end it.
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

/** A member whose password was right. `password` is the hash of its hash: another password voids it. */
type Pending = { userId: number; password: string; at: number }

const PURPOSE = 'pending sign-in'
