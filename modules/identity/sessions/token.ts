import { createHash, randomBytes } from 'node:crypto'

/** 32 random bytes, base64url; never stored. */
export function newToken(): string {
  return randomBytes(32).toString('base64url')
}

/** What the database keeps of a token: nobody can use what stands in the table. */
export function tokenHash(token: string): string {
  return createHash('sha256').update(token).digest('hex')
}
