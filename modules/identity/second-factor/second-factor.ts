import type { Database, Tx } from '#db/database'
import type { Clock } from '#modules/kernel/clock'
import type { MailQueue } from '#modules/kernel/mails'
import { ok, refuse, type Result } from '#modules/kernel/result'
import type { AccountLocks } from '../accounts/locks'
import type { UserStore } from '../accounts/store'
import { isReached, toSafeAddress } from '../email-addresses/address'
import { isSetUpOver } from '../rules'
import { tokenHash } from '../sessions/token'
import type { Caller, Marked, SignedOut, User } from '../user'
import type { Vault } from '../vault'
import { inGroups, readCode } from './code'
import { type Codes, toSealPurpose } from './codes'
import { newRecoveryCodes, recoveryHash } from './recovery-code'
import type { FactorStore } from './store'
import { newTotpSecret, totpUrl } from './totp'

export interface SecondFactor {
  /** Stores a new secret. Refuses with 'unconfirmed' if the e-mail address is unconfirmed or refuses mail. */
  begin(caller: Caller): Promise<Result<void, 'already-on' | 'unconfirmed' | SignedOut>>

  /** Returns the unconfirmed secret if this session created it in the last hour, and null otherwise. */
  findSetUp(user: User, token: string): Promise<SetUp | null>

  /** Turns the factor on with its first code. Returns the recovery codes, which cannot be read again. */
  confirm(
    caller: Caller,
    code: string,
  ): Promise<Result<string[], 'wrong-code' | 'not-begun' | 'already-on' | SignedOut>>

  countRecoveryCodes(userId: number): Promise<number>

  renewRecoveryCodes(caller: Caller): Promise<Result<string[], 'off' | SignedOut>>

  /** Turns the factor off. Succeeds if the factor is already off. Checks the password before the code. */
  remove(
    caller: Caller,
    proof: { currentPassword: string; code: string },
  ): Promise<Result<void, 'wrong-password' | 'wrong-code' | SignedOut>>

  /** Turns the factor off. Returns null for an unknown member. Needs the locks of `accounts.lockAdmin`. */
  reset(id: number, tx: Tx): Promise<Marked | null>

  resetByUsername(username: string): Promise<Result<User, 'not-found' | 'off'>>
}

/** The secret in Base32, and the URL that its QR code contains. */
export type SetUp = { secret: string; url: string }

type Deps = {
  db: Database
  clock: Clock
  mails: MailQueue<Tx>
  vault: Vault
  users: UserStore
  factors: FactorStore
  locks: AccountLocks
  codes: Codes
}

export function createSecondFactor(deps: Deps): SecondFactor {
  const { db, clock, mails, vault, users, factors, locks, codes } = deps

  /** Finds the set-up that the caller's session began. Returns null once it has expired. */
  async function findBegun({ userId, token }: Caller, tx?: Tx) {
    const factor = await factors.find(userId, tx)
    if (factor?.begunIn !== tokenHash(token)) return null
    return isSetUpOver(factor.createdAt, clock.now()) ? null : factor
  }

  async function makeRecoveryCodes(userId: number, tx: Tx): Promise<string[]> {
    const made = newRecoveryCodes()
    const hashes = made.map((code) => recoveryHash(userId, code))
    await factors.replaceRecoveryCodes(userId, hashes, tx)
    return made.map(inGroups)
  }

  return {
    begin: (caller) =>
      db.transaction(async (tx) => {
        const account = await locks.lockAccount(caller, tx)
        if (!account) return refuse('signed-out')
        const { id: userId, secondFactorAt } = account.user
        if (secondFactorAt) return refuse('already-on')
        if (!isReached(account.user)) return refuse('unconfirmed')
        const sealedSecret = vault.seal(toSealPurpose(userId), newTotpSecret())
        const begunIn = tokenHash(caller.token)
        await factors.replace({ userId, sealedSecret, createdAt: clock.now(), begunIn }, tx)
        return ok(undefined)
      }),

    async findSetUp(user, token) {
      const factor = user.secondFactorAt ? null : await findBegun({ userId: user.id, token })
      if (!factor) return null
      const secret = vault.open(toSealPurpose(user.id), factor.sealedSecret)
      return secret === null ? null : { secret, url: totpUrl(secret, user.username) }
    },

    confirm: (caller, typed) =>
      db.transaction(async (tx) => {
        const account = await locks.lockAccount(caller, tx)
        if (!account) return refuse('signed-out')
        const { id: userId, firstName, secondFactorAt } = account.user
        if (secondFactorAt) return refuse('already-on')
        if (!(await findBegun(caller, tx))) return refuse('not-begun')
        const code = readCode(typed)
        if (!('digits' in code) || !(await codes.spendDigits(userId, code.digits, tx)))
          return refuse('wrong-code')

        await users.update(userId, { secondFactorAt: clock.now() }, tx)
        const to = toSafeAddress(account.user)
        const parameters = { firstName, at: clock.now().toISOString() }
        await mails.queue({ template: 'second-factor-on', to, userId, parameters }, tx)
        return ok(await makeRecoveryCodes(userId, tx))
      }),

    countRecoveryCodes: factors.countRecoveryCodes,

    renewRecoveryCodes: (caller) =>
      db.transaction(async (tx) => {
        const account = await locks.lockAccount(caller, tx)
        if (!account) return refuse('signed-out')
        if (!account.user.secondFactorAt) return refuse('off')
        return ok(await makeRecoveryCodes(account.user.id, tx))
      }),

    remove: (caller, proof) =>
      locks.withPassword(caller, proof.currentPassword, async ({ user }, tx) => {
        // The factor is already off if the form was submitted twice.
        if (!user.secondFactorAt) return ok(undefined)
        if (!(await codes.spend(user, proof.code, tx))) return refuse('wrong-code')
        await codes.turnOff(user, tx)
        return ok(undefined)
      }),

    async reset(id, tx) {
      const before = (await users.lock(id, tx))?.user
      if (!before) return null
      if (before.secondFactorAt) await codes.turnOff(before, tx)
      return { before, after: { ...before, secondFactorAt: null } }
    },

    resetByUsername: (username) =>
      db.transaction(async (tx) => {
        const user = await users.lockByUsername(username, tx)
        if (!user) return refuse('not-found')
        if (!user.secondFactorAt) return refuse('off')
        await codes.turnOff(user, tx)
        return ok(user)
      }),
  }
}
