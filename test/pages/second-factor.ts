import { decodeQR } from 'qr/decode.js'
import sharp from 'sharp'
import type { Browser } from '../browser'
import { unescaped, wordsOf } from '../html-text'
import type { TestSite } from '../site'
import { codeAt } from '../worlds/second-factor'

const PATH = '/profile/second-factor'

type Site = Pick<TestSite, 'db'>

/** Sets up a second factor in this browser, by its pages. */
export async function setUpFactor(site: Site, browser: Browser, redirectTo = '') {
  const query = redirectTo && `&${new URLSearchParams({ redirectTo })}`
  const begun = await browser.post(`${PATH}?form=begin${query}`)
  const secret = secretIn(await (await browser.follow(begun)).text())
  const userId = await browser.memberId()
  /** A code that was not used yet. Only a test forgets which was. */
  async function code(): Promise<string> {
    await site.db.run('UPDATE second_factors SET last_step = 0 WHERE user_id = $1', [userId])
    return codeOf(secret)
  }
  const answer = await browser.post(`${PATH}?form=confirm${query}`, { code: codeOf(secret) })
  const html = await answer.text()
  return { secret, code, html, status: answer.status, recoveryCodes: recoveryCodesIn(html) }
}

/** What an app shows now for the secret of a QR code. */
export function codeOf(secret: string): string {
  return codeAt(secret, Date.now())
}

export function secretIn(html: string): string {
  return /otpauth:\/\/totp\/[^"]*?secret=([A-Z2-7]+)/.exec(html)?.[1] ?? ''
}

/** The link of the page, for a phone that has the app itself. */
export function linkIn(html: string): string {
  return unescaped(/href="(otpauth:[^"]*)"/.exec(html)?.[1] ?? '')
}

/** What a phone's camera reads from the picture. */
export async function qrCodeIn(html: string): Promise<string> {
  const [, drawing = ''] = /<svg([^>]*aria-label="Code QR.*?<\/svg>)/s.exec(html) ?? []
  const picture = sharp(Buffer.from(`<svg xmlns="http://www.w3.org/2000/svg" ${drawing}`))
  const { data, info } = await picture.resize(600).flatten({ background: '#fff' }).raw().toBuffer({
    resolveWithObject: true,
  })
  return decodeQR({ data, width: info.width, height: info.height })
}

function recoveryCodesIn(html: string): string[] {
  return wordsOf(html).match(/\b(?:[a-km-np-z2-9]{4}-){3}[a-km-np-z2-9]{4}\b/g) ?? []
}

/** Lets the passwords of a member's sessions be those of eleven minutes ago. */
export async function agePasswords({ db }: Site, userId: number): Promise<void> {
  const at = new Date(Date.now() - 11 * 60_000)
  await db.run('UPDATE sessions SET created_at = $1, authenticated_at = NULL WHERE user_id = $2', [
    at,
    userId,
  ])
}
