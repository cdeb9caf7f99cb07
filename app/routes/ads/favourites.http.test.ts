import { beforeEach, expect, test } from 'vitest'
import { readPage } from '#test/harness/page'
import { setUpAdSite } from '#test/harness/file-sites'
import type { State } from '#test/things/ad'

const site = await setUpAdSite()
beforeEach(() => site.removeAll())

const ADD = 'Ajouter aux favoris'
const REMOVE = 'Retirer des favoris'

test('an ad is kept and let go by members, by visitors after the sign-in', async () => {
  const { id } = await site.publish()
  const { member, owner, visitor } = site.readers
  const path = `/classified-ads/${id}`

  const sent = await member.post(`/favoris/${id}/add`)
  expect(sent.headers.get('Location')).toBe(path)
  expect((await readPage(member, path)).words).toMatch(new RegExp(`Annonce ajoutée à vos favoris.*${REMOVE}`))
  expect((await readPage(owner, path)).words).not.toMatch(/favoris$/m)
  expect((await readPage(visitor, path)).link(ADD)).toBe(
    `/auth?mode=register&redirectTo=%2Ffavoris%2F${id}%2Fadd`,
  )

  // After the sign-in, one press is left.
  expect((await visitor.post(`/favoris/${id}/add`)).headers.get('Location')).toBe(
    `/auth?redirectTo=%2Ffavoris%2F${id}%2Fadd`,
  )
  const asked = await readPage(member, `/favoris/${id}/add`)
  expect(asked.heading).toBe('Garder cette annonce ?')
  expect(asked.texts('main form button')).toEqual([ADD])
  await site.sell({ id })
  expect((await readPage(member, path)).words).toContain(REMOVE)
  expect((await readPage(site.readers.admin, path)).words).not.toContain(ADD)
})

test.each<[State, string, boolean]>([
  ['online', 'En ligne', true],
  ['sold', 'Vendu', true],
  ['hidden', 'Plus en ligne', false],
])('the list says of an ad that is %s now: %s', async (state, said, isReadable) => {
  const { member } = site.readers
  const ad = await site.publish()
  await member.post(`/favoris/${ad.id}/add`)
  if (state === 'sold') await site.sell(ad)
  if (state === 'hidden') await site.hide(ad)

  const page = await readPage(member, '/favoris')

  expect(page.words).toContain(`Carabine de match ${isReadable ? '500 € ' : ''}${said} Ajoutée le`)
  expect(page.link('Carabine de match')).toBe(isReadable ? `/classified-ads/${ad.id}` : undefined)
  expect(page.html).not.toMatch(/mailto:|tel:|Peu servie/)
  expect(page.robots).toBe('noindex')

  const removed = await member.post(`/favoris/${ad.id}/remove?retour=liste`)
  expect(removed.headers.get('Location')).toBe('/favoris')
  expect((await readPage(member, '/favoris')).words).toContain("Vous n'avez aucun favori")
})

test('a page past the last leads to the last; an unknown ad is not found', async () => {
  const { member } = site.readers
  expect((await member.get('/favoris?page=9')).headers.get('Location')).toBe('/favoris')
  const unknown = await member.follow(await member.post('/favoris/2147483647/add'))
  expect(unknown.status).toBe(404)
})
