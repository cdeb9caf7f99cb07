import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { user } from '#app/calls/entities'
import type { Browser } from '#test/browser'
import { camille, elodie, openTestSite, type TestSite } from '#test/site'

let site: TestSite
let admin: Browser
beforeAll(async () => {
  site = await openTestSite()
  admin = await site.admin(elodie)
})
afterAll(() => site.close())

type ApiUser = { id: number; username: string; isBlocked: boolean }

let members = 0

async function newMember() {
  const browser = await site.member({ ...camille, username: `${camille.username}-${(members += 1)}` })
  return { browser, ...((await (await browser.get('/api/user')).json()) as ApiUser) }
}

describe('the list of users', () => {
  test('is newest first, with its number, and without a password', async () => {
    const older = await newMember()
    const newer = await newMember()
    const answer = await admin.get('/api/admin/users')
    const users = (await answer.json()) as ApiUser[]

    expect(users.slice(0, 2).map(({ id }) => id)).toEqual([newer.id, older.id])
    for (const one of users) expect(user.safeParse(one).error).toBeUndefined()
    expect(answer.headers.get('X-Total-Count')).toBe(String(users.length))
  })

  test('is read in parts', async () => {
    const { id } = await newMember()
    await newMember()

    expect(await (await admin.get('/api/admin/users?limit=1&offset=1')).json()).toMatchObject([{ id }])
    expect((await admin.get('/api/admin/users?limit=0')).status).toBe(400)
  })
})

test('a user who is blocked is signed out, and unblocked comes back', async () => {
  const { browser, id } = await newMember()

  const blocked = await admin.call('PUT', `/api/admin/users/${id}/block`)
  expect([blocked.status, await blocked.json()]).toMatchObject([200, { id, isBlocked: true }])
  expect((await browser.get('/api/user')).status).toBe(401)

  const unblocked = await admin.call('PUT', `/api/admin/users/${id}/unblock`)
  expect([unblocked.status, await unblocked.json()]).toMatchObject([200, { id, isBlocked: false }])
})

test('a user who is deleted is gone', async () => {
  const { browser, id } = await newMember()
  const remove = () => admin.call('DELETE', `/api/admin/users/${id}`)

  const deleted = await remove()
  expect([deleted.status, await deleted.json()]).toEqual([
    200,
    { message: 'Utilisateur supprimé avec succès' },
  ])
  expect((await browser.get('/api/user')).status).toBe(401)
  expect((await remove()).status).toBe(404)
})

const CALLS = [
  ['PUT', '/block'],
  ['PUT', '/unblock'],
  ['DELETE', ''],
] as const

describe.each(CALLS)('%s …%s', (method, rest) => {
  test('is a conflict for an admin on himself', async () => {
    const { id } = (await (await admin.get('/api/user')).json()) as ApiUser
    const answer = await admin.call(method, `/api/admin/users/${id}${rest}`)

    expect([answer.status, await answer.json()]).toEqual([
      409,
      { message: expect.stringMatching(/^Vous ne pouvez pas/) as string },
    ])
    expect((await admin.get('/api/admin/users')).status).toBe(200)
  })

  test.each(['999999', 'abc', '0', '2147483648'])('knows no user %s', async (id) => {
    const answer = await admin.call(method, `/api/admin/users/${id}${rest}`)

    expect([answer.status, await answer.json()]).toEqual([404, { message: 'Utilisateur non trouvé' }])
  })

  test('is for admins only', async () => {
    const { browser, id } = await newMember()
    const path = `/api/admin/users/${id}${rest}`

    expect((await browser.call(method, path)).status).toBe(403)
    expect((await site.browser().call(method, path)).status).toBe(401)
    expect((await browser.get('/api/user')).status).toBe(200)
  })
})
