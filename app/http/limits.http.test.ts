import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { camille, elodie, PASSWORD } from '#test/people'
import { openTestSite, type TestSite } from '#test/harness/site'
import { countAs, forgetAttempts, LIMITED, times, visitorAt } from '#test/harness/limits'
import { openPage } from '#test/harness/page'

let site: TestSite
beforeAll(async () => {
  site = await openTestSite(LIMITED)
  await site.member(camille)
})
afterAll(() => site.close())
beforeEach(() => forgetAttempts(site))

describe('registering', () => {
  test('is tried twenty times in an hour from one address', async () => {
    const visitor = visitorAt(site, '192.0.2.1')
    for (let index = 0; index < 20; index += 1) expect((await visitor.register(camille)).status).toBe(409)

    const [call, page] = [
      await visitor.register(elodie),
      await visitor.page('/auth?mode=register', { ...elodie, phone: '' }),
    ]

    for (const { status, headers } of [call, page]) {
      expect([status, headers.get('Cache-Control')]).toEqual([429, 'private, no-store'])
      expect(Number(headers.get('Retry-After'))).toBeGreaterThan(3000)
    }
    expect(await call.json()).toEqual({ message: 'Trop de tentatives. Réessayez dans 60 minutes.' })
    expect((await visitorAt(site, '192.0.2.2').register(camille)).status).toBe(409)
    expect((await visitor.signIn('camille')).status).toBe(200)
    const [found] = await site.db.sequelize.query("SELECT 1 FROM users WHERE email = 'elodie@example.com'")
    expect(found).toEqual([])
  })

  test('with a form that is not filled in well is not counted', async () => {
    const visitor = visitorAt(site, '192.0.2.1')
    for (let index = 0; index < 21; index += 1)
      expect((await visitor.call('/api/register', { username: 'x' })).status).toBe(400)

    expect((await visitor.register(camille)).status).toBe(409)
  })
})

test('a whole class behind one address begins a trial; more are told when', async () => {
  const visitor = visitorAt(site, '192.0.2.1')
  const begin = () => visitor.page('/essai', {})
  await begin()
  await countAs(site, 'trial', 119)
  expect((await begin()).status).toBe(303)
  const refused = await begin()

  expect([refused.status, refused.headers.get('Cache-Control')]).toEqual([429, 'private, no-store'])
  expect(Number(refused.headers.get('Retry-After'))).toBeGreaterThan(30)
  expect((await openPage(refused)).words).toMatch(/Trop de tentatives.*Commencer/)
})

test('while attempts cannot be counted nobody gets in; then the site goes on', async () => {
  const visitor = visitorAt(site, '192.0.2.1')
  await site.db.run('ALTER TABLE rate_limits RENAME TO elsewhere', [])
  const call = await visitor.signIn('camille')
  const page = await visitor.page('/auth', { username: 'camille', password: PASSWORD })
  await site.db.run('ALTER TABLE elsewhere RENAME TO rate_limits', [])

  expect([call.status, page.status]).toEqual([500, 500])
  expect(await call.json()).toEqual({ message: "Une erreur inattendue s'est produite." })
  expect([call, page].flatMap((answer) => answer.headers.getSetCookie())).toEqual([])
  expect((await visitor.signIn('camille')).status).toBe(200)
  expect(await visitor.guess('camille', 11)).toEqual([...times(10, 401), 429])
})
