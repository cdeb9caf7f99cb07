import { createHmac, timingSafeEqual } from 'node:crypto'
import { isRecent } from '#modules/kernel/clock'
import type { Renewal } from '#modules/ads'
import type { EmailChange } from '#modules/identity'
import type { Previewed } from '#modules/news'
import { after, before, RETENTION, toMs } from '#modules/kernel/retention'

/**
 * Signs and reads the tokens in links. A token is a subject, such as a member's id, signed for one purpose.
 * Tokens do not expire by themselves.
 */
export type LinkTokens = {
  /** `read` accepts only subjects of up to 100 letters, digits, '_', '-' and '.'. */
  sign(purpose: string, subject: string): string
  read(purpose: string, token: string): string | null
}

export function openLinkTokens(secret: string): LinkTokens {
  function computeSignature(purpose: string, subject: string): Buffer {
    // Derives a separate key, because the secret itself signs the cookies.
    const key = createHmac('sha256', secret).update(purpose).digest()
    return createHmac('sha256', key).update(subject).digest()
  }
  return {
    sign: (purpose, subject) => `${subject}.${computeSignature(purpose, subject).toString('base64url')}`,
    read(purpose, token) {
      const [, subject = '', signature = ''] = /^([\w.-]{1,100})\.([\w-]{43})$/.exec(token) ?? []
      const received = Buffer.from(signature, 'base64url')
      const signed = computeSignature(purpose, subject)
      return received.length === signed.length && timingSafeEqual(received, signed) ? subject : null
    },
  }
}

/** Returns a token that works for one renewal. The renewal changes `expiresAt`, which the token contains. */
export function renewalToken(tokens: LinkTokens, { id, expiresAt }: Renewal): string {
  return tokens.sign(RENEW, `${id}.${expiresAt.getTime()}`)
}

export function readRenewal(tokens: LinkTokens, token: string): Renewal | null {
  const [id, end] = tokens.read(RENEW, token)?.split('.') ?? []
  return end === undefined ? null : { id: Number(id), expiresAt: new Date(Number(end)) }
}

const RENEW = 'renew-ad'

export function undoToken(tokens: LinkTokens, { id, changedAt }: EmailChange): string {
  return tokens.sign(UNDO, `${id}.${changedAt.getTime()}`)
}

export function readUndo(tokens: LinkTokens, token: string): EmailChange | null {
  const [id, changedAt] = tokens.read(UNDO, token)?.split('.') ?? []
  return changedAt === undefined ? null : { id: Number(id), changedAt: new Date(Number(changedAt)) }
}

const UNDO = 'undo-email-change'

/** Returns a token that works for some days, but only until the item is published or withdrawn. */
export function previewToken(tokens: LinkTokens, item: Previewed, now: Date): { token: string; until: Date } {
  const until = after(now, RETENTION.previewLink)
  return { token: tokens.sign(PREVIEW, `${item.id}.${item.edition}.${until.getTime()}`), until }
}

/** Returns null if the link has expired, or if a wrong clock dated it in the future. */
export function readPreview(tokens: LinkTokens, token: string, now: Date): Previewed | null {
  const [id, edition, until] = tokens.read(PREVIEW, token)?.split('.') ?? []
  const madeAt = before(new Date(Number(until)), RETENTION.previewLink)
  return isRecent(madeAt, now, toMs(RETENTION.previewLink))
    ? { id: Number(id), edition: Number(edition) }
    : null
}

const PREVIEW = 'preview-news'

/** Signs the URL of a receipt, so that nobody can guess the URLs of other receipts. */
export function receiptToken(tokens: LinkTokens, { adId, report }: AdReceipt): string {
  return tokens.sign(RECEIPT, `${adId}.${report}`)
}

export function readReceipt(tokens: LinkTokens, token: string): AdReceipt | null {
  const [adId, report] = tokens.read(RECEIPT, token)?.split('.') ?? []
  return report === undefined ? null : { adId: Number(adId), report: Number(report) }
}

type AdReceipt = { adId: number; report: number }

const RECEIPT = 'ad-report-receipt'

/** The purposes of links that stop a member's mails, by the mail. The subject is the member's id. */
export const STOP_MAILS = {
  reminder: 'unsubscribe',
  'ad-digest': 'unsubscribe-ads',
  'admin-waiting': 'unsubscribe-admin',
} as const
