import { expect, test } from 'vitest'
import { openPage, readPage } from '#test/harness/page'
import { codeAt, confirmAddress, findSecret } from '#test/things/second-factor'
import { postAd } from '#test/things/ad'
import { camille, elodie, karim, newcomer } from '#test/people'
import { setUpSite } from '#test/harness/file-sites'

const site = await setUpSite({ ADMIN_SECOND_FACTOR: 'required' })
const admin = await site.admin(elodie)

test('an admin without a required second factor sets it up before the panel', async () => {
  const panel = '/admin/users?page=2'
  const led = await admin.get(panel)
  const back = new URLSearchParams({ redirectTo: panel }).toString()
  expect(led.headers.get('Location')).toBe(`/profile/second-factor?${back}`)
  expect((await openPage(admin.follow(led))).words).toContain('Demandée aux administrateurs')
  const call = await admin.get('/api/admin/stats')
  expect([call.status, await call.json()]).toEqual([
    403,
    { message: "Activez d'abord la double authentification dans votre profil." },
  ])
  expect((await admin.get('/dashboard')).status).toBe(200)

  await confirmAddress(site, await admin.findMemberId())
  const [path, query] = ['/profile/second-factor', back]
  const begun = await openPage(admin.follow(await admin.post(`${path}?form=begin&${query}`)))
  const code = codeAt(findSecret(begun))
  const page = await openPage(admin.post(`${path}?form=confirm&${query}`, { code }))
  expect(page.attributes('a', 'href')).toContain(panel)
  expect((await admin.get('/admin')).status).toBe(200)
  expect((await admin.get('/api/admin/stats')).status).toBe(200)
})

test('elsewhere such an admin has the rights of a member only', async () => {
  const ad = await postAd(await site.member(karim))
  const other = await site.admin(newcomer(elodie))
  const rights = async () => [
    (await other.get(`/classified-ads/${ad.id}`)).status,
    (await other.call('DELETE', `/api/classified-ads/${ad.id}`)).status,
    (await other.get('/admin/users/export.csv')).status,
  ]

  expect(await rights()).toEqual([404, 404, 303])
})

test('what names the account of such an admin calls them one', async () => {
  const reda = newcomer(elodie)
  const other = await site.admin(reda)
  const account = (await (await other.get('/api/user')).json()) as object
  const { user } = (await (await other.get('/profile/data')).json()) as { user: object }

  expect(account).toMatchObject({ username: reda.username, isAdmin: true })
  expect(user).toMatchObject({ username: reda.username, isAdmin: true })
  expect(user).not.toHaveProperty('isAdminWithoutFactor')
})

test('members are not led there, and learn nothing of it', async () => {
  const member = await site.member(camille)

  expect((await member.get('/admin')).status).toBe(403)
  expect((await readPage(member, '/profile/second-factor')).words).not.toContain('administrateurs')
})
