import { beforeEach, describe, expect, test } from 'vitest'
import type { Browser } from '#test/harness/browser'
import { setUpSite } from '#test/harness/file-sites'
import { elodie, PASSWORD } from '#test/people'
import { type Account, openAccount } from '#test/things/account'
import { agePasswords } from '#test/things/second-factor'

const site = await setUpSite()

const admin = await site.admin(elodie)
const adminId = await admin.findMemberId()
let member: Account
let memberId: number
beforeEach(async () => {
  member = await openAccount(site)
  memberId = await member.browser.findMemberId()
  await agePasswords(site, adminId)
  await agePasswords(site, memberId)
})

const NEEDED = { message: "Confirmez d'abord votre mot de passe.", passwordNeeded: true }
const confirm = async (browser: Browser, password: string) => {
  const answer = await browser.call('POST', '/api/confirm-password', { password })
  return [answer.status, await answer.json()] as [number, unknown]
}
const ask = async (browser: Browser, method: string, path: string, body?: object) => {
  const answer = await browser.call(method, path, body)
  return [answer.status, await answer.json()] as [number, unknown]
}

describe('a call, with a password of more than ten minutes ago,', () => {
  test.each([
    ['GET', '/api/admin/users'],
    ['GET', '/api/admin/exam-results'],
    ['DELETE', '/api/admin/users/{member}'],
  ])('is refused until the password is confirmed: %s %s', async (method, asked) => {
    const path = asked.replace('{member}', String(memberId))
    expect(await ask(admin, method, path)).toEqual([403, NEEDED])
    expect((await member.browser.get('/api/user')).status).toBe(200)

    expect(await confirm(admin, PASSWORD)).toEqual([200, { message: 'Mot de passe confirmé' }])
    expect((await ask(admin, method, path))[0]).toBe(200)
  })

  test('changes a profile, but not its e-mail', async () => {
    const moved = { ...member.profile, email: `neuve-${member.email}` }
    const change = (body: object) => ask(member.browser, 'PUT', '/api/profile', body)

    expect(await change(moved)).toEqual([403, NEEDED])
    expect(await change({ ...member.profile, lastName: 'Leroy' })).toMatchObject([
      200,
      { lastName: 'Leroy', email: member.email },
    ])
    await confirm(member.browser, PASSWORD)
    expect(await change(moved)).toMatchObject([200, { email: moved.email }])
  })
})

test('a wrong password confirms nothing, and says so at its field', async () => {
  const message = 'Le mot de passe actuel est incorrect'
  const refusal = { message, errors: { password: [message] } }

  expect(await confirm(admin, 'Pas-le-bon-1')).toEqual([400, refusal])
  expect(await ask(admin, 'GET', '/api/admin/users')).toEqual([403, NEEDED])
})

test('a call that is not grave takes an old password', async () => {
  expect((await ask(admin, 'PUT', `/api/admin/users/${memberId}/block`))[0]).toBe(200)
})
