import { createHash, randomBytes } from 'node:crypto'

/** Returns 32 random bytes in base64url, which are never stored. */
export function newToken(): string {
  return randomBytes(32).toString('base64url')
}

/** Returns the hash that the database stores in place of a token, so that nobody can use what the table holds. */
export function tokenHash(token: string): string {
  return createHash('sha256').update(token).digest('hex')
}
