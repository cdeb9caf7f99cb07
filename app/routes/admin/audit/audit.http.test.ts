import { afterAll, beforeAll, expect, test } from 'vitest'
import type { Browser } from '#test/browser'
import { allRows } from '#test/db/rows'
import { linkTo, read, SCRIPT } from '#test/html-text'
import { camille, elodie, karim, openTestSite, type TestSite } from '#test/site'
import { post } from '#test/calls/ads'

let site: TestSite
let admin: Browser
let member: Browser
let memberId: number
beforeAll(async () => {
  site = await openTestSite()
  admin = await site.admin(elodie)
  member = await site.member(camille)
  const { id } = (await (await member.get('/api/user')).json()) as { id: number }
  memberId = id
})
afterAll(() => site.close())

const approve = (id: number) => admin.call('PUT', `/api/classified-ads/${id}/approve`)

test('a line says who did what to which subject, with the values before and after', async () => {
  await admin.post(`/admin/users/${memberId}/promote`)
  await admin.post(`/admin/users/${memberId}/demote`)
  const { words, html } = await read(admin, '/admin/audit')

  expect(words).toContain("Élodie a retiré ses droits d'administrateur à l'utilisateur « camille »")
  expect(words).toContain('Administrateur avant : oui après : non')
  expect(linkTo(html, '« camille »')).toBe('/admin/users?q=camille')
})

test('a line links to its subject as long as that exists', async () => {
  const [kept, sold] = [
    await post(member, { title: 'Lunette neuve' }),
    await post(member, { title: 'Lunette cédée' }),
  ]
  await approve(kept.id)
  await approve(sold.id)
  await member.call('DELETE', `/api/classified-ads/${sold.id}`)
  const { html, words } = await read(admin, '/admin/audit?q=lunette')

  expect(linkTo(html, '« Lunette neuve »')).toBe(`/admin/ads/${kept.id}`)
  expect(words).toContain("Élodie a approuvé l'annonce « Lunette cédée »")
  expect(linkTo(html, '« Lunette cédée »')).toBeUndefined()
})

test('the lines about a deleted user stay, without a link', async () => {
  const gone = await site.member(karim)
  const { id } = (await (await gone.get('/api/user')).json()) as { id: number }
  await admin.post(`/admin/users/${id}/block`)
  await admin.post(`/admin/users/${id}/delete`)
  const { html, words } = await read(admin, '/admin/audit?q=karim')

  expect(words).toContain("Élodie a supprimé l'utilisateur « karim »")
  expect(words).toContain("Élodie a bloqué l'utilisateur « karim »")
  expect(linkTo(html, '« karim »')).toBeUndefined()
})

test('the line of a deleted ad shows its fields in French', async () => {
  const ad = await post(member, { title: 'Bipied' })
  await admin.call('DELETE', `/api/classified-ads/${ad.id}`)
  const { words } = await read(admin, '/admin/audit?q=bipied')

  expect(words).toContain("Élodie a supprimé l'annonce « Bipied »")
  expect(words).toContain('Prix avant : 500€')
  expect(words).not.toContain('userId')
})

test('a username that somebody else has taken since is not linked', async () => {
  const leaver = { ...karim, username: 'homonyme' }
  const { id } = (await (await (await site.member(leaver)).get('/api/user')).json()) as { id: number }
  await admin.post(`/admin/users/${id}/block`)
  await site.db.write(() => site.db.sequelize.query(`DELETE FROM users WHERE id = ${id}`))
  await site.member({ ...leaver, firstName: 'Karine' })
  const { words, html } = await read(admin, '/admin/audit?q=homonyme')

  expect(words).toContain("Élodie a bloqué l'utilisateur « homonyme »")
  expect(linkTo(html, '« homonyme »')).toBeUndefined()
})

test('the log is searched, and filtered by action', async () => {
  await admin.post(`/admin/users/${memberId}/promote`)
  await admin.post(`/admin/users/${memberId}/demote`)
  const { words } = await read(admin, '/admin/audit?action=user.demote&q=ELODIE')

  expect(words).toContain("a retiré ses droits d'administrateur")
  expect(words).not.toContain('a nommé administrateur')
  expect((await read(admin, '/admin/audit?q=introuvable')).words).toContain('Aucun résultat pour ces filtres')
})

test('user input is escaped', async () => {
  const ad = await post(member, { title: `Titre ${SCRIPT}` })
  await approve(ad.id)

  expect((await read(admin, '/admin/audit')).html).not.toMatch(/<script>alert|<img src=x/)
})

test('no page and no call changes or removes a line', async () => {
  await admin.post(`/admin/users/${memberId}/promote`)
  await admin.post(`/admin/users/${memberId}/demote`)
  const before = await allRows(site.db, 'admin_actions')
  const [line] = before

  for (const path of [
    '/admin/audit',
    `/admin/audit/${line!.id}`,
    `/admin/audit/${line!.id}/delete`,
    '/api/admin/audit',
  ])
    for (const method of ['POST', 'PUT', 'DELETE'])
      expect([404, 405]).toContain((await admin.send(method, path)).status)
  expect(await allRows(site.db, 'admin_actions')).toEqual(before)
})
