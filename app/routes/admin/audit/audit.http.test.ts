import { expect, test } from 'vitest'
import type { Browser } from '#test/harness/browser'
import { readPage } from '#test/harness/page'
import { camille, elodie, karim } from '#test/people'
import { setUpSite } from '#test/harness/file-sites'
import { postAd } from '#test/things/ad'

const site = await setUpSite()
const admin = await site.admin(elodie)
const member = await site.member(camille)

const approve = (id: number) => admin.call('PUT', `/api/classified-ads/${id}/approve`)

async function act(user: Browser, ...acts: string[]) {
  const id = await user.findMemberId()
  for (const act of acts) await admin.post(`/admin/users/${id}/${act}`)
  return id
}

test('a line says who did what to which subject, and no switch twice', async () => {
  const id = await act(member, 'promote', 'demote')
  const page = await readPage(admin, '/admin/audit')

  expect(page.words).toContain("Élodie a retiré les droits d'administrateur de « camille »")
  expect(page.words).not.toContain('avant : oui')
  expect(page.link('« camille »')).toBe(`/admin/users/${id}`)
})

test('the log is searched, and filtered by action', async () => {
  await act(member, 'promote', 'demote')
  const { words } = await readPage(admin, '/admin/audit?action=user.demote&q=ELODIE')

  expect(words).toContain("a retiré les droits d'administrateur")
  expect(words).not.toContain('a nommé administrateur')
  expect((await readPage(admin, '/admin/audit?q=introuvable')).words).toContain(
    'Aucun résultat pour ces filtres',
  )
})

test('a line links to its subject as long as that exists', async () => {
  const kept = await postAd(member, { title: 'Lunette neuve' })
  const sold = await postAd(member, { title: 'Lunette cédée' })
  await approve(kept.id)
  await approve(sold.id)
  await member.call('DELETE', `/api/classified-ads/${sold.id}`)
  const page = await readPage(admin, '/admin/audit?q=lunette')

  expect(page.link('« Lunette neuve »')).toBe(`/admin/ads/${kept.id}`)
  expect(page.words).toContain("Élodie a approuvé l'annonce « Lunette cédée »")
  expect(page.link('« Lunette cédée »')).toBeUndefined()
})

test('a username that somebody else has taken since is not linked', async () => {
  const leaver = { ...karim, username: 'homonyme' }
  const id = await act(await site.member(leaver), 'block')
  await site.db.write(`DELETE FROM users WHERE id = ${id}`)
  await site.member({ ...leaver, firstName: 'Karine' })
  const page = await readPage(admin, '/admin/audit?q=homonyme')

  expect(page.words).toContain("Élodie a bloqué l'utilisateur « homonyme »")
  expect(page.link('« homonyme »')).toBeUndefined()
})

test('the line of a deleted ad shows its fields in French', async () => {
  const ad = await postAd(member, { title: 'Bipied' })
  await admin.call('DELETE', `/api/classified-ads/${ad.id}`)
  const { words } = await readPage(admin, '/admin/audit?q=bipied')

  expect(words).toContain("Élodie a supprimé l'annonce « Bipied »")
  expect(words).toContain('Prix avant : 500€')
  expect(words).not.toContain('userId')
})
