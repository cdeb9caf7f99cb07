import { describe, expect, test } from 'vitest'
import { type LogLine, readLog } from '#test/harness/request-log'
import { camille, karim, newcomer, PASSWORD } from '#test/people'
import { setUpSite } from '#test/harness/file-sites'
import { setCounts, LIMITED, visitorAt, WRONG } from '#test/harness/limits'

const ADDRESS = '192.0.2.7'

const site = await setUpSite(LIMITED)
await site.member(camille)

describe('the log has a line', () => {
  test('names account and origin of sign-ins by a code, the same for the same', async () => {
    const visitor = visitorAt(site, ADDRESS)
    const [failed, worked] = [await visitor.signIn('camille', WRONG), await visitor.signIn('CAMILLE')]
    const [refused, signedIn] = [await securityOf(failed), await securityOf(worked)]
    expect([refused.length, signedIn.length]).toEqual([1, 2])
    const [refusal] = refused
    const [session, success] = signedIn.sort((one, other) =>
      String(one.security).localeCompare(String(other.security)),
    )

    expect(refusal).toMatchObject({ level: 40, security: 'sign-in', outcome: 'wrong-credentials' })
    expect(session).toMatchObject({ level: 30, security: 'session', outcome: 'ok', session: CODE })
    expect(success).toMatchObject({ level: 30, security: 'sign-in', outcome: 'ok', user: expect.any(Number) })
    expect([success?.account, success?.address]).toEqual([refusal?.account, refusal?.address])
    expect(success).toMatchObject({ account: CODE, address: CODE })
  })

  test('of what is tried past a limit', async () => {
    const visitor = visitorAt(site, '192.0.2.8')
    await visitor.guess('camille')
    await setCounts(site, 'sign-in-account', 10)

    expect(await securityOf(await visitor.signIn('camille'))).toMatchObject([
      { level: 40, security: 'limit', outcome: 'reached', limit: 'sign-in-account', subject: CODE },
    ])
  })

  test.each(['/admin', '/api/admin/users', '/admin/users/export.csv'])(
    'of a member who asks for %s',
    async (path) => {
      const member = await site.member(newcomer(karim))

      expect(await securityOf(await member.get(path))).toMatchObject([
        { level: 40, security: 'admin-only', outcome: 'not-admin', user: expect.any(Number) },
      ])
    },
  )

  test('of a password that is changed, and of one that could not be', async () => {
    const member = await site.member(newcomer(karim))
    const change = (currentPassword: string) => {
      const newPassword = 'Autre-cible-11!'
      const passwords = { currentPassword, newPassword, confirmPassword: newPassword }
      return member.call('PUT', '/api/profile/password', passwords)
    }
    const outcomes = async (answer: Response) => {
      const lines = await securityOf(answer)
      expect(lines.map(({ user }) => typeof user)).toEqual(['number', 'number'])
      return lines.map(({ security, outcome }) => `${security}: ${outcome}`).sort()
    }

    expect(await outcomes(await change(WRONG))).toEqual([
      'password-again: wrong-password',
      'password-change: wrong-password',
    ])
    expect(await outcomes(await change(PASSWORD))).toEqual(['password-again: ok', 'password-change: ok'])
  })

  test('of a session that ends, once, however often its end is asked for', async () => {
    const member = await site.member(newcomer(karim))
    const cookie = `session=${member.cookies.get('session')}`
    const first = await site.browser().post('/logout', {}, { Cookie: cookie })
    const again = await site.browser().post('/logout', {}, { Cookie: cookie })

    expect(await securityOf(first)).toMatchObject([{ security: 'session', outcome: 'ended', session: CODE }])
    expect(await securityOf(again)).toEqual([])
  })
})

test('no line of it holds a name, an e-mail, a network address or a token', async () => {
  const browser = site.browser()
  await browser.call('POST', '/api/login', { username: 'camille', password: PASSWORD })
  await browser.call('POST', '/api/forgot-password', { email: camille.email })
  await browser.call('POST', '/api/reset-password', { token: NO_TOKEN, newPassword: PASSWORD })
  const signedOut = await browser.call('POST', '/api/logout')
  await securityOf(signedOut)

  const lines = site
    .output()
    .split('\n')
    .filter((line) => line.includes('"security":'))
  expect(lines.join()).toContain('"password-reset","outcome":"invalid-token"')
  for (const secret of ['camille', 'example.com', PASSWORD, WRONG, '192.0.2', NO_TOKEN])
    expect(lines.filter((line) => line.toLowerCase().includes(secret.toLowerCase()))).toEqual([])
})

/** Long enough that no random code holds it by chance. */
const NO_TOKEN = 'a-token-that-was-never-given'

const CODE = expect.stringMatching(/^[\w-]{16}$/) as string

async function securityOf({ headers }: Response): Promise<LogLine[]> {
  const lines = await readLog(site, headers.get('X-Request-Id'))
  return lines.filter(({ security }) => security !== undefined)
}
