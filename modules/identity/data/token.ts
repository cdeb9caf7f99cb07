import { createHash, randomBytes } from 'node:crypto'

/** 32 random bytes, for whom it is given to alone. */
export function newToken(): string {
  return randomBytes(32).toString('base64url')
}

/** What the database keeps of a token: who reads the table can use none. */
export function tokenHash(token: string): string {
  return createHash('sha256').update(token).digest('hex')
}
