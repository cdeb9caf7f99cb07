import { createHash, randomBytes } from 'node:crypto'

export function newToken(): string {
  return randomBytes(32).toString('base64url')
}

/** Returns what the database stores instead of a token, so that nobody can sign in with what a table holds. */
export function tokenHash(token: string): string {
  return createHash('sha256').update(token).digest('hex')
}
