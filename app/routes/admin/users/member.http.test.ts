import { beforeAll, expect, test } from 'vitest'
import type { Browser } from '#test/browser'
import { openCallWorld } from '#test/calls/world'
import { read, section, wordsOf } from '#test/html-text'
import { sharedSite } from '#test/shared-site'

const world = sharedSite(openCallWorld)
let admin: Browser
let camille: string
beforeAll(async () => {
  admin = world.readers.admin
  camille = `/admin/users/${await world.readers.owner.memberId()}`
})

test('the page of a member shows who they are, their exams and ads, and what was refused or reported', async () => {
  await world.result()
  await world.adReport()
  await world.report()
  const { id } = await world.ad()
  await admin.post(`/admin/ads/${id}/reject`, {
    ...{ rule: 'photo', reason: 'Un numéro de série se lit.', revision: '1' },
  })

  const { html, words } = await read(admin, camille)

  expect(words).toContain('Camille Dubois')
  expect(words).toMatch(/Email confirmé Non.*Dernière visite \d+.*Sessions ouvertes 1/)
  expect(wordsOf(section(html, 'examens'))).toMatch(/Examens \(1\).*Entraînement 8 \/ 10 Réussi/)
  expect(wordsOf(section(html, 'annonces'))).toMatch(/1 annonce refusée.*Refusée Un numéro de série se lit\./)
  expect(wordsOf(section(html, 'signalements'))).toMatch(/À son sujet 1 Envoyés 1/)
  expect(html).not.toMatch(/argon2|passwordHash|searchText/)
})

test('when a member was last there is still shown once they are blocked', async () => {
  await admin.post(`${camille}/block`)

  const { words } = await read(admin, camille)
  expect(words).toMatch(/Statut Utilisateur Bloqué.*Dernière visite \d+.*Sessions ouvertes 0/)
  await admin.post(`${camille}/unblock`)
})

test('an act on the page of a member leads back to it, and a deletion to the list', async () => {
  const { html } = await read(admin, '/admin/users')
  expect(html).toContain(`href="${camille}"`)

  const page = await read(admin, camille)
  const acts = [...page.html.matchAll(/(?:action|href)="([^"]*\/admin\/users\/\d+\/\w+[^"]*)"/g)].map(
    ([, path]) => path!.replaceAll('&amp;', '&'),
  )
  const block = acts.find((path) => path.includes('/block'))!

  expect((await admin.post(block)).headers.get('Location')).toBe(camille)
  expect(acts.find((path) => path.includes('/delete'))).not.toContain('retour')
  await admin.post(`${camille}/unblock`)
})

test.each(['999999', 'abc', '0'])('there is no page of a member under %s', async (id) => {
  const { status, words } = await read(admin, `/admin/users/${id}`)

  expect(status).toBe(404)
  expect(words).toContain('Utilisateur non trouvé')
})
