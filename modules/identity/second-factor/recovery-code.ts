import { randomInt } from 'node:crypto'
import { RECOVERY_CODES } from '../rules'
import { tokenHash } from '../sessions/token'

const LENGTH = 16
/** 32 letters and digits that nobody mistakes for each other: five bits each. */
const ALPHABET = 'abcdefghijkmnpqrstuvwxyz23456789'

/** Each has 80 bits. */
export function newRecoveryCodes(): string[] {
  return Array.from({ length: RECOVERY_CODES }, newCode)
}

/** The database keeps only this. At 80 bits nobody finds a code by trying, so it needs no costly hash. */
export function recoveryHash(userId: number, code: string): string {
  return tokenHash(`${userId} ${code}`)
}

function newCode(): string {
  return Array.from({ length: LENGTH }, () => ALPHABET[randomInt(ALPHABET.length)]).join('')
}
