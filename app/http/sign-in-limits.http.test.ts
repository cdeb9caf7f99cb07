import { beforeEach, describe, expect, onTestFinished, test } from 'vitest'
import {
  browserAt,
  setCounts,
  readCounts,
  expireLimits,
  clearLimits,
  LIMITED,
  visitorAt,
  WRONG,
} from '#test/harness/limits'
import { setUpMailedSite } from '#test/harness/file-sites'
import { openPage } from '#test/harness/page'
import { openTestSite } from '#test/harness/site'
import { camille, elodie, NEW_PASSWORD, newcomer, PASSWORD } from '#test/people'
import { type Account, openAccount } from '#test/things/account'
import { pageDriver, setUpFactor, resetCode } from '#test/things/second-factor'

const site = await setUpMailedSite(LIMITED)
let account: Account
let username: string
let visitor: ReturnType<typeof visitorAt>
beforeEach(async () => {
  account = await openAccount(site)
  ;({ username } = account)
  visitor = visitorAt(site, HERE)
  await clearLimits(site)
})

/** The address of a browser without a proxy. */
const HERE = '127.0.0.1'
const from = (address: string) => visitorAt(site, address)
const countPasswords = (points: number) => setCounts(site, 'sign-in-account', points)

describe('the limit of wrong passwords', () => {
  test('shows the page as it was filled in, without the password', async () => {
    const { post } = site.browser()
    await visitor.guess(username)
    await countPasswords(9)
    expect((await post('/auth', { username, password: WRONG })).status).toBe(400)
    const page = await openPage(post('/auth?redirectTo=/quiz', { username, password: PASSWORD }))

    expect([page.status, page.headers.get('Cache-Control')]).toEqual([429, 'private, no-store'])
    expect(Number(page.headers.get('Retry-After'))).toBeGreaterThan(600)
    expect(page.words).toMatch(/Échec de la connexion .*Trop de tentatives\. Réessayez dans 15 minutes\./)
    expect(page.field('username')?.value).toBe(username)
    expect(page.html).not.toContain(PASSWORD)
  })

  test('is one for an account, by username and e-mail in whatever case', async () => {
    await site.member(elodie)
    await visitor.guess('Élodie')
    await countPasswords(8)

    expect(await visitor.guess(' élodie ')).toBe(401)
    expect(await visitor.guess('ELODIE@Example.com')).toBe(401)
    expect((await visitor.signIn('Élodie')).status).toBe(429)
  })

  test('keeps no member out whom sixty from ten addresses have tried', async () => {
    for (let nth = 1; nth <= 10; nth += 1) await from(`192.0.2.${nth}`).guess(username)
    await countPasswords(6)

    expect((await from('203.0.113.1').signIn(username)).status).toBe(200)
  })

  /** Where a signed-in member confirms with a password; the right one changes something at each. */
  test.each([
    '/profile',
    '/profile?form=password',
    '/api/profile/password',
    '/profile/delete',
    '/profile/password-again',
  ])('counts those at %s and at the sign-in together', async (door) => {
    const give = (currentPassword: string) => {
      const change = changeOf(currentPassword)
      if (door.startsWith('/api/')) return account.browser.call('PUT', door, change)
      return account.browser.post(door, { ...account.profile, email: `neuve-${account.email}`, ...change })
    }
    await visitor.guess(username)
    await countPasswords(8)
    expect((await give(WRONG)).status).toBe(400)
    expect(await visitor.guess(username)).toBe(401)

    const refused = await give(PASSWORD)

    expect(refused.status).toBe(429)
    expect(Number(refused.headers.get('Retry-After'))).toBeGreaterThan(600)
    expect((await visitor.signIn(username)).status).toBe(429)
    await expireLimits(site)
    expect(await account.opensWith(PASSWORD)).toBe(true)
    expect(await account.readProfile()).toMatchObject({ email: account.email })
    expect((await give(PASSWORD)).status).toBeLessThan(400)
  })

  test('is forgotten after a reset by the mailed link', async () => {
    await visitor.guess(username)
    await countPasswords(10)
    expect((await visitor.signIn(username)).status).toBe(429)
    await site.browser().call('POST', '/api/forgot-password', { email: account.email })
    await site.browser().post(await site.mailbox.link(account.email, 'token='), changeOf(''))

    expect((await visitor.signIn(username, NEW_PASSWORD)).status).toBe(200)
  })

  test('that cannot be counted lets nobody in; then the site goes on', async () => {
    await site.db.write('ALTER TABLE rate_limits RENAME TO elsewhere', [])
    const call = await visitor.signIn(username)
    const page = await site.browser().post('/auth', { username, password: PASSWORD })
    await site.db.write('ALTER TABLE elsewhere RENAME TO rate_limits', [])

    expect([call.status, page.status]).toEqual([500, 500])
    expect(await call.json()).toEqual({ message: "Une erreur inattendue s'est produite." })
    expect([call, page].flatMap((answer) => answer.headers.getSetCookie())).toEqual([])
    expect((await visitor.signIn(username)).status).toBe(200)
    expect(await visitor.guess(username)).toBe(401)
  })
})

describe('the limit of wrong codes', () => {
  let factor: Awaited<ReturnType<typeof setUpFactor>>
  beforeEach(async () => {
    factor = await setUpFactor(pageDriver(site, account.browser))
  })
  const unused = () => resetCode(site, factor.secret)
  const send = async (code: string, address = HERE) =>
    (await from(address).signIn(username, PASSWORD, code)).status

  test('is ten of an account in 15 minutes, from anywhere', async () => {
    await send('000')
    await setCounts(site, 'second-factor', 9)
    expect([await send('000', '192.0.2.2'), await send('000', '192.0.2.3')]).toEqual([401, 429])

    const right = await from('203.0.113.1').signIn(username, PASSWORD, await unused())

    expect(await right.json()).toEqual({ message: 'Trop de tentatives. Réessayez dans 15 minutes.' })
    expect(Number(right.headers.get('Retry-After'))).toBeGreaterThan(840)
    expect(await send(factor.recoveryCodes[0]!)).toBe(429)
    expect(await visitor.guess(username)).toBe(401)
    await expireLimits(site)
    expect(await send(await unused())).toBe(200)
  })

  test('shows the form again, and counts the codes to turn it off', async () => {
    const remove = (code: string) =>
      account.browser.post('/profile/second-factor?form=remove', { currentPassword: PASSWORD, code })
    const other = site.browser()
    await other.post('/auth', { username, password: PASSWORD })
    await send('000')
    await setCounts(site, 'second-factor', 9)
    expect((await remove('000')).status).toBe(400)

    const page = await openPage(other.post('/auth/code', { code: await unused() }))

    expect(page.status).toBe(429)
    expect(page.words).toContain('Trop de tentatives. Réessayez dans 15 minutes.')
    expect((await remove(await unused())).status).toBe(429)
  })

  test('does not count right ones', async () => {
    expect(await send(await unused())).toBe(200)

    expect((await readCounts(site)).filter(({ key }) => key.startsWith('second-factor'))).toEqual([])
  })
})

describe('the address that a limit counts', () => {
  test('is the one that the proxy added, not what the client says', async () => {
    await from('198.51.100.1, 192.0.2.1').guess(username)
    await countPasswords(10)

    expect((await from('198.51.100.77, 192.0.2.1').signIn(username)).status).toBe(429)
    expect((await from('192.0.2.1, 198.51.100.77').signIn(username)).status).toBe(200)
  })

  test('is not stored, nor is a name', async () => {
    await visitor.guess(username)
    await browserAt(site, HERE).call('POST', '/api/register', camille)
    const keys = (await readCounts(site)).map(({ key }) => key)

    for (const key of keys) expect(key).toMatch(/^(sign-in-account|sign-in-address|registration):[\w-]{43}$/)
    expect(new Set(keys.map((key) => key.split(':')[0])).size).toBe(3)
    expect(new Set(keys.map((key) => key.split(':')[1])).size).toBe(keys.length)
  })

  test('is never what a client says where there is no proxy', async () => {
    const direct = await openTestSite({ RATE_LIMITS: 'on' })
    onTestFinished(direct.close)
    await visitorAt(direct, '192.0.2.1').guess('camille')
    await setCounts(direct, 'sign-in-account', 10)

    expect(await visitorAt(direct, '198.51.100.1').guess('camille')).toBe(429)
  })

  test('is not counted where the operator has switched the limits off', async () => {
    const unlimited = await openTestSite()
    onTestFinished(unlimited.close)
    await visitorAt(unlimited, HERE).guess('camille')

    expect(await readCounts(unlimited)).toEqual([])
  })
})

function changeOf(currentPassword: string) {
  return { currentPassword, newPassword: NEW_PASSWORD, confirmPassword: NEW_PASSWORD }
}

test('settings choose what a class behind one address may try', async () => {
  const settings = { REGISTRATIONS_PER_HOUR: '3', SIGN_IN_FAILURES_PER_ADDRESS: '2' }
  const school = await openTestSite({ ...LIMITED, ...settings })
  onTestFinished(() => school.close())
  const pupil = () => browserAt(school, '192.0.2.7').call('POST', '/api/register', newcomer(camille))
  const { guess } = visitorAt(school, '192.0.2.7')

  const joined = [await pupil(), await pupil(), await pupil(), await pupil()]
  expect(joined.map(({ status }) => status)).toEqual([201, 201, 201, 429])
  expect([await guess('anne'), await guess('bart'), await guess('chloe')]).toEqual([401, 401, 429])
})
