import type { Tx } from '#db/database'
import type { Clock } from '#modules/kernel/clock'
import type { MailQueue } from '#modules/kernel/mails'
import type { UserStore } from '../accounts/store'
import { toSafeAddress } from '../email-addresses/address'
import type { User } from '../user'
import type { Vault } from '../vault'
import { readCode } from './code'
import { recoveryHash } from './recovery-code'
import type { FactorStore } from './store'
import { findStep } from './totp'

export type Codes = ReturnType<typeof createCodes>

type Deps = {
  clock: Clock
  mails: MailQueue<Tx>
  vault: Vault
  users: UserStore
  factors: FactorStore
  report: (fault: unknown) => void
}

/** Puts the member's id into the purpose, so that a secret does not work in another member's row. */
export const toSealPurpose = (userId: number) => `second factor ${userId}`

export function createCodes({ clock, mails, vault, users, factors, report }: Deps) {
  async function spendDigits(userId: number, digits: string, tx: Tx): Promise<boolean> {
    const factor = await factors.find(userId, tx)
    if (!factor) return false
    const secret = vault.open(toSealPurpose(userId), factor.sealedSecret)
    if (secret === null) {
      report(new Error(`The second factor of user ${userId} was sealed under another SESSION_SECRET`))
      return false
    }
    const step = findStep(secret, digits, clock.now())
    return step !== null && factors.useStep(userId, step, tx)
  }

  async function spendRecoveryCode(user: User, code: string, tx: Tx): Promise<boolean> {
    const { id: userId, firstName } = user
    if (!(await factors.useRecoveryCode(userId, recoveryHash(userId, code), tx))) return false
    const left = await factors.countRecoveryCodes(userId, tx)
    const parameters = { firstName, at: clock.now().toISOString(), left }
    const to = toSafeAddress(user)
    await mails.queue({ template: 'recovery-code-used', to, userId, parameters }, tx)
    return true
  }

  return {
    spendDigits,

    /** Returns whether the typed code is valid. Each code works only once. */
    spend(user: User, typed: string, tx: Tx): Promise<boolean> {
      const code = readCode(typed)
      return 'digits' in code
        ? spendDigits(user.id, code.digits, tx)
        : spendRecoveryCode(user, code.recovery, tx)
    },

    async turnOff(user: User, tx: Tx): Promise<void> {
      const { id: userId, firstName } = user
      await users.update(userId, { secondFactorAt: null }, tx)
      await factors.remove(userId, tx)
      const parameters = { firstName, at: clock.now().toISOString() }
      const to = toSafeAddress(user)
      await mails.queue({ template: 'second-factor-off', to, userId, parameters }, tx)
    },
  }
}
