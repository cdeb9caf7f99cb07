import type { Browser } from '../browser'
import { wordsOf } from '../html-text'
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
