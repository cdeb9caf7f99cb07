import { Secret, TOTP } from 'otpauth'
import type { Caller, Identity, User } from '#modules/identity'
import type { Clock } from '#modules/kernel/clock'

/** What an app shows for a secret in Base32, at a moment in milliseconds. */
export function codeAt(secret: string, timestamp: number): string {
  return new TOTP({ secret: Secret.fromBase32(secret) }).generate({ timestamp })
}

/** Sets up a second factor, as its member does with an app. The code of this half minute is used from then on. */
export async function setUpFactor(identity: Identity, clock: Clock, member: User, caller: Caller) {
  await identity.beginSecondFactor(caller)
  const { secret } = (await identity.findSetUp(member))!
  const confirmed = await identity.confirmSecondFactor(caller, codeAt(secret, clock.now().getTime()))
  if (!confirmed.ok) throw new Error(confirmed.code)
  return { secret, recoveryCodes: confirmed.value }
}
