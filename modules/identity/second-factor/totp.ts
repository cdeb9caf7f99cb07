import { Secret, TOTP } from 'otpauth'

const STEP_MS = 30_000

/** Returns 20 random bytes, as RFC 4226 recommends, in Base32. */
export function newTotpSecret(): string {
  return new Secret({ size: 20 }).base32
}

export function totpUrl(secret: string, username: string): string {
  return createTotp(secret, username).toString()
}

/**
 * Returns the half minute of the code, counted from 1970, or null for a wrong code. Also accepts codes that are half a
 * minute early or late, as RFC 6238 recommends.
 */
export function findStep(secret: string, digits: string, now: Date): number | null {
  const timestamp = now.getTime()
  const delta = createTotp(secret).validate({ token: digits, timestamp, window: 1 })
  return delta === null ? null : Math.floor(timestamp / STEP_MS) + delta
}

function createTotp(secret: string, label?: string): TOTP {
  return new TOTP({ issuer: 'Prépa LTS', label, secret, digits: 6, period: STEP_MS / 1000 })
}
