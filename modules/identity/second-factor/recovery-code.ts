import { randomInt } from 'node:crypto'
import { RECOVERY_CODES } from '../rules'
import { tokenHash } from '../sessions/token'

const LENGTH = 16
/** The 32 letters and digits that nobody mistakes for each other; each is worth five bits. */
const ALPHABET = 'abcdefghijkmnpqrstuvwxyz23456789'

/** Returns new recovery codes of 80 bits each. */
export function newRecoveryCodes(): string[] {
  return Array.from({ length: RECOVERY_CODES }, newCode)
}

/** Returns the hash that the database stores. Nobody can guess 80 bits, so the hash need not be slow. */
export function recoveryHash(userId: number, code: string): string {
  return tokenHash(`${userId} ${code}`)
}

function newCode(): string {
  return Array.from({ length: LENGTH }, () => ALPHABET[randomInt(ALPHABET.length)]).join('')
}
