import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { camille, elodie, karim, openTestSite, PASSWORD, registrationOf, type TestSite } from '#test/site'

let site: TestSite
beforeAll(async () => {
  site = await openTestSite()
  await site.member(camille)
})
afterAll(() => site.close())

describe('POST /api/register', () => {
  test('answers 201 with the member, without the password, and signs in', async () => {
    const browser = site.browser()
    const answer = await browser.call('POST', '/api/register', {
      ...registrationOf(karim),
      phone: '+32 470 12 34 56',
    })

    expect(answer.status).toBe(201)
    const user = await answer.json()
    expect(user).toEqual({
      id: expect.any(Number),
      username: 'karim',
      email: 'karim@example.com',
      firstName: 'Karim',
      lastName: 'Benali',
      phone: '+32 470 12 34 56',
      isAdmin: false,
      isBlocked: false,
      createdAt: expect.stringMatching(/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z$/),
    })
    expect(await (await browser.get('/api/user')).json()).toEqual(user)
  })

  test.each([
    ['username', { ...registrationOf(elodie), username: 'CAMILLE' }, "Ce nom d'utilisateur est déjà utilisé"],
    ['email', { ...registrationOf(elodie), email: 'Camille@example.com' }, 'Cet email est déjà utilisé'],
  ])('answers 409 for a taken %s', async (field, body, message) => {
    const answer = await site.browser().call('POST', '/api/register', body)

    expect(answer.status).toBe(409)
    expect(await answer.json()).toEqual({ message, errors: { [field]: [message] } })
  })

  test('answers 400 with the message of each field', async () => {
    const answer = await site
      .browser()
      .call('POST', '/api/register', { username: 'elodie', password: 'court', phone: 5 })

    expect(answer.status).toBe(400)
    expect((await answer.json()).errors).toMatchObject({
      email: ["Format d'email invalide"],
      firstName: ['Le prénom doit contenir au moins 2 caractères'],
      lastName: ['Le nom doit contenir au moins 2 caractères'],
      password: expect.arrayContaining(['Le mot de passe doit contenir au moins 8 caractères']),
    })
  })

  test("of 'Élodie' and 'élodie' at the same moment succeeds once", async () => {
    const rivals = ['Élodie', 'élodie'].map((username, index) => ({
      ...registrationOf(elodie),
      username,
      email: `elodie-${index}@example.com`,
    }))

    const answers = await Promise.all(
      rivals.map((rival) => site.browser().call('POST', '/api/register', rival)),
    )

    expect(answers.map((answer) => answer.status).sort()).toEqual([201, 409])
  })
})

describe('POST /api/login', () => {
  test.each(['camille', 'CAMILLE', 'camille@example.com'])('signs in with %s', async (username) => {
    const browser = site.browser()
    const answer = await browser.call('POST', '/api/login', { username, password: PASSWORD })

    expect(answer.status).toBe(200)
    expect(await answer.json()).toMatchObject({ username: 'camille' })
    expect((await browser.get('/api/user')).status).toBe(200)
  })

  test.each([
    ['a wrong password', { username: 'camille', password: 'Autre-chose-1' }],
    ['an unknown member', { username: 'personne', password: PASSWORD }],
  ])('answers 401 for %s, in the same words', async (_what, body) => {
    const answer = await site.browser().call('POST', '/api/login', body)

    expect(answer.status).toBe(401)
    expect(await answer.json()).toEqual({ message: "Nom d'utilisateur ou mot de passe incorrect" })
  })

  test('tells a blocked member so, by call and by page, and signs nobody in', async () => {
    const browser = await site.member({ ...karim, username: 'karim-bloque' })
    await site.db.run('UPDATE users SET is_blocked = $1 WHERE username = $2', [true, 'karim-bloque'])
    const typed = { username: 'karim-bloque', password: PASSWORD }

    const call = await site.browser().call('POST', '/api/login', typed)
    const page = await site.browser().post('/auth', typed)

    expect([call.status, page.status]).toEqual([403, 400])
    expect(await call.json()).toEqual({ message: 'Votre compte est bloqué. Contactez un administrateur.' })
    expect(await page.text()).toContain('Votre compte est bloqué. Contactez un administrateur.')
    expect([call, page].flatMap((answer) => answer.headers.getSetCookie())).toEqual([])
    expect((await browser.get('/api/user')).status).toBe(401)
  })

  test("starts a new session, and the browser's old one is over", async () => {
    const browser = site.browser()
    await browser.call('POST', '/api/login', { username: 'camille', password: PASSWORD })
    const before = browser.cookies.get('session')!
    await browser.call('POST', '/api/login', { username: 'camille', password: PASSWORD })

    expect(browser.cookies.get('session')).not.toBe(before)
    const thief = await site.browser().get('/api/user', { Cookie: `session=${before}` })
    expect(thief.status).toBe(401)
  })

  test('gives a cookie that no script reads and no other site sends', async () => {
    const answer = await site
      .browser()
      .call('POST', '/api/login', { username: 'camille', password: PASSWORD })

    expect(answer.headers.getSetCookie()).toEqual([
      expect.stringMatching(/^session=[^;]+; Max-Age=7776000; Path=\/; HttpOnly; SameSite=Lax$/),
    ])
  })
})

describe('POST /api/logout', () => {
  test('ends the session in the database too', async () => {
    const browser = site.browser()
    await browser.call('POST', '/api/login', { username: 'camille', password: PASSWORD })
    const cookie = `session=${browser.cookies.get('session')}`

    expect((await browser.call('POST', '/api/logout')).status).toBe(200)
    expect((await browser.get('/api/user')).status).toBe(401)
    expect((await site.browser().get('/api/user', { Cookie: cookie })).status).toBe(401)
  })
})

describe('GET /api/user', () => {
  test.each([
    ['no cookie', ''],
    ['a corrupt cookie', 'session=zut'],
    ['a foreign cookie', 'session=eyJhbGciOiJIUzI1NiJ9.eyJzdWIiOiIxIn0.c2lnbmF0dXJl'],
    [
      'a cookie that was signed by somebody else',
      'session=ImFiYyI%3D.0o9dRSgY%2BoXRr4rIWe2sO2Z4w3Kt8M5V4c1c9Yc1o2A',
    ],
    ['a cookie that cannot be decoded', 'session=%E0%A4%A'],
  ])('answers 401 for %s', async (_what, Cookie) => {
    const answer = await site.browser().get('/api/user', { Cookie })

    expect(answer.status).toBe(401)
    expect(await answer.json()).toEqual({ message: 'Vous devez être connecté.' })
  })
})
