import { beforeEach, describe, expect, test } from 'vitest'
import { addOldAds } from '#test/calls/ads'
import { cardsOf, read, SCRIPT } from '#test/html-text'
import { openAdSite } from '#test/pages/ads'
import { sharedSite } from '#test/shared-site'

const site = sharedSite(openAdSite)
// Past the modules, so cached pages of visitors may outlive it; a member's page is always rendered.
beforeEach(() => site.removeAll())

const LIST = '/classified-ads'
const scope = { category: 'optique', title: 'Lunette à méplat', price: '1290€', location: 'Liège' }
const wanted = { type: 'purchase', category: 'autres', title: 'Cherche table de tir' }

describe('the list', () => {
  test('shows to everybody what is approved and not sold, the newest first, and how many there are', async () => {
    await site.publish()
    await site.publish(scope)
    await site.post({ title: 'Pas encore relue' })
    await site.sell(await site.publish({ title: 'Déjà partie' }))

    const { status, html, words, headers } = await read(site.readers.visitor, LIST)

    expect(status).toBe(200)
    expect(cardsOf(html)).toEqual(['Lunette à méplat', 'Carabine de match'])
    expect(words).toContain('2 annonces')
    expect(headers.get('Cache-Control')).toBe('no-cache')
    expect(html).not.toContain('noindex')
  })
})

test.each(['?q=carabine', '?sort=oldest'])("a member's own ads stand below what %s finds", async (query) => {
  await site.publish()

  const { html } = await read(site.readers.owner, LIST + query)
  const order = [...html.matchAll(/<h2 id="(miennes|annonces)"/g)].map(([, id]) => id)
  expect(order).toEqual(['annonces', 'miennes'])
})

test('an empty list asks for the first ad, and offers no filters', async () => {
  const { words, html } = await read(site.readers.member, LIST)

  expect(words).toContain('Aucune annonce disponible pour le moment')
  expect(words).toContain('Poster la première annonce')
  expect(html).not.toContain('name="q"')
})

describe('a member', () => {
  test('sees their own ads above the list, each with its state and the possible acts', async () => {
    const pending = await site.post({ title: 'En attente' })
    const online = await site.publish({ title: 'Bien visible' })
    const sold = await site.sell(await site.publish({ title: 'Partie' }))

    const { words, html } = await read(site.readers.owner, LIST)

    expect(words).toMatch(
      /Mes annonces .*Partie 500 € Vendu Supprimer .*Bien visible 500 € En ligne .*encore 60 jours. Supprimer .*En attente 500 € En attente Modifier .*Supprimer/,
    )
    expect(html).toContain(`href="/classified-ads/${pending.id}/edit"`)
    for (const { id } of [online, sold]) expect(html).not.toContain(`href="/classified-ads/${id}/edit"`)
    for (const { id } of [pending, online, sold]) {
      expect(html).toContain(`href="/classified-ads/${id}/delete"`)
    }
  })

  test('with more than three ads finds the rest on a separate page', async () => {
    for (let n = 1; n <= 6; n += 1) await site.post({ title: `Mallette ${n}` })

    const list = await read(site.readers.owner, LIST)
    const own = await read(site.readers.owner, `${LIST}/mine`)

    expect(list.words).toMatch(/Mallette 6 .*Mallette 5 .*Mallette 4 .*Toutes mes annonces \(6\)/)
    expect(list.words).not.toContain('Mallette 1')
    expect(own.words).toContain('Mallette 1')
  })

  test('finds all that can be done with them on that page', async () => {
    await site.publish()

    const { words } = await read(site.readers.owner, `${LIST}/mine`)
    expect(words).toMatch(/Marquer comme vendu .*Marquer comme réservée .*Baisser le prix .*Supprimer/)
  })

  test('without ads sees no such section, and an empty page of their own', async () => {
    await site.publish()

    expect((await read(site.readers.member, LIST)).html).not.toMatch(/<h2[^>]*>Mes annonces/)
    expect((await read(site.readers.member, `${LIST}/mine`)).words).toContain("Vous n'avez aucune annonce")
  })
})

describe('the filters', () => {
  beforeEach(async () => {
    await site.publish({ condition: 'bon' })
    await site.publish(scope)
    await site.publish(wanted)
  })

  test.each([
    ['q=%20lunette%20%20MEPLAT', ['Lunette à méplat']],
    ['sort=oldest', ['Carabine de match', 'Lunette à méplat', 'Cherche table de tir']],
    ['q=meplat&type=sale&category=armes&condition=bon&sort=oldest', ['Carabine de match']],
    ['min=1.000&max=2000&sort=price-desc&province=namur', ['Lunette à méplat']],
  ])('%s leaves these', async (query, titles) => {
    const { html } = await read(site.readers.visitor, `${LIST}?${query}`)

    expect(cardsOf(html)).toEqual(titles)
    expect(html).toContain('<meta name="robots" content="noindex"/>')
  })

  test.each([
    'type=gift&category=constructor&province=paris&withPhotos=oui&sort=random',
    'type=&category=&condition=&province=&min=&max=&sort=recent',
    'min=peu&max=beaucoup',
  ])('%s does not filter', async (query) => {
    const { status, html } = await read(site.readers.visitor, `${LIST}?${query}`)

    expect(status).toBe(200)
    expect(cardsOf(html)).toHaveLength(3)
    expect(html).not.toContain('noindex')
  })

  test('stand in the form as they were chosen, and each can be taken away', async () => {
    const { html, words } = await read(
      site.readers.visitor,
      `${LIST}?sort=oldest&category=armes&type=sale&q=meplat`,
    )

    expect(html).toMatch(/name="q"[^>]*value="meplat"/)
    expect(html).toMatch(/<input[^>]*name="type"[^>]*checked=""[^>]*value="sale"/)
    expect(html).toMatch(/<option value="armes" selected="">/)
    expect(html).toMatch(/<option value="oldest" selected="">/)
    expect(words).toContain('Filtrer les annonces (3)')
    // A list alone may not be named.
    expect(html).toMatch(/<div role="group" aria-label="Filtres actifs"><ul class/)
    expect(html).toContain('href="/classified-ads?q=meplat&amp;type=sale&amp;sort=oldest"')
    expect(html).toMatch(/href="\/classified-ads\?sort=oldest"[^>]*><span>Effacer les filtres/)
  })

  test.each([
    ['min=peu&max=600', 'Donnez des prix en euros, comme 300.', ['Filtrer les annonces (1)', 'value="peu"']],
    ['min=600&max=500', 'Le prix minimum dépasse le prix maximum.', ['Filtrer les annonces', 'value="600"']],
  ])('%s says what is wrong beside the prices, and keeps them', async (query, fault, kept) => {
    const { html, words } = await read(site.readers.visitor, `${LIST}?${query}`)

    expect(words).toContain(fault)
    expect(html).toMatch(/<input[^>]*name="min"[^>]*aria-invalid="true" aria-describedby="price-error"/)
    for (const each of kept) expect(html).toContain(each)
  })

  test('that leave nothing say so, take what is searched for as text, and lead to all ads', async () => {
    const { words, html } = await read(site.readers.visitor, `${LIST}?q=${encodeURIComponent(SCRIPT)}`)

    expect(words).toContain('Aucune annonce ne correspond à votre recherche')
    expect(words).not.toContain('Poster la première annonce')
    expect(html).toMatch(/href="\/classified-ads"[^>]*>Voir toutes les annonces/)
    expect(html).not.toMatch(/<script>|<img src=x/)
  })
})

describe('the pages', () => {
  beforeEach(() => addOldAds(site, 50))

  test('hold 24 ads each, with the filters in their links', async () => {
    const first = await read(site.readers.member, `${LIST}?sort=oldest&type=sale`)
    const second = await read(site.readers.member, `${LIST}?type=sale&sort=oldest&page=2`)

    expect(cardsOf(first.html)).toHaveLength(24)
    expect(cardsOf(second.html)).toHaveLength(21)
    expect(first.words).toContain('45 annonces')
    expect(first.html).toContain('href="/classified-ads?type=sale&amp;sort=oldest&amp;page=2"')
    expect(second.html).toContain('href="/classified-ads?type=sale&amp;sort=oldest"')
    expect(second.words).toContain('Page 2 sur 2')
    const past = await site.readers.member.get(`${LIST}?page=9999&type=sale`)
    expect(past.headers.get('Location')).toBe('/classified-ads?type=sale&page=2')
  })
})
