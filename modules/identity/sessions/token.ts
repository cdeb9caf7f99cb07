import { createHash, randomBytes } from 'node:crypto'

export function newToken(): string {
  return randomBytes(32).toString('base64url')
}

/** Returns the hash that the database stores, so that a stolen table contains no tokens. */
export function tokenHash(token: string): string {
  return createHash('sha256').update(token).digest('hex')
}
