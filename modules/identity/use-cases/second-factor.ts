import type { Tx } from '#db/database'
import { ok, refuse } from '#modules/kernel/result'
import { newRecoveryCodes, recoveryHash } from '../data/recovery-code'
import { newTotpSecret, totpUrl } from '../data/totp'
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
    const sealedSecret = deps.vault.seal(secretOf(userId), newTotpSecret())
    await deps.factors.replace({ userId, sealedSecret, createdAt: deps.clock.now() }, tx)
    return ok(undefined)
  })

export const findSetUp: UseCase<'findSetUp'> = async ({ factors, vault, clock }, user) => {
  if (user.secondFactorAt) return null
  const factor = await factors.find(user.id)
  if (!factor || isSetUpOver(factor.createdAt, clock.now())) return null
  const secret = vault.open(secretOf(user.id), factor.sealedSecret)
  return secret === null ? null : { secret, url: totpUrl(secret, user.username) }
}

export const confirmSecondFactor: UseCase<'confirmSecondFactor'> = (deps, caller, typed) =>
  deps.db.transaction(async (tx) => {
    const { factors, users, mails, clock } = deps
    const account = await lockAccount(deps, caller, tx)
    if (!account) return refuse('signed-out')
    const { id: userId, email: to, firstName, secondFactorAt } = account.user
    if (secondFactorAt) return refuse('already-on')
    const factor = await factors.find(userId, tx)
    if (!factor || isSetUpOver(factor.createdAt, clock.now())) return refuse('not-begun')
    const code = readCode(typed)
    if (!('digits' in code) || !(await spendDigits(deps, userId, code.digits, tx)))
      return refuse('wrong-code')

    await users.update(userId, { secondFactorAt: clock.now() }, tx)
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

async function makeRecoveryCodes({ factors }: Deps, userId: number, tx: Tx): Promise<string[]> {
  const codes = newRecoveryCodes()
  const hashes = codes.map((code) => recoveryHash(userId, code))
  await factors.replaceRecoveryCodes(userId, hashes, tx)
  return codes.map(inGroups)
}
