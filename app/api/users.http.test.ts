import { expect, test } from 'vitest'
import { openAccount } from '#test/things/account'
import { elodie } from '#test/people'
import { setUpSite } from '#test/harness/file-sites'

const site = await setUpSite()
const admin = await site.admin(elodie)

const USERS = '/api/admin/users'

async function call(method: string, path: string) {
  const answer = await admin.call(method, `${USERS}/${path}`)
  return [answer.status, await answer.json()] as [number, unknown]
}

test('a user is blocked, unblocked, and deleted once', async () => {
  const { browser } = await openAccount(site)
  const id = await browser.findMemberId()

  expect(await call('PUT', `${id}/block`)).toMatchObject([200, { id, isBlocked: true }])
  expect(await call('PUT', `${id}/unblock`)).toMatchObject([200, { id, isBlocked: false }])
  expect(await call('DELETE', `${id}`)).toEqual([200, { message: 'Utilisateur supprimé avec succès' }])
  expect(await call('DELETE', `${id}`)).toEqual([404, { message: 'Utilisateur non trouvé' }])
})

test.each([
  ['PUT', '/block', 'Vous ne pouvez pas bloquer votre propre compte.'],
  ['PUT', '/unblock', 'Vous ne pouvez pas débloquer votre propre compte.'],
  ['DELETE', '', 'Vous ne pouvez pas supprimer votre propre compte ici.'],
])('admins cannot %s their own account%s', async (method, rest, message) => {
  const path = `${await admin.findMemberId()}${rest}`

  expect(await call(method, path)).toEqual([409, { message }])
})
