import { beforeAll, expect, test } from 'vitest'
import type { Browser } from '#test/harness/browser'
import { openCallWorld } from '#test/harness/calls/world'
import { readPage } from '#test/harness/page'
import { sharedSite } from '#test/harness/shared-site'

const world = sharedSite(openCallWorld)
let admin: Browser
let camille: string
beforeAll(async () => {
  admin = world.readers.admin
  camille = `/admin/users/${await world.readers.owner.memberId()}`
})

test("a member's page shows exams, ads, refusals and reports, no secrets", async () => {
  await world.result()
  await world.adReport()
  await world.report()
  const { id } = await world.ad()
  await admin.post(`/admin/ads/${id}/reject`, {
    ...{ rule: 'photo', reason: 'Un numéro de série se lit.', revision: '1' },
  })

  const page = await readPage(admin, camille)

  expect(page.words).toContain('Camille Dubois')
  expect(page.words).toMatch(/Email confirmé Non.*Dernière visite \d+.*Sessions ouvertes 1/)
  expect(page.section('examens')?.words).toMatch(/Examens \(1\).*Entraînement 8 \/ 10 Réussi/)
  expect(page.section('annonces')?.words).toMatch(/1 annonce refusée.*Refusée Un numéro de série se lit\./)
  expect(page.section('signalements')?.words).toMatch(/À son sujet 1 Envoyés 1/)
  expect(page.html).not.toMatch(/argon2|passwordHash|searchText/)
})

test('when a member was last there is still shown once they are blocked', async () => {
  await admin.post(`${camille}/block`)

  const { words } = await readPage(admin, camille)
  expect(words).toMatch(/Statut Utilisateur Bloqué.*Dernière visite \d+.*Sessions ouvertes 0/)
  await admin.post(`${camille}/unblock`)
})

test("an act on a member's page leads back to it, a deletion to the list", async () => {
  expect((await readPage(admin, '/admin/users')).link('camille')).toBe(camille)

  const page = await readPage(admin, camille)
  const block = page.find(`a[href*="/block"]`)!.attribute('href')!

  expect((await admin.post(block)).headers.get('Location')).toBe(camille)
  expect(page.find('a[href*="/delete"]')!.attribute('href')).not.toContain('retour')
  await admin.post(`${camille}/unblock`)
})
