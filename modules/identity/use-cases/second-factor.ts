import type { Tx } from '#db/database'
import { ok, refuse } from '#modules/kernel/result'
import type { Caller } from '../contract'
import { newRecoveryCodes, recoveryHash } from '../data/recovery-code'
import { tokenHash } from '../data/token'
import { newTotpSecret, totpUrl } from '../data/totp'
import { isReached, toSafeAddress } from '../domain/address'
import { inGroups, readCode } from '../domain/code'
import { isSetUpOver } from '../domain/lifetimes'
import { secretOf, spendCode, spendDigits, turnOff } from './codes'
import type { Deps, UseCase } from './deps'
import { lockAccount, withPassword } from './locks'

export const beginSecondFactor: UseCase<'beginSecondFactor'> = (deps, caller) =>
  deps.db.transaction(async (tx) => {
    const account = await lockAccount(deps, caller, tx)
    if (!account) return refuse('signed-out')
    const { id: userId, secondFactorAt } = account.user
    if (secondFactorAt) return refuse('already-on')
    if (!isReached(account.user)) return refuse('unconfirmed')
    const sealedSecret = deps.vault.seal(secretOf(userId), newTotpSecret())
    const begunIn = tokenHash(caller.token)
    await deps.factors.replace({ userId, sealedSecret, createdAt: deps.clock.now(), begunIn }, tx)
    return ok(undefined)
  })

export const findSetUp: UseCase<'findSetUp'> = async (deps, user, token) => {
  const factor = user.secondFactorAt ? null : await findBegun(deps, { userId: user.id, token })
  if (!factor) return null
  const secret = deps.vault.open(secretOf(user.id), factor.sealedSecret)
  return secret === null ? null : { secret, url: totpUrl(secret, user.username) }
}

export const confirmSecondFactor: UseCase<'confirmSecondFactor'> = (deps, caller, typed) =>
  deps.db.transaction(async (tx) => {
    const { users, mails, clock } = deps
    const account = await lockAccount(deps, caller, tx)
    if (!account) return refuse('signed-out')
    const { id: userId, firstName, secondFactorAt } = account.user
    if (secondFactorAt) return refuse('already-on')
    if (!(await findBegun(deps, caller, tx))) return refuse('not-begun')
    const code = readCode(typed)
    if (!('digits' in code) || !(await spendDigits(deps, userId, code.digits, tx)))
      return refuse('wrong-code')

    await users.update(userId, { secondFactorAt: clock.now() }, tx)
    const to = toSafeAddress(account.user)
    const parameters = { firstName, at: clock.now().toISOString() }
    await mails.queue({ template: 'second-factor-on', to, userId, parameters }, tx)
    return ok(await makeRecoveryCodes(deps, userId, tx))
  })

export const renewRecoveryCodes: UseCase<'renewRecoveryCodes'> = (deps, caller) =>
  deps.db.transaction(async (tx) => {
    const account = await lockAccount(deps, caller, tx)
    if (!account) return refuse('signed-out')
    if (!account.user.secondFactorAt) return refuse('off')
    return ok(await makeRecoveryCodes(deps, account.user.id, tx))
  })

export const removeSecondFactor: UseCase<'removeSecondFactor'> = (deps, caller, proof) =>
  withPassword(deps, caller, proof.currentPassword, async ({ user }, tx) => {
    // A form that was sent twice.
    if (!user.secondFactorAt) return ok(undefined)
    if (!(await spendCode(deps, user, proof.code, tx))) return refuse('wrong-code')
    await turnOff(deps, user, tx)
    return ok(undefined)
  })

export const resetSecondFactor: UseCase<'resetSecondFactor'> = async (deps, id, tx) => {
  const before = (await deps.users.lock(id, tx))?.user
  if (!before) return null
  if (before.secondFactorAt) await turnOff(deps, before, tx)
  return { before, after: { ...before, secondFactorAt: null } }
}

export const resetSecondFactorOf: UseCase<'resetSecondFactorOf'> = (deps, username) =>
  deps.db.transaction(async (tx) => {
    const user = await deps.users.lockByUsername(username, tx)
    if (!user) return refuse('unknown')
    if (!user.secondFactorAt) return refuse('off')
    await turnOff(deps, user, tx)
    return ok(user)
  })

/** The set-up that this session has begun: another session of the member neither sees nor ends it. */
async function findBegun({ factors, clock }: Deps, { userId, token }: Caller, tx?: Tx) {
  const factor = await factors.find(userId, tx)
  if (factor?.begunIn !== tokenHash(token)) return null
  return isSetUpOver(factor.createdAt, clock.now()) ? null : factor
}

async function makeRecoveryCodes({ factors }: Deps, userId: number, tx: Tx): Promise<string[]> {
  const codes = newRecoveryCodes()
  const hashes = codes.map((code) => recoveryHash(userId, code))
  await factors.replaceRecoveryCodes(userId, hashes, tx)
  return codes.map(inGroups)
}
