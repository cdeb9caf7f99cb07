import { beforeEach, expect, test } from 'vitest'
import { readPage } from '#test/harness/page'
import { setUpAdSite } from '#test/harness/file-sites'

const site = await setUpAdSite()
beforeEach(() => site.db.write('DELETE FROM ad_alerts'))

const CREATE = 'Créer une alerte'
const keep = async (search: string) => {
  const { member } = site.readers
  const answer = await member.post('/alertes', { search })
  expect(answer.headers.get('Location')).toBe('/alertes')
  return readPage(member, '/alertes')
}

test('a search with a filter can be kept, also one that finds nothing', async () => {
  const { member, visitor } = site.readers
  const page = await readPage(member, '/classified-ads?max=300&q=Introuvable&sort=oldest')
  expect(page.words).toContain(CREATE)
  expect(page.field('search')?.value).toBe('q=Introuvable&max=300')

  for (const search of ['', '?sort=oldest', '?owner=2', '?owner=2&type=sale', '?type=autre'])
    expect((await readPage(member, `/classified-ads${search}`)).words, search).not.toContain(CREATE)
  const list = '/classified-ads?max=300'
  const signIn = `/auth?${new URLSearchParams({ mode: 'register', redirectTo: list })}`
  expect((await readPage(visitor, list)).link(CREATE)).toBe(signIn)
})

test('the page names each search in words, with its link and its removal', async () => {
  const { member } = site.readers
  const page = await keep('province=liege&q=lunette&max=1500')

  expect(page.words).toContain('Alerte créée')
  const said = "Recherche : lunette, province : Liège, jusqu'à 1 500 €"
  expect(page.link(said)).toBe('/classified-ads?q=lunette&province=liege&max=1500')
  expect(page.words).toMatch(/Créée le \d.* Supprimer/)
  expect(page.robots).toBe('noindex')

  const [id] = page.attributes('[name="remove"]', 'value')
  await member.post('/alertes', { remove: id! })
  expect((await readPage(member, '/alertes')).words).toMatch(/Alerte supprimée.*Vous n'avez aucune alerte/)
})

test('the page says why an alert cannot be kept', async () => {
  expect((await keep('sort=oldest')).words).toContain("Choisissez d'abord un filtre")
  expect((await site.readers.member.post('/alertes', { search: 'x'.repeat(1001) })).status).toBe(400)
})

test('the mails end and begin on the page, and need a confirmed address', async () => {
  const { member } = site.readers
  await site.db.write('UPDATE users SET email_confirmed_at = NULL')
  expect((await keep('min=1')).words).toContain("Confirmez d'abord votre adresse email")
  await site.db.write('UPDATE users SET email_confirmed_at = created_at')
  const page = await readPage(member, '/alertes')
  expect(page.words).not.toContain('confirmée')

  await member.post('/alertes', { mails: page.field('mails')!.value })
  expect((await readPage(member, '/alertes')).words).toMatch(/Les emails sont arrêtés.*Reprendre les emails/)
  await member.post('/alertes', { mails: 'on' })
  expect((await readPage(member, '/alertes')).words).toMatch(/Un email par jour au plus.*Arrêter les emails/)
})
