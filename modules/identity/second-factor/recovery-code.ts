import { randomInt } from 'node:crypto'
import { RECOVERY_CODES } from '../rules'
import { tokenHash } from '../sessions/token'

const LENGTH = 16
/** 32 characters that are easy to tell apart. Each one encodes five bits. */
const ALPHABET = 'abcdefghijkmnpqrstuvwxyz23456789'

export function newRecoveryCodes(): string[] {
  return Array.from({ length: RECOVERY_CODES }, newCode)
}

/** Uses a fast hash, which is safe because nobody can guess 80 bits. */
export function recoveryHash(userId: number, code: string): string {
  return tokenHash(`${userId} ${code}`)
}

function newCode(): string {
  return Array.from({ length: LENGTH }, () => ALPHABET[randomInt(ALPHABET.length)]).join('')
}
