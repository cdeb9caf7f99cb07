import { beforeEach, describe, expect, test } from 'vitest'
import { CONTACTS, carbineForm, REJECTION, type State } from '#test/things/ad'
import { readHead, readPage, SCRIPT } from '#test/harness/page'
import { OWN_ACT_NAMES } from '#app/text/ads'
import type { Reader } from '#test/harness/ad-site'
import { setUpAdSite } from '#test/harness/file-sites'

const site = await setUpAdSite()
beforeEach(() => site.removeAll())

test.each<[State, Reader, number, string | undefined]>([
  ['hidden', 'visitor', 404, 'noindex'],
  ['hidden', 'owner', 200, 'noindex'],
  ['online', 'visitor', 200, undefined],
  ['sold', 'visitor', 200, 'noindex'],
])('an ad that is %s answers a %s %d, with robots %s', async (state, reader, status, robots) => {
  const { id } = await site.adThatIs(state)
  const page = await readPage(site.readers[reader], `/classified-ads/${id}`)

  expect([page.status, page.robots]).toEqual([status, robots])
  expect(page.heading).toBe(status === 200 ? 'Carabine de match' : 'Annonce non trouvée')
  expect(page.html.includes('Carabine')).toBe(status === 200)
})

test.each(['abc', '99999999'])('/classified-ads/%s is not found, with a way back', async (id) => {
  const page = await readPage(site.readers.visitor, `/classified-ads/${id}`)

  expect([page.status, page.heading]).toEqual([404, 'Annonce non trouvée'])
  expect(page.link('Retour aux petites annonces')).toBe('/classified-ads')
})

describe('an ad', () => {
  test('says what it is, what it costs, where, since when, and its features', async () => {
    const { id } = await site.publish()

    const page = await readPage(site.readers.visitor, `/classified-ads/${id}`)

    expect(page.words).toMatch(
      /Vente Armes Carabine de match 500 € Namur, \d+(er)? \p{L}+ \d{4} Vendeur et contact Peu servie/u,
    )
    expect(page.words).toContain('Caractéristiques Marque Anschütz Calibre .22 LR État Bon Poids 4,6 kg')
    expect(readHead(page).keywords).toBe(
      'vente, Armes, Anschütz, .22 LR, tir sportif, petites annonces, Belgique',
    )
  })

  test('keeps its paragraphs and its lines', async () => {
    const { id } = await site.publish({ description: 'Peu servie.\r\nVisible à Namur.\r\n\r\nPrix ferme.' })

    const page = await readPage(site.readers.visitor, `/classified-ads/${id}`)

    const paragraphs = page.findAll('main p').map(({ textContent }) => textContent)
    expect(paragraphs.join('|')).toContain('Peu servie.\nVisible à Namur.|Prix ferme.')
  })

  test.each([
    ['armes', true],
    ['optique', false],
  ])('of %s says what the law asks: %s', async (category, tells) => {
    const { id } = await site.publish({ category })

    const { words } = await readPage(site.readers.visitor, `/classified-ads/${id}`)

    const list = await readPage(site.readers.visitor, '/classified-ads')
    for (const shown of [words, list.words])
      expect(shown.includes('Détention soumise à autorisation')).toBe(tells)
    expect(words.includes('par correspondance ou par Internet')).toBe(tells)
    expect(words.includes("hors d'un établissement permanent")).toBe(tells)
    expect(words.includes('service des armes du gouverneur')).toBe(tells)
    // Nothing that would make a sale between private persons look lawful.
    expect(words).not.toMatch(/en personne|mains propres/)
  })

  test('is text, whatever was typed into its fields', async () => {
    const typed = { title: SCRIPT, description: SCRIPT.repeat(2), location: SCRIPT, price: '<b>1</b>€' }
    const more = { brand: '<i>x</i>', caliber: '"><svg/onload=alert(1)>', weight: "'><b>" }
    const { id } = await site.publish({ ...typed, ...more })

    const page = await readPage(site.readers.member, `/classified-ads/${id}`)

    expect(page.words).toContain(SCRIPT)
    expect(page.html).not.toMatch(/<script>|<img src=x|<svg\/onload|<b>|<i>x/)
  })
})

describe('the contact details', () => {
  const path = ({ id }: { id: number }) => `/classified-ads/${id}`

  test('are links for members', async () => {
    const page = await readPage(site.readers.member, path(await site.publish()))

    expect(page.link('Appeler +32 470 12 34 56')).toBe('tel:+32470123456')
    expect(page.link('Écrire à camille@example.com')).toBe('mailto:camille@example.com')
  })

  test('ask visitors to sign in and bring them back to the ad', async () => {
    const ad = await site.publish()

    const page = await readPage(site.readers.visitor, path(ad))

    expect(page.words).toContain('Connectez-vous pour voir les coordonnées')
    expect(page.attributes('main a', 'href')).toContain(`/auth?redirectTo=%2Fclassified-ads%2F${ad.id}`)
    for (const contact of Object.values(CONTACTS)) expect(page.html).not.toContain(contact)
    expect(page.html).not.toMatch(/tel:|mailto:/)
  })

  test.each<[State, string, Reader]>([
    ['sold', 'Vendu', 'member'],
    ['expired', 'Expirée', 'member'],
  ])('of what is %s are hidden with the seller: it says %s to the %s', async (state, badge, reader) => {
    const page = await readPage(site.readers[reader], path(await site.adThatIs(state)))

    expect(page.words).toContain(badge)
    expect(page.words).toContain("Cette annonce n'est plus disponible.")
    expect(page.words).not.toMatch(/Membre depuis|Avant d'écrire|Vendeur et contact|en ligne jusqu/)
    expect(page.html).not.toMatch(/tel:|mailto:/)
  })

  test('that were not given are missed by name, and not said to be seen', async () => {
    const { id } = await site.publish({ contactEmail: '', contactPhone: '' })
    const { words } = await readPage(site.readers.owner, `/classified-ads/${id}`)

    const member = await readPage(site.readers.member, `/classified-ads/${id}`)
    expect(member.words).toContain('Cette annonce ne donne ni téléphone ni email.')
    expect(words).toContain('Votre annonce est en ligne : tout le monde peut la lire.')
    expect(words).not.toMatch(/vos coordonnées|Coordonnées montrées/)
  })
})

test.each<[State, string[]]>([
  ['pending', ['Modifier']],
  ['online', ['Marquer comme vendu', 'Marquer comme réservée', 'Baisser le prix', "Corriger l'annonce"]],
  ['sold', ['Annuler la vente']],
  ['expired', ['Renouveler']],
  ['rejected', ['Corriger et renvoyer']],
  ['hidden', []],
])('an ad that is %s offers %j and deletion to its owner alone', async (state, offered) => {
  const { id } = await site.adThatIs(state)
  const { words } = await readPage(site.readers.owner, `/classified-ads/${id}`)
  const block = words.slice(words.indexOf('Gérer cette annonce'))

  const found = Object.values(OWN_ACT_NAMES).filter((name) => block.includes(` ${name} `))
  expect(found.sort()).toEqual([...offered].sort())
  expect(block).toContain("Supprimer l'annonce")
  const admin = await readPage(site.readers.admin, `/classified-ads/${id}`)
  expect(admin.words).not.toContain('Gérer cette annonce')
})

test('a rejected ad tells its owner rule, reason, decider and how to object', async () => {
  const { id } = await site.adThatIs('rejected')
  const { words } = await readPage(site.readers.owner, `/classified-ads/${id}`)

  expect(words).toContain(`Motif du refus : Annonce trompeuse ou incomplète ${REJECTION.reason}`)
  const rule = "Règle du site : l'annonce dit ce qu'est l'objet"
  for (const part of [rule, 'sans outil automatisé', 'IBPT', 'le tribunal']) expect(words).toContain(part)
  const own = await readPage(site.readers.owner, '/classified-ads/mine')
  expect(own.words).toMatch(new RegExp(`Refusée .*${REJECTION.reason}`))
})

test('an admin reads of an ad that was corrected what it was rejected for', async () => {
  const { id } = await site.adThatIs('rejected')
  await site.readers.owner.post(`/classified-ads/${id}/edit`, carbineForm)
  const said = `Refusée une première fois : Annonce trompeuse ou incomplète. ${REJECTION.reason}`

  for (const path of [`/classified-ads/${id}`, '/admin/ads', `/admin/ads/${id}/reject`])
    expect((await readPage(site.readers.admin, path)).words, path).toContain(said)
  const page = await readPage(site.readers.admin, `/classified-ads/${id}`)
  expect(page.link('Rejeter')).toBe(`/admin/ads/${id}/reject`)
  expect((await readPage(site.readers.owner, `/classified-ads/${id}`)).words).not.toContain('Refusée')
})

test("an owner's page of an ad begins with its acts, and has no contact card", async () => {
  const { id } = await site.publish()
  await site.readers.member.post(`/favoris/${id}/add`)

  const page = await readPage(site.readers.owner, `/classified-ads/${id}`)

  expect(page.attributes('h1, h2[id]', 'id').indexOf('gerer')).toBe(0)
  expect(page.words).toContain('0 vue, 1 favori, 0 conversation.')
  expect(page.words).toMatch(/Coordonnées montrées aux membres : .*camille@example\.com/)
  expect(page.words).not.toMatch(/Avant d'écrire|Vos \d+ annonces|Appeler/)
  const list = await readPage(site.readers.owner, '/classified-ads/mine')
  expect(list.words).toContain('encore 60 jours. 0 vue, 1 favori, 0 conversation.')
})

test("an owner reads how often others have opened the ad's page", async () => {
  const { id } = await site.publish()
  const headers = { 'User-Agent': 'Mozilla/5.0 (Android 14; Mobile; rv:128.0) Gecko/128.0 Firefox/128.0' }
  for (const reader of ['member', 'visitor', 'owner'] as const)
    await site.readers[reader].get(`/classified-ads/${id}`, headers)

  await expect
    .poll(async () => (await readPage(site.readers.owner, `/classified-ads/${id}`)).words)
    .toContain('2 vues, 0 favori')
})
