import { afterAll, beforeAll, expect, test } from 'vitest'
import type { Browser } from '#test/browser'
import { openAccount } from '#test/account'
import { elodie, openTestSite, type TestSite } from '#test/site'

let site: TestSite
let admin: Browser
beforeAll(async () => {
  site = await openTestSite()
  admin = await site.admin(elodie)
})
afterAll(() => site.close())

const USERS = '/api/admin/users'

async function newMember() {
  const { browser, kept } = await openAccount(site)
  return { browser, id: (await kept()).id as number }
}

test('the list of users is newest first, whole or in part', async () => {
  const older = await newMember()
  const newer = await newMember()
  const answer = await admin.get(USERS)
  const users = (await answer.json()) as { id: number }[]

  expect(users.slice(0, 2).map(({ id }) => id)).toEqual([newer.id, older.id])
  expect(answer.headers.get('X-Total-Count')).toBe(String(users.length))
  expect(await (await admin.get(`${USERS}?limit=1&offset=1`)).json()).toMatchObject([{ id: older.id }])
})

test('a user who is blocked is signed out until unblocked', async () => {
  const { browser, id } = await newMember()

  const blocked = await admin.call('PUT', `${USERS}/${id}/block`)
  expect([blocked.status, await blocked.json()]).toMatchObject([200, { id, isBlocked: true }])
  expect((await browser.get('/api/user')).status).toBe(401)
  const unblocked = await admin.call('PUT', `${USERS}/${id}/unblock`)
  expect([unblocked.status, await unblocked.json()]).toMatchObject([200, { id, isBlocked: false }])
})

test('a user who is deleted is gone', async () => {
  const { browser, id } = await newMember()
  const remove = () => admin.call('DELETE', `${USERS}/${id}`)

  expect(await (await remove()).json()).toEqual({ message: 'Utilisateur supprimé avec succès' })
  expect((await browser.get('/api/user')).status).toBe(401)
  const again = await remove()
  expect([again.status, await again.json()]).toEqual([404, { message: 'Utilisateur non trouvé' }])
})

test.each([
  ['PUT', '/block', 'Vous ne pouvez pas bloquer votre propre compte.'],
  ['PUT', '/unblock', 'Vous ne pouvez pas débloquer votre propre compte.'],
  ['DELETE', '', 'Vous ne pouvez pas supprimer votre propre compte ici.'],
])('admins cannot %s their own account%s', async (method, rest, message) => {
  const { id } = (await (await admin.get('/api/user')).json()) as { id: number }
  const answer = await admin.call(method, `${USERS}/${id}${rest}`)

  expect([answer.status, await answer.json()]).toEqual([409, { message }])
})
