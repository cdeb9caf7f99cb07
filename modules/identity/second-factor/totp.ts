import { Secret, TOTP } from 'otpauth'

const STEP_MS = 30_000

/** RFC 4226 recommends 20 bytes. In Base32, as people type it into an app. */
export function newTotpSecret(): string {
  return new Secret({ size: 20 }).base32
}

/** What an app reads from the QR code. */
export function totpUrl(secret: string, username: string): string {
  return totpOf(secret, username).toString()
}

/**
 * The half minute, counted from 1970, whose code these six digits are; null for any other digits. The one before
 * and the one after now are accepted as well, for clocks that differ (RFC 6238, 5.2).
 */
export function stepOf(secret: string, digits: string, now: Date): number | null {
  const timestamp = now.getTime()
  const delta = totpOf(secret).validate({ token: digits, timestamp, window: 1 })
  return delta === null ? null : Math.floor(timestamp / STEP_MS) + delta
}

function totpOf(secret: string, label?: string): TOTP {
  return new TOTP({ issuer: 'Prépa LTS', label, secret, digits: 6, period: STEP_MS / 1000 })
}
