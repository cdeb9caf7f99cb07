import { createHmac, timingSafeEqual } from 'node:crypto'
import { isRecent } from '#modules/kernel/clock'
import type { Renewal } from '#modules/ads'
import type { EmailChange } from '#modules/identity'
import type { Previewed } from '#modules/news'
import { after, before, RETENTION, toMs } from '#modules/kernel/retention'

/**
 * The tokens in links, most of them of mails: a subject, such as a member's number, and a signature for one purpose. No table
 * holds them, and by themselves they do not expire; another secret of the site voids them.
 */
export type LinkTokens = {
  /** `subject` may hold letters, digits, '_', '-' and '.'. */
  of(purpose: string, subject: string): string
  /** The subject of a token; null for one that this site has not signed for this purpose. */
  read(purpose: string, token: string): string | null
}

export function openLinkTokens(secret: string): LinkTokens {
  function sign(purpose: string, subject: string): Buffer {
    // The secret itself signs cookies: what stands in a mail must not pass for one.
    const key = createHmac('sha256', secret).update(purpose).digest()
    return createHmac('sha256', key).update(subject).digest()
  }
  return {
    of: (purpose, subject) => `${subject}.${sign(purpose, subject).toString('base64url')}`,
    read(purpose, token) {
      const [, subject = '', signature = ''] = /^([\w.-]{1,100})\.([\w-]{43})$/.exec(token) ?? []
      const given = Buffer.from(signature, 'base64url')
      const signed = sign(purpose, subject)
      return given.length === signed.length && timingSafeEqual(given, signed) ? subject : null
    },
  }
}

/** The token of a link that renews an ad: once, because its end is another one from then on. */
export function renewalToken(tokens: LinkTokens, { id, expiresAt }: Renewal): string {
  return tokens.of(RENEW, `${id}.${expiresAt.getTime()}`)
}

export function readRenewal(tokens: LinkTokens, token: string): Renewal | null {
  const [id, end] = tokens.read(RENEW, token)?.split('.') ?? []
  return end === undefined ? null : { id: Number(id), expiresAt: new Date(Number(end)) }
}

const RENEW = 'renew-ad'

/** The token of a link that takes a change of the e-mail back. */
export function undoToken(tokens: LinkTokens, { id, changedAt }: EmailChange): string {
  return tokens.of(UNDO, `${id}.${changedAt.getTime()}`)
}

export function readUndo(tokens: LinkTokens, token: string): EmailChange | null {
  const [id, changedAt] = tokens.read(UNDO, token)?.split('.') ?? []
  return changedAt === undefined ? null : { id: Number(id), changedAt: new Date(Number(changedAt)) }
}

const UNDO = 'undo-email-change'

/** The token of a link that shows an unpublished item, for some days, and until it is published or withdrawn. */
export function previewToken(tokens: LinkTokens, item: Previewed, now: Date): { token: string; until: Date } {
  const until = after(now, RETENTION.previewLink)
  return { token: tokens.of(PREVIEW, `${item.id}.${item.edition}.${until.getTime()}`), until }
}

/** The item that it shows while its edition lasts. Null once its days are over, and for a link that a wrong clock has made. */
export function readPreview(tokens: LinkTokens, token: string, now: Date): Previewed | null {
  const [id, edition, until] = tokens.read(PREVIEW, token)?.split('.') ?? []
  const madeAt = before(new Date(Number(until)), RETENTION.previewLink)
  return isRecent(madeAt, now, toMs(RETENTION.previewLink))
    ? { id: Number(id), edition: Number(edition) }
    : null
}

const PREVIEW = 'preview-news'

/** Signs the address of a receipt: another number in it shows no receipt. */
export function receiptToken(tokens: LinkTokens, { adId, report }: AdReceipt): string {
  return tokens.of(RECEIPT, `${adId}.${report}`)
}

export function readReceipt(tokens: LinkTokens, token: string): AdReceipt | null {
  const [adId, report] = tokens.read(RECEIPT, token)?.split('.') ?? []
  return report === undefined ? null : { adId: Number(adId), report: Number(report) }
}

type AdReceipt = { adId: number; report: number }

const RECEIPT = 'ad-report-receipt'

/** The purposes of links that stop what a member gets by mail; their subject is the number of the member. */
export const STOP_REMINDERS = 'unsubscribe'
export const STOP_DIGESTS = 'unsubscribe-ads'
