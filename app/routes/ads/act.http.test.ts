import { beforeEach, describe, expect, test } from 'vitest'
import { openPage, readPage } from '#test/harness/page'
import { postAd, type State } from '#test/things/ad'
import type { Reader } from '#test/harness/ad-site'
import { setUpAdSite } from '#test/harness/file-sites'

const site = await setUpAdSite()
beforeEach(() => site.removeAll())

const pageAfter = async (answer: Response, reader: Reader = 'owner') =>
  (await openPage(site.readers[reader].follow(answer))).words

test.each([
  ['delete', 'Supprimer cette annonce ? « Carabine de match »'],
  ['mark-sold', 'Marquer comme vendu ? « Carabine de match »'],
])('%s asks first, naming the ad', async (act, question) => {
  const ad = await site.publish()
  const { words } = await readPage(site.readers.owner, `/classified-ads/${ad.id}/${act}`)

  expect(words).toContain(question)
  expect(await site.find(ad)).toEqual(ad)
})

test.each<[string, State, string, Record<string, string>?]>([
  ['mark-sold', 'online', 'Annonce marquée comme vendue'],
  ['lower-price', 'online', 'Prix baissé Il est maintenant de 450 €.', { price: '450' }],
  ['reserve', 'online', 'Annonce marquée comme réservée'],
  ['undo-sale', 'sold', 'Vente annulée'],
  ['renew', 'expired', "Annonce renouvelée Elle est en ligne jusqu'au"],
])('%s of an ad that is %s leads back to the ad: %s', async (act, state, message, form) => {
  const { id } = await site.adThatIs(state)
  const answer = await site.readers.owner.post(`/classified-ads/${id}/${act}`, form)

  expect(answer.headers.get('Location')).toBe(`/classified-ads/${id}`)
  expect(await pageAfter(answer)).toContain(message)
})

test('a reservation is seen by everybody, and lifted from the own ads', async () => {
  const { id } = await site.publish()
  await site.readers.owner.post(`/classified-ads/${id}/reserve`)
  for (const path of [`/classified-ads/${id}`, '/classified-ads'])
    expect((await readPage(site.readers.visitor, path)).words).toContain('Réservée')
  const { words } = await readPage(site.readers.member, `/classified-ads/${id}`)
  expect(words).toContain('écrivez si vous voulez être le suivant')

  const answer = await site.readers.owner.post(`/classified-ads/${id}/release?retour=liste`)
  expect(answer.headers.get('Location')).toBe('/classified-ads/mine')
  expect(await pageAfter(answer)).toContain('Réservation levée')
  expect((await readPage(site.readers.visitor, '/classified-ads')).words).not.toContain('Réservée')
})

test.each<[string, State]>([
  ['delete', 'online'],
  ['mark-sold', 'online'],
  ['lower-price', 'online'],
  ['edit', 'pending'],
])('%s from the own ads leads back to them when it is cancelled', async (act, state) => {
  const { id } = await site.adThatIs(state)
  const { owner } = site.readers
  const links = (await readPage(owner, '/classified-ads/mine')).attributes('a', 'href')
  const asks = links.find((href) => href.startsWith(`/classified-ads/${id}/${act}`))!
  expect(asks).toBe(`/classified-ads/${id}/${act}?retour=liste`)
  expect((await readPage(owner, asks)).link('Annuler')).toBe('/classified-ads/mine')
  const onItsPage = `/classified-ads/${id}/${act}`
  expect((await readPage(owner, onItsPage)).link('Annuler')).toBe(`/classified-ads/${id}`)
})

test('a price lowered from the own ads leads back, also after a refusal', async () => {
  const { id } = await site.publish()
  const asks = `/classified-ads/${id}/lower-price?retour=liste`
  const refused = await openPage(site.readers.owner.post(asks, { price: '' }))
  expect(refused.link('Annuler')).toBe('/classified-ads/mine')
  expect(refused.find('main form')?.attribute('action')).toBe(asks)

  const answer = await site.readers.owner.post(asks, { price: '450' })
  expect(answer.headers.get('Location')).toBe('/classified-ads/mine')
})

test.each<[string, State, string]>([
  ['mark-sold', 'pending', "Cette annonce n'est pas encore en ligne"],
  ['mark-sold', 'sold', 'Cette annonce est déjà marquée comme vendue'],
  ['renew', 'online', "Il est trop tôt pour renouveler l'annonce"],
  ['undo-sale', 'online', "il n'y a rien à changer"],
  ['reserve', 'hidden', 'Un administrateur a masqué cette annonce'],
  ['lower-price', 'expired', 'Cette annonce est expirée'],
])('%s of an ad that is %s is refused with the reason: %s', async (act, state, reason) => {
  const { id } = await site.adThatIs(state)
  for (const way of ['get', 'post'] as const)
    expect(await pageAfter(await site.readers.owner[way](`/classified-ads/${id}/${act}`))).toContain(reason)
  expect(await site.find({ id })).toMatchObject({ state })
})

describe('a lower price', () => {
  const lower = ({ id }: { id: number }) => `/classified-ads/${id}/lower-price`

  test.each([
    ['500 €', 'Indiquez un prix plus bas que 500 €'],
    ['à discuter', 'Indiquez seulement un montant en euros'],
  ])('of %j is refused, and stays in the form', async (price, message) => {
    const page = await openPage(site.readers.owner.post(lower(await site.publish()), { price }))

    expect(page.status).toBe(400)
    expect(page.words).toContain(message)
    expect(page.field('price')?.value).toBe(price)
  })

  test('than one without a number is not asked for, with the reason', async () => {
    const page = await readPage(site.readers.owner, lower(await site.publish({ price: 'à discuter' })))

    expect(page.words).toContain("n'est pas un montant en euros")
    expect(page.field('price')).toBeUndefined()
  })
})

test.each(['abc', '999999'])('an act on the unknown ad %s shows that it is not found', async (id) => {
  for (const act of ['delete', 'mark-sold', 'renew', 'lower-price']) {
    const page = await openPage(site.readers.owner.post(`/classified-ads/${id}/${act}`))

    expect([page.status, page.heading]).toEqual([404, 'Annonce non trouvée'])
  }
})

test.each<[Reader, Reader, string]>([
  ['owner', 'owner', '/classified-ads/mine'],
  ['owner', 'admin', '/classified-ads'],
  ['admin', 'admin', '/classified-ads/mine'],
])('the deletion of an ad of the %s by the %s leads to %s', async (owner, reader, list) => {
  const { id } = await postAd(site.readers[owner])
  const answer = await site.readers[reader].post(`/classified-ads/${id}/delete`)

  expect(answer.headers.get('Location')).toBe(list)
  expect(await pageAfter(answer, reader)).toContain('Annonce supprimée avec succès')
  expect((await site.readers[owner].get(`/classified-ads/${id}`)).status).toBe(404)
})

test('the owner of a sold ad reads who can see it', async () => {
  const sold = await site.adThatIs('sold')
  const soldBeforePublished = await site.sell(await site.post())
  const wordsAt = async ({ id }: { id: number }) =>
    (await readPage(site.readers.owner, `/classified-ads/${id}`)).words

  expect(await wordsAt(sold)).toContain('sa page reste en ligne, sans vos coordonnées')
  expect(await wordsAt(soldBeforePublished)).toContain(
    "Votre annonce n'a pas été publiée : elle n'est visible que de vous et des administrateurs.",
  )
})
