import { beforeEach, describe, expect, test } from 'vitest'
import { openAccount } from '#test/things/account'
import type { Browser } from '#test/harness/browser'
import { openPage, readPage } from '#test/harness/page'
import { agePasswords, pageDriver, setUpFactor } from '#test/things/second-factor'
import { elodie, PASSWORD } from '#test/people'
import { setUpSite } from '#test/harness/file-sites'

const site = await setUpSite()

let member: Browser
let path: string
const admin = await site.admin(elodie)
const adminId = await admin.findMemberId()
beforeEach(async () => {
  member = (await openAccount(site)).browser
  path = `/admin/users/${await member.findMemberId()}`
  await agePasswords(site, adminId)
})

const asks = (target: string) => `/profile/password-again?${new URLSearchParams({ redirectTo: target })}`
const confirm = (target: string, currentPassword = PASSWORD) => admin.post(asks(target), { currentPassword })
const isAdmin = async () => ((await (await member.get('/api/user')).json()) as { isAdmin: boolean }).isAdmin

describe('a password of more than ten minutes ago', () => {
  test.each([
    '/admin/users/export.csv?q=camille',
    '/admin/exams/export.csv',
    '{user}/delete?retour=%2Fadmin%2Fusers%3Fpage%3D2',
  ])('is asked for again before %s, which then opens as it was asked for', async (asked) => {
    const target = asked.replace('{user}', path)
    expect((await admin.get(target)).headers.get('Location')).toBe(asks(target))

    const confirmed = await confirm(target)
    expect([confirmed.status, confirmed.headers.get('Location')]).toEqual([303, target])
    expect((await admin.get(target)).status).toBe(200)
  })

  test.each(['promote', 'delete', 'reset-second-factor'])(
    'keeps a button that %ss a member from acting, and says so',
    async (act) => {
      await setUpFactor(pageDriver(site, member))
      const answer = await admin.post(`${path}/${act}`)

      expect(answer.headers.get('Location')).toBe(asks(`${path}/${act}`))
      const page = (await openPage(admin.follow(answer))).words
      expect(page).toContain('Confirmez votre mot de passe pour continuer')
      expect(page).toContain('Confirmez votre mot de passe')
      expect(await isAdmin()).toBe(false)
      expect((await readPage(member, '/profile')).words).toContain('Gérer la double')
    },
  )

  test('is enough for what is not grave', async () => {
    expect((await admin.get('/admin/users')).status).toBe(200)
    expect((await admin.post(`${path}/block`)).headers.get('Location')).toBe('/admin/users')
  })

  test('is asked for at its field until it is right, and never sent back', async () => {
    const page = await openPage(confirm('/admin/users', 'Pas-le-bon-1'))

    expect(page.status).toBe(400)
    expect(page.words).toContain('Le mot de passe actuel est incorrect')
    expect(page.html).not.toContain('Pas-le-bon-1')
    expect((await admin.post(`${path}/promote`)).headers.get('Location')).toBe(asks(`${path}/promote`))
  })

  test.each(['https://example.com/', '//example.com', '/\\example.com'])(
    'leads to no other site: %s',
    async (target) => {
      expect((await confirm(target)).headers.get('Location')).toBe('/profile')
    },
  )
})

test('a password given again lets an admin promote and reset a second factor', async () => {
  await setUpFactor(pageDriver(site, member))
  await confirm('/admin/users')
  await admin.post(`${path}/promote`)
  const reset = await admin.post(`${path}/reset-second-factor`)

  expect((await openPage(admin.follow(reset))).words).toContain('Double authentification retirée')
  expect(await isAdmin()).toBe(true)
  expect((await readPage(member, '/profile')).words).toContain('Activer la double authentification')
})
