import { Secret, TOTP } from 'otpauth'
import type { Caller, Identity, User } from '#modules/identity'
import type { Clock } from '#modules/kernel/clock'
import type { Browser } from '#test/harness/browser'
import { openPage, type Page } from '#test/harness/page'
import { unwrap } from '#test/harness/results'
import type { TestSite } from '#test/harness/site'

/** How a member sets up a second factor. */
type Driver = {
  /** Returns the secret in Base32. */
  begin(): Promise<string>
  /** Returns the recovery codes. */
  confirm(code: string): Promise<string[]>
  now(): number
}

/** Sets up a second factor, as its member does with an app. The code of this half minute is used from then on. */
export async function setUpFactor({ begin, confirm, now }: Driver) {
  const secret = await begin()
  return { secret, recoveryCodes: await confirm(codeAt(secret, now())) }
}

export const identityDriver = (identity: Identity, clock: Clock, member: User, caller: Caller): Driver => ({
  async begin() {
    await identity.emailAddresses.confirm(member.id, member.email)
    await identity.secondFactor.begin(caller)
    return (await identity.secondFactor.findSetUp(member, caller.token))!.secret
  },
  confirm: async (code) => unwrap(await identity.secondFactor.confirm(caller, code)),
  now: () => clock.now().getTime(),
})

const PATH = '/profile/second-factor'

export const pageDriver = (site: Site, browser: Browser): Driver => ({
  async begin() {
    await confirmAddress(site, await browser.findMemberId())
    return findSecret(await openPage(browser.follow(await browser.post(`${PATH}?form=begin`))))
  },
  confirm: async (code) => findRecoveryCodes(await openPage(browser.post(`${PATH}?form=confirm`, { code }))),
  now: Date.now,
})

/** Without it there is no second factor. */
export async function confirmAddress({ db }: Site, userId: number): Promise<void> {
  await db.write('UPDATE users SET email_confirmed_at = created_at WHERE id = $1', [userId])
}

type Site = Pick<TestSite, 'db'>

/** What an app shows for a secret at a moment in milliseconds. */
export function codeAt(secret: string, timestamp = Date.now()): string {
  return new TOTP({ secret: Secret.fromBase32(secret) }).generate({ timestamp })
}

/** Returns the current code and makes it valid again, so that no test waits 30 seconds. */
export async function resetCode({ db }: Site, secret: string): Promise<string> {
  await db.write('UPDATE second_factors SET last_step = 0')
  return codeAt(secret)
}

export function findSecret(page: Page): string {
  return new URL(findLink(page)).searchParams.get('secret')!
}

/** The link of the page, for a phone that has the app itself. */
export function findLink(page: Page): string {
  return page.find('a[href^="otpauth:"]')!.attribute('href')!
}

function findRecoveryCodes({ words }: Page): string[] {
  return words.match(/\b(?:[a-km-np-z2-9]{4}-){3}[a-km-np-z2-9]{4}\b/g) ?? []
}

/** Makes the member's sessions look as if the password had been entered eleven minutes ago. */
export async function agePasswords({ db }: Site, userId: number): Promise<void> {
  const at = new Date(Date.now() - 11 * 60_000)
  const sql = 'UPDATE sessions SET created_at = $1, authenticated_at = NULL WHERE user_id = $2'
  await db.write(sql, [at, userId])
}
