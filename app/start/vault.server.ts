import { createCipheriv, createDecipheriv, hkdfSync, randomBytes } from 'node:crypto'
import type { Vault } from '#modules/identity'

const NONCE = 12
const TAG = 16

/** Encrypts with AES-256-GCM and a key derived (RFC 5869) from the secret that signs the cookies. */
export function openVault(secret: string): Vault {
  const key = Buffer.from(hkdfSync('sha256', secret, '', 'vault', 32))
  return {
    seal(purpose, text) {
      const nonce = randomBytes(NONCE)
      const cipher = createCipheriv('aes-256-gcm', key, nonce).setAAD(Buffer.from(purpose))
      const sealed = [nonce, cipher.update(text, 'utf8'), cipher.final(), cipher.getAuthTag()]
      return Buffer.concat(sealed).toString('base64url')
    },

    open(purpose, sealed) {
      const bytes = Buffer.from(sealed, 'base64url')
      if (bytes.length < NONCE + TAG) return null
      const decipher = createDecipheriv('aes-256-gcm', key, bytes.subarray(0, NONCE))
        .setAAD(Buffer.from(purpose))
        .setAuthTag(bytes.subarray(-TAG))
      const text = decipher.update(bytes.subarray(NONCE, -TAG), undefined, 'utf8')
      try {
        return text + decipher.final('utf8')
      } catch {
        // Node throws only when the tag does not match this text, key and purpose.
        return null
      }
    },
  }
}
