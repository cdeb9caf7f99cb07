import type { Tx } from '#db/database'
import type { User } from '../contract'
import { recoveryHash } from '../data/recovery-code'
import { stepOf } from '../data/totp'
import { toSafeAddress } from '../domain/address'
import { readCode } from '../domain/code'
import type { Deps } from './deps'

/** Sets a member's secret apart from those of others: nobody can move it to another row. */
export const secretOf = (userId: number) => `second factor ${userId}`

/** Whether this code proves that the member has their device, or a recovery code; each does so once. */
export async function spendCode(deps: Deps, user: User, typed: string, tx: Tx): Promise<boolean> {
  const code = readCode(typed)
  return 'digits' in code
    ? spendDigits(deps, user.id, code.digits, tx)
    : spendRecoveryCode(deps, user, code.recovery, tx)
}

export async function spendDigits(deps: Deps, userId: number, digits: string, tx: Tx): Promise<boolean> {
  const { factors, vault, clock, report } = deps
  const factor = await factors.find(userId, tx)
  if (!factor) return false
  const secret = vault.open(secretOf(userId), factor.sealedSecret)
  if (secret === null) {
    report(new Error(`The second factor of user ${userId} was sealed under another SESSION_SECRET`))
    return false
  }
  const step = stepOf(secret, digits, clock.now())
  return step !== null && factors.useStep(userId, step, tx)
}

async function spendRecoveryCode(deps: Deps, user: User, code: string, tx: Tx): Promise<boolean> {
  const { factors, mails, clock } = deps
  const { id: userId, firstName } = user
  const to = toSafeAddress(user)
  if (!(await factors.useRecoveryCode(userId, recoveryHash(userId, code), tx))) return false
  const left = await factors.countRecoveryCodes(userId, tx)
  const parameters = { firstName, at: clock.now().toISOString(), left }
  await mails.queue({ template: 'recovery-code-used', to, userId, parameters }, tx)
  return true
}

/** Tells the member by mail. */
export async function turnOff({ factors, users, mails, clock }: Deps, user: User, tx: Tx): Promise<void> {
  const { id: userId, firstName } = user
  const to = toSafeAddress(user)
  await users.update(userId, { secondFactorAt: null }, tx)
  await factors.remove(userId, tx)
  const parameters = { firstName, at: clock.now().toISOString() }
  await mails.queue({ template: 'second-factor-off', to, userId, parameters }, tx)
}
