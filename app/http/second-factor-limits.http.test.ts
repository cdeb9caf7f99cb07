import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import type { Browser } from '#test/harness/browser'
import { endWindows, forgetAttempts, LIMITED, times, visitorAt } from '#test/harness/limits'
import { openPage } from '#test/harness/page'
import { byPages, setUpFactor, unusedCode } from '#test/things/second-factor'
import { camille, PASSWORD } from '#test/people'
import { openTestSite, type TestSite } from '#test/harness/site'

let site: TestSite
let browser: Browser
let factor: Awaited<ReturnType<typeof setUpFactor>>
beforeAll(async () => {
  site = await openTestSite(LIMITED)
  browser = await site.member(camille)
  factor = await setUpFactor(byPages(browser))
})
afterAll(() => site.close())
beforeEach(() => forgetAttempts(site))

const sendCode = async (code: string, from = '192.0.2.1') =>
  visitorAt(site, from).call('/api/login', { username: 'camille', password: PASSWORD, code })

async function guess(count: number): Promise<number[]> {
  const statuses: number[] = []
  for (let nth = 0; nth < count; nth += 1) statuses.push((await sendCode('000', `192.0.2.${nth}`)).status)
  return statuses
}

test('after ten wrong codes of an account, from anywhere, a right one waits', async () => {
  expect(await guess(11)).toEqual([...times(10, 401), 429])
  const answer = await sendCode(await unusedCode(site, factor.secret), '203.0.113.1')

  expect(answer.status).toBe(429)
  expect(await answer.json()).toEqual({ message: 'Trop de tentatives. Réessayez dans 15 minutes.' })
  expect(Number(answer.headers.get('Retry-After'))).toBeGreaterThan(600)
  const recovery = await sendCode(factor.recoveryCodes[0]!, '203.0.113.1')
  expect(recovery.status).toBe(429)
  await endWindows(site)
  expect((await sendCode(await unusedCode(site, factor.secret))).status).toBe(200)
})

test('the page shows the form again', async () => {
  await guess(10)
  const other = site.browser()
  await other.post('/auth', { username: 'camille', password: PASSWORD })
  const answer = await other.post('/auth/code', { code: await unusedCode(site, factor.secret) })

  expect(answer.status).toBe(429)
  expect((await openPage(answer)).words).toMatch(/Trop de tentatives\. Réessayez dans 15 minutes\./)
})

test('right codes do not count, and wrong ones leave the password checked', async () => {
  for (let nth = 0; nth < 11; nth += 1)
    expect((await sendCode(await unusedCode(site, factor.secret))).status).toBe(200)
  await guess(11)

  expect(await visitorAt(site, '198.51.100.1').guess('camille', 1)).toEqual([401])
})

test('guessing at turning it off counts together with guessing at sign-in', async () => {
  await guess(9)
  const remove = (code: string) =>
    browser.post('/profile/second-factor?form=remove', { currentPassword: PASSWORD, code })

  expect((await remove('000')).status).toBe(400)
  expect((await remove(await unusedCode(site, factor.secret))).status).toBe(429)
})
