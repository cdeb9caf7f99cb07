import { beforeEach, describe, expect, test } from 'vitest'
import type { Browser } from '#test/harness/browser'
import { openAccount, type Account } from '#test/things/account'
import { openPage, type Page, readPage } from '#test/harness/page'
import { camille, newcomer, PASSWORD } from '#test/people'
import { pageDriver, resetCode, setUpFactor } from '#test/things/second-factor'
import { setUpSite } from '#test/harness/file-sites'

const site = await setUpSite()
let account: Account
let browser: Browser

test('signing out ends the session and leads home', async () => {
  const browser = await site.member(camille)
  const cookie = `session=${browser.cookies.get('session')}`

  const answer = await browser.post('/logout')

  expect(answer.headers.get('Location')).toBe('/')
  expect(browser.cookies.has('session')).toBe(false)
  expect((await site.browser().get('/api/user', { Cookie: cookie })).status).toBe(401)
})

test('signing out by address alone signs nobody out', async () => {
  const browser = await site.member(newcomer(camille))
  await browser.get('/logout')

  expect(await statusOf(browser)).toBe(200)
})

describe('the devices', () => {
  beforeEach(openBrowser)
  const PHONE =
    'Mozilla/5.0 (Linux; Android 14; Pixel 7) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/129.0.0.0 Mobile Safari/537.36'

  test('are listed by name, and signed out one by one; this one has no button', async () => {
    const [phone, laptop] = [await account.elsewhere(PHONE), await account.elsewhere(PHONE)]
    const page = await readPage(browser, '/profile')
    expect(page.words).toContain('Cet appareil')
    expect(page.texts('button').filter((name) => name.startsWith('Déconnecter Chrome sur'))).toHaveLength(2)
    const [session = ''] = idsOn(page)

    const answer = await browser.post('/profile/sessions', { session })

    expect((await openPage(browser.follow(answer))).words).toContain("L'appareil est déconnecté")
    const statuses = await Promise.all([phone, laptop].map(statusOf))
    expect(statuses.sort()).toEqual([200, 401])
  })

  test('can all be signed out at once, except this one', async () => {
    const others = [await account.elsewhere(PHONE), await account.elsewhere(PHONE)]
    const buttonOn = (page: Page) => page.button('Déconnecter les autres appareils')
    const session = buttonOn(await readPage(browser, '/profile'))!.attribute('value')!

    const page = await openPage(browser.follow(await browser.post('/profile/sessions', { session })))

    expect(page.words).toContain('Vos autres appareils sont déconnectés')
    expect(buttonOn(page)).toBeUndefined()
    expect(await Promise.all([...others, browser].map(statusOf))).toEqual([401, 401, 200])
  })

  test('stay signed in on GET, and when the form names no session', async () => {
    const other = await account.elsewhere()

    for (const answer of [await browser.get('/profile/sessions'), await browser.post('/profile/sessions')])
      expect(answer.headers.get('Location')).toBe('/profile')
    expect((await other.get('/api/user')).status).toBe(200)
  })
})

describe('deleting the account', () => {
  beforeEach(openBrowser)

  test('asks for the password, and keeps the account without it', async () => {
    for (const currentPassword of ['', 'Pas-le-bon-1']) {
      const answer = await browser.post('/profile/delete', { currentPassword })

      expect(answer.status).toBe(400)
      expect((await openPage(answer)).words).toMatch(/Le mot de passe actuel est (requis|incorrect)/)
    }
    expect(await account.opensWith(PASSWORD)).toBe(true)
  })

  test('signs out everywhere, says so, and nobody signs in again', async () => {
    const other = await account.elsewhere()

    const answer = await browser.post('/profile/delete', { currentPassword: PASSWORD })

    expect(answer.headers.get('Location')).toBe('/')
    expect((await openPage(browser.follow(answer))).words).toContain('Votre compte est supprimé')
    expect(browser.cookies.has('session')).toBe(false)
    expect((await other.get('/api/user')).status).toBe(401)
    expect(await account.opensWith(PASSWORD)).toBe(false)
  })
})

describe('deleting an account with a second factor', () => {
  beforeEach(openBrowser)

  test('asks for its code as well, at its field', async () => {
    const { secret } = await setUpFactor(pageDriver(site, browser))
    const remove = (code: string) =>
      openPage(browser.post('/profile/delete', { currentPassword: PASSWORD, code }))
    expect((await readPage(browser, '/profile/delete')).field('code')).toBeDefined()

    expect((await remove('')).field('code')?.error).toBe('Le code est requis')
    expect((await remove('000')).field('code')?.error).toBe('Le code est incorrect, ou a déjà servi')
    const code = await resetCode(site, secret)
    const answer = await browser.post('/profile/delete', { currentPassword: PASSWORD, code })
    expect(answer.headers.get('Location')).toBe('/')
    expect(await account.opensWith(PASSWORD)).toBe(false)
  })

  test('asks nobody else for a code', async () => {
    expect((await readPage(browser, '/profile/delete')).field('code')).toBeUndefined()
  })
})

async function openBrowser() {
  account = await openAccount(site)
  ;({ browser } = account)
}

const statusOf = async (at: Browser) => (await at.get('/api/user')).status

/** Of the devices that have a button of their own. */
const idsOn = (page: Page) =>
  page.attributes('[name="session"]', 'value').filter((session) => session !== 'others')
