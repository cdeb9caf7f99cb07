import { createHmac, timingSafeEqual } from 'node:crypto'

export type UnsubscribeTokens = {
  of(userId: number): string
  /** The member of a token; null for one that this site has not signed. */
  read(token: string): number | null
}

/**
 * The token in a reminder's link that stops a member's reminders: the member's number and a signature. No table holds
 * it, and it does not expire, as a mail may be read years later; another secret of the site voids it.
 */
export function openUnsubscribeTokens(secret: string): UnsubscribeTokens {
  // The secret itself signs cookies: what stands in a mail must not pass for one.
  const key = createHmac('sha256', secret).update('unsubscribe').digest()
  const sign = (userId: string) => createHmac('sha256', key).update(userId).digest()
  return {
    of: (userId) => `${userId}.${sign(String(userId)).toString('base64url')}`,
    read(token) {
      const [, userId = '', signature = ''] = /^([1-9]\d{0,9})\.([\w-]{43})$/.exec(token) ?? []
      const given = Buffer.from(signature, 'base64url')
      const signed = sign(userId)
      return given.length === signed.length && timingSafeEqual(given, signed) ? Number(userId) : null
    },
  }
}
