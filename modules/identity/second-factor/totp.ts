import { Secret, TOTP } from 'otpauth'

const STEP_MS = 30_000

/** Returns a new secret of 20 bytes, as RFC 4226 recommends, in Base32, which people can type into an app. */
export function newTotpSecret(): string {
  return new Secret({ size: 20 }).base32
}

/** Returns the URL that an app reads from the QR code. */
export function totpUrl(secret: string, username: string): string {
  return totpOf(secret, username).toString()
}

/**
 * Returns the half minute, counted from 1970, to which these six digits belong; null if to none. Also accepts the
 * one before and the one after now, for clocks that differ (RFC 6238, 5.2).
 */
export function stepOf(secret: string, digits: string, now: Date): number | null {
  const timestamp = now.getTime()
  const delta = totpOf(secret).validate({ token: digits, timestamp, window: 1 })
  return delta === null ? null : Math.floor(timestamp / STEP_MS) + delta
}

function totpOf(secret: string, label?: string): TOTP {
  return new TOTP({ issuer: 'Prépa LTS', label, secret, digits: 6, period: STEP_MS / 1000 })
}
