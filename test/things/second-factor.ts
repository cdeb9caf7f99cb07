import { decodeQR } from 'qr/decode.js'
import sharp from 'sharp'
import type { Browser } from '#test/harness/browser'
import { openPage, type Page } from '#test/harness/page'
import type { TestSite } from '#test/harness/site'
import { codeAt } from './codes'

const PATH = '/profile/second-factor'

type Site = Pick<TestSite, 'db'>

/** Sets up a second factor in this browser, by its pages. */
export async function setUpFactor(site: Site, browser: Browser, redirectTo = '') {
  const query = redirectTo && `&${new URLSearchParams({ redirectTo })}`
  const begun = await browser.post(`${PATH}?form=begin${query}`)
  const secret = findSecret(await openPage(browser.follow(begun)))
  const userId = await browser.memberId()
  /** A code that was not used yet. Only a test forgets which was. */
  async function code(): Promise<string> {
    await site.db.run('UPDATE second_factors SET last_step = 0 WHERE user_id = $1', [userId])
    return codeOf(secret)
  }
  const page = await openPage(browser.post(`${PATH}?form=confirm${query}`, { code: codeOf(secret) }))
  return { secret, code, page, status: page.status, recoveryCodes: findRecoveryCodes(page) }
}

/** What an app shows now for the secret of a QR code. */
export function codeOf(secret: string): string {
  return codeAt(secret, Date.now())
}

export function findSecret(page: Page): string {
  return new URL(findLink(page)).searchParams.get('secret')!
}

/** The link of the page, for a phone that has the app itself. */
export function findLink(page: Page): string {
  return page.find('a[href^="otpauth:"]')!.attribute('href')!
}

/** What a phone's camera reads from the picture. */
export async function readQrCode(page: Page): Promise<string> {
  const drawing = page.find('svg[aria-label^="Code QR"]')!
  const [viewBox, path] = [drawing.attribute('viewbox'), drawing.find('path')!.attribute('d')]
  const picture = sharp(
    Buffer.from(`<svg xmlns="http://www.w3.org/2000/svg" viewBox="${viewBox}"><path d="${path}"/></svg>`),
  )
  const { data, info } = await picture.resize(600).flatten({ background: '#fff' }).raw().toBuffer({
    resolveWithObject: true,
  })
  return decodeQR({ data, width: info.width, height: info.height })
}

function findRecoveryCodes({ words }: Page): string[] {
  return words.match(/\b(?:[a-km-np-z2-9]{4}-){3}[a-km-np-z2-9]{4}\b/g) ?? []
}

/** Lets the passwords of a member's sessions be those of eleven minutes ago. */
export async function agePasswords({ db }: Site, userId: number): Promise<void> {
  const at = new Date(Date.now() - 11 * 60_000)
  await db.run('UPDATE sessions SET created_at = $1, authenticated_at = NULL WHERE user_id = $2', [
    at,
    userId,
  ])
}
