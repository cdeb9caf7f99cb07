import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { NEW_PASSWORD, openAccount, type TestAccount } from '#test/account'
import { camille, elodie, karim, openTestSite, PASSWORD, registrationOf, type TestSite } from '#test/site'

let site: TestSite
beforeAll(async () => {
  site = await openTestSite()
  await site.member(camille)
})
afterAll(() => site.close())

const CREDENTIALS = { username: 'camille', password: PASSWORD }

describe('POST /api/register', () => {
  test('answers with the member, without the password, and signs in', async () => {
    const browser = site.browser()
    const typed = { ...registrationOf(karim), phone: '+32 470 12 34 56' }
    const answer = await browser.call('POST', '/api/register', typed)
    const { password: _, ...told } = typed

    expect(answer.status).toBe(201)
    const user = await answer.json()
    expect(user).toEqual({
      ...told,
      id: expect.any(Number),
      isAdmin: false,
      isBlocked: false,
      createdAt: expect.any(String),
    })
    expect(await (await browser.get('/api/user')).json()).toEqual(user)
    expect(await (await browser.get('/api/profile')).json()).toEqual(user)
  })

  test.each([
    ['username', { username: 'CAMILLE' }, "Ce nom d'utilisateur est déjà utilisé"],
    ['email', { email: 'Camille@example.com' }, 'Cet email est déjà utilisé'],
  ])('answers 409 when the %s is taken', async (field, taken, message) => {
    const body = { ...registrationOf(elodie), ...taken }
    const answer = await site.browser().call('POST', '/api/register', body)

    expect(answer.status).toBe(409)
    expect(await answer.json()).toEqual({ message, errors: { [field]: [message] } })
  })

  test('answers 400 with the message of each field', async () => {
    const body = { username: 'elodie', password: 'court', phone: 5 }
    const answer = await site.browser().call('POST', '/api/register', body)

    expect(answer.status).toBe(400)
    expect((await answer.json()).errors).toMatchObject({
      email: ["Format d'email invalide"],
      firstName: ['Le prénom doit contenir au moins 2 caractères'],
      lastName: ['Le nom doit contenir au moins 2 caractères'],
      password: expect.arrayContaining(['Le mot de passe doit contenir au moins 8 caractères']),
    })
  })

  test("succeeds once for 'Élodie' and 'élodie' at the same moment", async () => {
    const rivals = ['Élodie', 'élodie'].map((username, index) => ({
      ...registrationOf(elodie),
      username,
      email: `elodie-${index}@example.com`,
    }))
    const register = (rival: object) => site.browser().call('POST', '/api/register', rival)
    const answers = await Promise.all(rivals.map(register))

    expect(answers.map((answer) => answer.status).sort()).toEqual([201, 409])
  })
})

describe('POST /api/login', () => {
  test.each(['camille', 'CAMILLE', 'camille@example.com'])('signs in with %s', async (username) => {
    const answer = await site.browser().call('POST', '/api/login', { username, password: PASSWORD })

    expect(answer.status).toBe(200)
    expect(await answer.json()).toMatchObject({ username: 'camille' })
  })

  test.each([
    ['a wrong password', { username: 'camille', password: 'Autre-chose-1' }],
    ['an unknown member', { username: 'personne', password: PASSWORD }],
  ])('answers 401 to %s, in the same words', async (_what, body) => {
    const answer = await site.browser().call('POST', '/api/login', body)

    expect(answer.status).toBe(401)
    expect(await answer.json()).toEqual({ message: "Nom d'utilisateur ou mot de passe incorrect" })
  })

  test('tells blocked members so, by call and by page, and does not sign them in', async () => {
    const { browser, username } = await openAccount(site, karim)
    await site.db.run('UPDATE users SET is_blocked = $1 WHERE username = $2', [true, username])
    const call = await site.browser().call('POST', '/api/login', { username, password: PASSWORD })
    const page = await site.browser().post('/auth', { username, password: PASSWORD })

    expect([call.status, page.status]).toEqual([403, 400])
    expect(await call.json()).toEqual({ message: 'Votre compte est bloqué. Contactez un administrateur.' })
    expect(await page.text()).toContain('Votre compte est bloqué. Contactez un administrateur.')
    expect([call, page].flatMap((answer) => answer.headers.getSetCookie())).toEqual([])
    expect((await browser.get('/api/user')).status).toBe(401)
  })

  test("starts a new session and ends the browser's old one", async () => {
    const browser = site.browser()
    await browser.call('POST', '/api/login', CREDENTIALS)
    const before = browser.cookies.get('session')!
    await browser.call('POST', '/api/login', CREDENTIALS)

    expect(browser.cookies.get('session')).not.toBe(before)
    const thief = await site.browser().get('/api/user', { Cookie: `session=${before}` })
    expect(thief.status).toBe(401)
  })

  test('gives a cookie that no script reads and no other site sends', async () => {
    const answer = await site.browser().call('POST', '/api/login', CREDENTIALS)

    expect(answer.headers.getSetCookie()).toEqual([
      expect.stringMatching(/^session=[^;]+; Max-Age=7776000; Path=\/; HttpOnly; SameSite=Lax$/),
    ])
  })
})

test('POST /api/logout ends the session in the database too', async () => {
  const browser = site.browser()
  await browser.call('POST', '/api/login', CREDENTIALS)
  const cookie = `session=${browser.cookies.get('session')}`

  expect((await browser.call('POST', '/api/logout')).status).toBe(200)
  expect((await browser.get('/api/user')).status).toBe(401)
  expect((await site.browser().get('/api/user', { Cookie: cookie })).status).toBe(401)
})

test.each([
  ['a corrupt cookie', 'session=zut'],
  ['a foreign cookie', 'session=eyJhbGciOiJIUzI1NiJ9.eyJzdWIiOiIxIn0.c2lnbmF0dXJl'],
  ['a cookie signed by somebody else', 'session=ImFiYyI%3D.0o9dRSgY%2BoXRr4rIWe2sO2Z4w3Kt8M5V4c1c9Yc1o2A'],
  ['a cookie that cannot be decoded', 'session=%E0%A4%A'],
])('%s signs nobody in', async (_what, Cookie) => {
  expect((await site.browser().get('/api/user', { Cookie })).status).toBe(401)
})

describe('the profile', () => {
  let account: TestAccount
  beforeEach(async () => {
    account = await openAccount(site)
  })

  test('is changed by what is sent', async () => {
    const { browser, email } = account
    const sent = { firstName: 'Anne', lastName: 'Leroy', email: `neuve-${email}`, phone: '0470 12' }
    const answer = await browser.call('PUT', '/api/profile', sent)

    expect(answer.status).toBe(200)
    expect(await answer.json()).toMatchObject(sent)
    expect(await account.kept()).toMatchObject(sent)
  })

  test('keeps what members must not change', async () => {
    const before = await account.kept()
    const forged = { id: 1, isAdmin: true, isBlocked: true, createdAt: '2001-01-01', username: 'root' }
    const answer = await account.browser.call('PUT', '/api/profile', { ...before, ...forged })

    expect(await answer.json()).toEqual(before)
  })

  test('takes no e-mail that another member has', async () => {
    const sent = { ...account.profile, email: 'camille@example.com' }
    const answer = await account.browser.call('PUT', '/api/profile', sent)

    expect(answer.status).toBe(409)
    const message = 'Cet email est déjà utilisé'
    expect(await answer.json()).toEqual({ message, errors: { email: [message] } })
  })

  test('has another password, and the other sessions end', async () => {
    const other = await account.elsewhere()
    const change = { newPassword: NEW_PASSWORD, confirmPassword: NEW_PASSWORD }
    const put = (currentPassword: string) =>
      account.browser.call('PUT', '/api/profile/password', { ...change, currentPassword })

    const wrong = await put('Pas-le-bon-1')
    const message = 'Le mot de passe actuel est incorrect'
    expect([wrong.status, await wrong.json()]).toEqual([
      400,
      { message, errors: { currentPassword: [message] } },
    ])
    expect((await other.get('/api/user')).status).toBe(200)

    const right = await put(PASSWORD)
    expect([right.status, await right.json()]).toEqual([200, { message: 'Mot de passe modifié' }])
    expect((await other.get('/api/user')).status).toBe(401)
    expect((await account.browser.get('/api/user')).status).toBe(200)
  })
})
