import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import type { Browser } from '#test/browser'
import { openAccount, type TestAccount } from '#test/account'
import { karim, openTestSite, PASSWORD, type TestSite } from '#test/site'

let site: TestSite
let account: TestAccount
let browser: Browser

beforeAll(async () => {
  site = await openTestSite()
})
beforeEach(async () => {
  account = await openAccount(site)
  ;({ browser } = account)
})
afterAll(() => site.close())

describe('/api/profile', () => {
  test('answers the member, without the password', async () => {
    const answer = await browser.get('/api/profile')

    expect(answer.status).toBe(200)
    expect(await answer.json()).toEqual(await (await browser.get('/api/user')).json())
  })

  test('changes what is sent, and answers the member as changed', async () => {
    const sent = {
      firstName: 'Anne',
      lastName: 'Leroy',
      email: `neuve-${account.email}`,
      phone: '0470 12',
    }
    const answer = await browser.call('PUT', '/api/profile', sent)

    expect(answer.status).toBe(200)
    expect(await answer.json()).toMatchObject({ ...sent, username: account.username })
    expect(await (await browser.get('/api/profile')).json()).toMatchObject(sent)
  })

  test('ignores what a member must not change', async () => {
    const before = await account.kept()
    const forged = { id: 1, isAdmin: true, isBlocked: true, createdAt: '2001-01-01', username: 'root' }
    const answer = await browser.call('PUT', '/api/profile', { ...before, ...forged })

    expect(await answer.json()).toEqual(before)
  })

  test('answers 400 with the message of each field', async () => {
    const answer = await browser.call('PUT', '/api/profile', { firstName: 'A', email: 'zut' })

    expect(answer.status).toBe(400)
    expect((await answer.json()) as object).toMatchObject({
      errors: {
        firstName: ['Le prénom doit contenir au moins 2 caractères'],
        lastName: ['Le nom doit contenir au moins 2 caractères'],
        email: ["Format d'email invalide"],
      },
    })
  })

  test('answers 409 for an e-mail that another member has', async () => {
    const other = await openAccount(site, karim)
    const sent = { firstName: 'Camille', lastName: 'Dubois', email: other.email }
    const answer = await browser.call('PUT', '/api/profile', sent)

    expect(answer.status).toBe(409)
    const message = 'Cet email est déjà utilisé'
    expect(await answer.json()).toEqual({ message, errors: { email: [message] } })
  })
})

describe('PUT /api/profile/password', () => {
  const change = { currentPassword: PASSWORD, newPassword: 'Dix-sur-10!', confirmPassword: 'Dix-sur-10!' }

  test('changes it and ends the other sessions', async () => {
    const other = await account.elsewhere()

    const answer = await browser.call('PUT', '/api/profile/password', change)

    expect(answer.status).toBe(200)
    expect(await answer.json()).toEqual({ message: 'Mot de passe modifié' })
    expect((await other.get('/api/user')).status).toBe(401)
    expect((await browser.get('/api/user')).status).toBe(200)
  })

  test.each([
    ['currentPassword', { currentPassword: 'Pas-le-bon-1' }, 'Le mot de passe actuel est incorrect'],
    ['confirmPassword', { confirmPassword: 'Autre-10!' }, 'Les mots de passe ne correspondent pas'],
    ['newPassword', { newPassword: 'court' }, 'Le mot de passe doit contenir au moins 8 caractères'],
  ])('answers 400 with the message of %s', async (field, wrong, message) => {
    const answer = await browser.call('PUT', '/api/profile/password', { ...change, ...wrong })

    expect(answer.status).toBe(400)
    expect(await answer.json()).toMatchObject({ errors: { [field]: expect.arrayContaining([message]) } })
  })
})

test.each([
  ['GET', '/api/profile'],
  ['PUT', '/api/profile'],
  ['PUT', '/api/profile/password'],
])('a visitor who calls %s %s is answered 401', async (method, path) => {
  const answer = await site.browser().call(method, path, method === 'PUT' ? {} : undefined)

  expect(answer.status).toBe(401)
  expect(await answer.json()).toEqual({ message: 'Vous devez être connecté.' })
})

test.each([
  ['DELETE', '/api/profile', 'GET, HEAD, PUT'],
  ['POST', '/api/profile/password', 'PUT'],
  ['GET', '/api/forgot-password', 'POST'],
  ['PUT', '/api/reset-password', 'POST'],
])('%s %s is answered 405 with Allow: %s', async (method, path, allow) => {
  const answer = await browser.call(method, path, method === 'GET' ? undefined : {})

  expect(answer.status).toBe(405)
  expect(answer.headers.get('Allow')).toBe(allow)
})
