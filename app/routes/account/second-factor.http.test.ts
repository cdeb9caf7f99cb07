import { decodeQR } from 'qr/decode.js'
import sharp from 'sharp'
import { beforeEach, describe, expect, test } from 'vitest'
import { openAccount, type Account } from '#test/things/account'
import type { Browser } from '#test/harness/browser'
import { openPage, type Page, readPage } from '#test/harness/page'
import {
  agePasswords,
  confirmAddress,
  pageDriver,
  codeAt,
  findLink,
  findSecret,
  setUpFactor,
  resetCode,
} from '#test/things/second-factor'
import { PASSWORD } from '#test/people'
import { setUpSite } from '#test/harness/file-sites'

const site = await setUpSite()
const PATH = '/profile/second-factor'
const ACTIVATE = 'Activer la double authentification'
const WRONG_CODE = 'Le code est incorrect, ou a déjà servi'
let account: Account
let browser: Browser
beforeEach(async () => {
  account = await openAccount(site)
  ;({ browser } = account)
  await confirmAddress(site, await browser.findMemberId())
})

const givePassword = (at: Browser, query = '') =>
  at.post(`/auth${query}`, { username: account.username, password: PASSWORD })
const statusAt = async (at: Browser) => (await at.get('/api/user')).status

describe('setting up', () => {
  test('shows the secret as QR code, link, text, then ten recovery codes, once', async () => {
    const begun = await browser.post(`${PATH}?form=begin`)
    expect(begun.headers.get('Location')).toBe(PATH)
    const page = await readPage(browser, PATH)
    const secret = findSecret(page)
    expect(findLink(page)).toContain(secret)
    expect(await readQrCode(page)).toBe(findLink(page))
    expect(page.words).toContain(secret.match(/.{4}/g)!.join(' '))
    expect(page.find('[data-copy]')?.attribute('data-copy')).toBe(secret)
    expect(page.field('code')).toBeDefined()
    expect(page.headers.get('Cache-Control')).toBe('private, no-store')

    const made = await openPage(browser.post(`${PATH}?form=confirm`, { code: codeAt(secret) }))
    const { status, headers, words } = made
    expect([status, headers.get('Cache-Control')]).toEqual([200, 'private, no-store'])
    expect(words).toContain('Codes de secours')
    const codes = words.match(/(?:\w{4}-){3}\w{4}/g)!
    expect(codes).toHaveLength(10)
    expect(made.find('[data-copy]')?.attribute('data-copy')).toBe(codes.join('\n'))
    const later = await readPage(browser, PATH)
    expect(later.words).toContain('Il vous reste 10 codes de secours.')
    for (const shown of [secret, ...codes]) expect(later.html).not.toContain(shown)
    expect((await readPage(browser, '/profile')).words).toContain('Gérer la double authentification')
  })

  test('shows a wrong code at its field, without the code, and the same secret', async () => {
    await browser.post(`${PATH}?form=begin`)
    const secret = findSecret(await readPage(browser, PATH))
    const page = await openPage(browser.post(`${PATH}?form=confirm`, { code: '98765' }))

    expect(page.status).toBe(400)
    expect(page.field('code')?.error).toBe(WRONG_CODE)
    expect(page.html).not.toContain('98765')
    expect(findSecret(page)).toBe(secret)
  })

  test('that was not begun begins again', async () => {
    const answer = await browser.post(`${PATH}?form=confirm`, { code: '123456' })

    expect(answer.headers.get('Location')).toBe(PATH)
    expect((await openPage(browser.follow(answer))).words).toContain("L'activation est à recommencer")
  })
})

describe('the sign-in of a member who has one', () => {
  test('asks for the code on a page of its own, gives no session before it', async () => {
    const { secret } = await setUpFactor(pageDriver(site, browser))
    const other = site.browser()
    const redirectTo = '?redirectTo=%2Fquiz%3Ftype%3Dofficial'
    const asked = await givePassword(other, redirectTo)

    expect(asked.headers.get('Location')).toBe(`/auth/code${redirectTo}`)
    expect([...other.cookies.keys()]).toEqual(['pending-sign-in'])
    expect(await statusAt(other)).toBe(401)
    const field = (await readPage(other, `/auth/code${redirectTo}`)).field('code')!
    expect([field.attribute('autocomplete'), field.attribute('inputmode')]).toEqual([
      'one-time-code',
      'numeric',
    ])

    const wrong = await other.post(`/auth/code${redirectTo}`, { code: '000' })
    expect([wrong.status, (await openPage(wrong)).words]).toEqual([400, expect.stringContaining(WRONG_CODE)])
    const entered = await other.post(`/auth/code${redirectTo}`, { code: await resetCode(site, secret) })
    expect(entered.headers.get('Location')).toBe('/quiz?type=official')
    expect([...other.cookies.keys()]).toEqual(['session'])
    expect(await statusAt(other)).toBe(200)
  })

  test('takes a recovery code on the same page', async () => {
    const { recoveryCodes } = await setUpFactor(pageDriver(site, browser))
    const other = site.browser()
    await givePassword(other)
    const link = (await readPage(other, '/auth/code')).link('Utiliser un code de secours')!
    const page = await readPage(other, link)
    expect(page.words).toContain('Code de secours')
    expect(page.field('code')!.attribute('inputmode')).not.toBe('numeric')

    const entered = await other.post(link, { code: recoveryCodes[0]! })
    expect(entered.headers.get('Location')).toBe('/dashboard')
    expect((await readPage(other, PATH)).words).toContain('Il vous reste 9 codes de secours.')
  })

  test('begins again without a password that was right, and with a forged one', async () => {
    const visitor = site.browser()
    expect((await visitor.get('/auth/code?redirectTo=/quiz')).headers.get('Location')).toBe(
      '/auth?redirectTo=%2Fquiz',
    )
    visitor.cookies.set('pending-sign-in', 'ImZvcmdlZCI=.forged')
    expect((await visitor.post('/auth/code', { code: '123456' })).headers.get('Location')).toBe('/auth')
  })

  test('begins again after the password has changed', async () => {
    const { secret } = await setUpFactor(pageDriver(site, browser))
    const other = site.browser()
    await givePassword(other)
    const newPassword = 'Dix-dans-le-mille-10'
    const change = { currentPassword: PASSWORD, newPassword, confirmPassword: newPassword }
    await browser.post('/profile?form=password', change)

    const answer = await other.post('/auth/code', { code: await resetCode(site, secret) })
    expect(answer.headers.get('Location')).toBe('/auth')
    expect((await openPage(other.follow(answer))).words).toContain('Connectez-vous de nouveau')
    expect(await statusAt(other)).toBe(401)
  })
})

describe('turning it off', () => {
  test('asks for the password and a code, each at its field', async () => {
    const { secret } = await setUpFactor(pageDriver(site, browser))
    const forms = (await readPage(browser, PATH)).findAll('form')
    const form = forms.find((one) => one.button('Désactiver la double authentification'))!
    const remove = (fields: object) => browser.post(form.attribute('action')!, { ...fields })
    const noCode = await remove({ currentPassword: PASSWORD, code: 'zut' })
    const noPassword = await remove({ currentPassword: 'Pas-le-bon-1', code: await resetCode(site, secret) })

    expect([noCode.status, noPassword.status]).toEqual([400, 400])
    expect((await openPage(noCode)).words).toContain(WRONG_CODE)
    expect((await openPage(noPassword)).words).toContain('Le mot de passe actuel est incorrect')
    const removed = await remove({ currentPassword: PASSWORD, code: await resetCode(site, secret) })
    expect(removed.headers.get('Location')).toBe('/profile')
    const profile = (await openPage(browser.follow(removed))).words
    expect(profile).toContain('La double authentification est désactivée')
    expect(profile).toContain('Activer la double authentification')
    expect(await account.opensWith(PASSWORD)).toBe(true)
  })

  test('new recovery codes replace the earlier ones', async () => {
    const { recoveryCodes } = await setUpFactor(pageDriver(site, browser))
    const page = (await openPage(browser.post(`${PATH}?form=codes`))).words

    expect(page).toContain('Codes de secours')
    for (const code of recoveryCodes) expect(page).not.toContain(code)
  })
})

describe('a password of more than ten minutes ago', () => {
  const age = async () => agePasswords(site, await browser.findMemberId())
  const asks = (target: string) => `/profile/password-again?${new URLSearchParams({ redirectTo: target })}`

  test('is given with the button that begins, which leads to the secret', async () => {
    await age()
    const page = await readPage(browser, (await readPage(browser, '/profile')).link(ACTIVATE)!)
    expect(page.words).toContain('Continuer')
    const begin = (fields: object) => browser.post(`${PATH}?form=begin`, { ...fields })
    const refused = await openPage(begin({ currentPassword: 'Pas-le-bon-1' }))
    expect([refused.status, refused.field('currentPassword')?.error]).toEqual([
      400,
      'Le mot de passe actuel est incorrect',
    ])

    const begun = await openPage(browser.follow(await begin({ currentPassword: PASSWORD })))
    expect(findSecret(begun)).toMatch(/^[A-Z2-7]{32}$/)
    expect(begun.words).not.toContain("Rien n'est encore fait")
  })

  test('shows no secret, takes no first code and makes no new codes', async () => {
    await browser.post(`${PATH}?form=begin`)
    const code = codeAt(findSecret(await readPage(browser, PATH)))
    await age()

    expect((await browser.get(PATH)).headers.get('Location')).toBe(asks(PATH))
    for (const form of ['confirm', 'codes']) {
      const answer = await browser.post(`${PATH}?form=${form}`, { code })
      expect(answer.headers.get('Location')).toBe(asks(`${PATH}?form=${form}`))
    }
    expect((await readPage(browser, '/profile')).link(ACTIVATE)).toBe(PATH)
  })
})

test('a member whose address is not confirmed is led to confirm it', async () => {
  const { browser: newcomer } = await openAccount(site)
  const page = await readPage(newcomer, PATH)
  expect(page.words).toContain("Confirmez d'abord que votre adresse email est la vôtre")
  expect(page.words).toContain('Renvoyer le lien')

  const begun = await openPage(newcomer.follow(await newcomer.post(`${PATH}?form=begin`)))
  expect(begun.words).toContain("Confirmez d'abord votre adresse email")
})

describe('by call', () => {
  const login = (fields: object = {}) =>
    site.browser().call('POST', '/api/login', { username: account.username, password: PASSWORD, ...fields })

  test('a sign-in answers 401 with secondFactor until it has the right code', async () => {
    const { secret } = await setUpFactor(pageDriver(site, browser))
    const without = await login()
    const wrong = await login({ code: '000' })
    const right = await login({ code: await resetCode(site, secret) })

    const message = 'Le code de votre application est requis'
    expect([without.status, await without.json()]).toEqual([401, { message, secondFactor: true }])
    expect([wrong.status, await wrong.json()]).toEqual([401, { message: WRONG_CODE, secondFactor: true }])
    expect(without.headers.getSetCookie()).toEqual([])
    expect([right.status, await right.json()]).toMatchObject([200, { username: account.username }])
    expect(right.headers.getSetCookie().join()).toContain('session=')
  })

  test('a wrong password tells nothing of a second factor, which is optional', async () => {
    await setUpFactor(pageDriver(site, browser))
    const wrong = await login({ password: 'Pas-le-bon-1', code: '000' })

    expect(wrong.status).toBe(401)
    expect(await wrong.json()).toEqual({ message: "Nom d'utilisateur ou mot de passe incorrect" })
    account = await openAccount(site)
    expect((await login({ code: '000' })).status).toBe(200)
  })
})

/** What a phone's camera reads from the picture. */
async function readQrCode(page: Page): Promise<string> {
  const drawing = page.find('svg[aria-label^="Code QR"]')!
  const [viewBox, path] = [drawing.attribute('viewbox'), drawing.find('path')!.attribute('d')]
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="${viewBox}"><path d="${path}"/></svg>`
  const picture = sharp(Buffer.from(svg)).resize(600).flatten({ background: '#fff' }).raw()
  const { data, info } = await picture.toBuffer({ resolveWithObject: true })
  return decodeQR({ data, width: info.width, height: info.height })
}
