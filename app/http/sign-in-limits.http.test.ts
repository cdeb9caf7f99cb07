import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { camille, elodie, karim, PASSWORD } from '#test/people'
import { openTestSite, type TestSite } from '#test/harness/site'
import { openPage } from '#test/harness/page'
import { countsOf, endWindows, forgetAttempts, LIMITED, times, visitorAt, WRONG } from '#test/harness/limits'

let site: TestSite
beforeAll(async () => {
  site = await openTestSite(LIMITED)
  for (const person of [camille, elodie, karim]) await site.member(person)
})
afterAll(() => site.close())
beforeEach(() => forgetAttempts(site))

describe('after ten wrong passwords', () => {
  test('the right one is refused too, with the wait in message and Retry-After', async () => {
    const visitor = visitorAt(site, '192.0.2.1')
    expect(await visitor.guess('camille', 11)).toEqual([...times(10, 401), 429])

    const answer = await visitor.signIn('camille')

    expect(answer.status).toBe(429)
    expect(await answer.json()).toEqual({ message: 'Trop de tentatives. Réessayez dans 15 minutes.' })
    expect(Number(answer.headers.get('Retry-After'))).toBeGreaterThan(600)
    expect(Number(answer.headers.get('Retry-After'))).toBeLessThanOrEqual(900)
    expect(answer.headers.get('Cache-Control')).toBe('private, no-store')
    expect(answer.headers.getSetCookie()).toEqual([])
  })

  test('the page shows the form as it was filled in, without the password', async () => {
    const visitor = visitorAt(site, '192.0.2.1')
    await visitor.guess('camille', 9)
    const tenth = await visitor.page('/auth', { username: 'camille', password: WRONG })
    expect(tenth.status).toBe(400)
    const page = await openPage(
      visitor.page('/auth?redirectTo=/quiz', { username: 'Camille', password: PASSWORD }),
    )

    expect(page.status).toBe(429)
    expect(Number(page.headers.get('Retry-After'))).toBeGreaterThan(600)
    expect(page.headers.get('Cache-Control')).toBe('private, no-store')
    expect(page.words).toMatch(/Échec de la connexion .*Trop de tentatives\. Réessayez dans 15 minutes\./)
    expect(page.field('username')?.value).toBe('Camille')
    expect(page.html).not.toContain(PASSWORD)
  })

  test('the member signs in from elsewhere, and others from there', async () => {
    await visitorAt(site, '192.0.2.1').guess('camille', 11)

    expect((await visitorAt(site, '192.0.2.2').signIn('camille')).status).toBe(200)
    expect((await visitorAt(site, '192.0.2.1').signIn('karim')).status).toBe(200)
  })

  test('the wait ends, no matter how many attempts were made in the meantime', async () => {
    const visitor = visitorAt(site, '192.0.2.1')
    await visitor.guess('camille', 30)
    expect((await countsOf(site)).map(({ points }) => points)).toEqual([10, 10])
    await endWindows(site)

    expect((await visitor.signIn('camille')).status).toBe(200)
  })
})

test('an account is the same by username, in whatever case, and by e-mail', async () => {
  const visitor = visitorAt(site, '192.0.2.1')
  const logins = ['Élodie', 'élodie', ' ÉLODIE', 'elodie@example.com', 'ELODIE@Example.com']
  for (const login of [...logins, ...logins]) expect(await visitor.guess(login, 1)).toEqual([401])

  expect(await visitor.guess('Élodie', 1)).toEqual([429])
  expect((await visitor.signIn('elodie@example.com')).status).toBe(429)
})

test('an unknown username is limited like a known one', async () => {
  expect(await visitorAt(site, '192.0.2.1').guess('personne', 11)).toEqual([...times(10, 401), 429])
})

test('sixty wrong passwords do not keep a member from signing in elsewhere', async () => {
  for (let nth = 1; nth <= 10; nth += 1) await visitorAt(site, `192.0.2.${nth}`).guess('karim', 6)

  expect((await visitorAt(site, '203.0.113.1').signIn('karim')).status).toBe(200)
})

test('an address may fail fifty times, over any number of accounts', async () => {
  const visitor = visitorAt(site, '192.0.2.1')
  for (let index = 0; index < 50; index += 1) expect(await visitor.guess(`visee-${index}`, 1)).toEqual([401])

  expect((await visitor.signIn('camille')).status).toBe(429)
  expect((await visitorAt(site, '192.0.2.2').signIn('camille')).status).toBe(200)
})
