import { describe, expect, test } from 'vitest'
import { openAccount } from '#test/things/account'
import { openPage } from '#test/harness/page'
import { camille, elodie, karim, NEW_PASSWORD, PASSWORD } from '#test/people'
import { setUpSite } from '#test/harness/file-sites'

const site = await setUpSite()
await site.member(camille)

const CREDENTIALS = { username: 'camille', password: PASSWORD }
const register = (body: object) => site.browser().call('POST', '/api/register', body)
const login = (body: object, browser = site.browser()) => browser.call('POST', '/api/login', body)

describe('POST /api/register', () => {
  test('answers with the member, without the password, and signs in', async () => {
    const browser = site.browser()
    const { password, ...shown } = { ...karim, phone: '+32 470 12 34 56' }
    const answer = await browser.call('POST', '/api/register', { ...shown, password })

    expect(answer.status).toBe(201)
    const user = (await answer.json()) as { id: number; createdAt: string }
    const { id, createdAt } = user
    expect(user).toEqual({ ...shown, id, isAdmin: false, isBlocked: false, createdAt })
    for (const path of ['/api/user', '/api/profile'])
      expect(await (await browser.get(path)).json()).toEqual(user)
  })

  test.each([
    ['username', { username: 'CAMILLE' }, "Ce nom d'utilisateur est déjà utilisé"],
    ['email', { email: 'Camille@example.com' }, 'Cet email est déjà utilisé'],
  ])('answers 409 when the %s is taken', async (field, taken, message) => {
    const answer = await register({ ...elodie, ...taken })

    expect(answer.status).toBe(409)
    expect(await answer.json()).toEqual({ message, errors: { [field]: [message] } })
  })
})

describe('POST /api/login', () => {
  test("starts a new session, and ends the browser's old one in the database", async () => {
    const browser = site.browser()
    const statusOf = async (Cookie: string) => (await site.browser().get('/api/user', { Cookie })).status
    const signIn = async () => {
      const answer = await login(CREDENTIALS, browser)
      expect([answer.status, await answer.json()]).toMatchObject([200, { username: 'camille' }])
      return `session=${browser.cookies.get('session')}`
    }
    const [first, second] = [await signIn(), await signIn()]
    expect([await statusOf(first), await statusOf(second)]).toEqual([401, 200])

    expect((await browser.call('POST', '/api/logout')).status).toBe(200)
    expect([(await browser.get('/api/user')).status, await statusOf(second)]).toEqual([401, 401])
  })

  test.each([
    ['a wrong password', { username: 'camille', password: 'Autre-chose-1' }],
    ['an unknown member', { username: 'personne', password: PASSWORD }],
  ])('answers 401 to %s, in the same words', async (_what, body) => {
    const answer = await login(body)

    expect(answer.status).toBe(401)
    expect(await answer.json()).toEqual({ message: "Nom d'utilisateur ou mot de passe incorrect" })
  })

  test('tells blocked members so, by call and page, and signs none of them in', async () => {
    const { browser, username } = await openAccount(site, karim)
    await site.db.write('UPDATE users SET is_blocked = $1 WHERE username = $2', [true, username])
    const body = { username, password: PASSWORD }
    const [call, page] = [await login(body), await site.browser().post('/auth', body)]

    expect([call.status, page.status]).toEqual([403, 400])
    const message = 'Votre compte est bloqué. Contactez un administrateur.'
    expect(await call.json()).toEqual({ message })
    expect((await openPage(page)).words).toContain(message)
    expect([call, page].flatMap((answer) => answer.headers.getSetCookie())).toEqual([])
    expect((await browser.get('/api/user')).status).toBe(401)
  })

  test('gives a cookie that no script reads and no other site sends', async () => {
    const [cookie] = (await login(CREDENTIALS)).headers.getSetCookie()

    expect(cookie).toMatch(/^session=[^;]+; Max-Age=7776000; Path=\/; HttpOnly; SameSite=Lax$/)
  })
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
  test('is changed by what is sent, except what members must not change', async () => {
    const { browser, email, username, readProfile } = await openAccount(site)
    const sent = { firstName: 'Anne', lastName: 'Leroy', email: `neuve-${email}`, phone: '0470 12' }
    const forged = { id: 1, isAdmin: true, isBlocked: true, createdAt: '2001-01-01', username: 'root' }
    const expected = { ...(await readProfile()), ...sent, username }

    const answer = await browser.call('PUT', '/api/profile', { ...sent, ...forged })
    expect([answer.status, await answer.json()]).toEqual([200, expected])
    expect(await readProfile()).toEqual(expected)
  })

  test('has another password, and the other sessions end', async () => {
    const { browser, elsewhere } = await openAccount(site)
    const other = await elsewhere()
    const put = async (currentPassword: string) => {
      const change = { currentPassword, newPassword: NEW_PASSWORD, confirmPassword: NEW_PASSWORD }
      const answer = await browser.call('PUT', '/api/profile/password', change)
      const signedIn = [(await browser.get('/api/user')).status, (await other.get('/api/user')).status]
      return [answer.status, await answer.json(), ...signedIn] as unknown[]
    }

    const message = 'Le mot de passe actuel est incorrect'
    const refusal = { message, errors: { currentPassword: [message] } }
    expect(await put('Pas-le-bon-1')).toEqual([400, refusal, 200, 200])
    expect(await put(PASSWORD)).toEqual([200, { message: 'Mot de passe modifié' }, 200, 401])
  })
})
