import { beforeEach, describe, expect, test } from 'vitest'
import { addOldAds } from '#test/things/ad'
import { setUpAdSite } from '#test/harness/file-sites'
import { readPage, SCRIPT } from '#test/harness/page'

const site = await setUpAdSite()
// Past the modules, so cached pages of visitors may outlive it; a member's page is always rendered.
beforeEach(() => site.removeAll())

const LIST = '/classified-ads'
const scope = { category: 'optique', title: 'Lunette à méplat', price: '1290€', location: 'Liège' }
const wanted = { type: 'purchase', category: 'autres', title: 'Cherche table de tir' }

test('the list shows what is online, newest first, with its number', async () => {
  await site.publish()
  await site.publish(scope)
  await site.post({ title: 'Pas encore relue' })

  const page = await readPage(site.readers.visitor, LIST)

  expect([page.status, page.robots]).toEqual([200, undefined])
  expect(page.cards()).toEqual(['Lunette à méplat', 'Carabine de match'])
  expect(page.words).toContain('2 annonces')
})

test("a member's own ads stand below the whole list, and not below a search", async () => {
  await site.publish()

  const sections = async (query: string) => {
    const page = await readPage(site.readers.owner, LIST + query)
    return page.attributes('h2[id]', 'id').filter((id) => ['annonces', 'miennes'].includes(id))
  }
  expect(await sections('')).toEqual(['annonces', 'miennes'])
  for (const query of ['?q=carabine', '?sort=oldest']) expect(await sections(query)).toEqual(['annonces'])
})

describe('the heart of an ad', () => {
  test('keeps it or not, and leads back to it in the same list', async () => {
    const { id } = await site.publish()
    const { member } = site.readers
    const list = `${LIST}?type=sale`
    const address = async () => (await readPage(member, list)).find('article form')!.attribute('action')!

    const add = await address()
    expect(add).toContain(`/favoris/${id}/add`)
    expect((await member.post(add)).headers.get('Location')).toBe(`${list}#annonce-${id}`)
    const remove = await address()
    expect(remove).toContain(`/favoris/${id}/remove`)
    await member.post(remove)
    expect(await address()).toBe(add)
  })

  test('is neither on own ads, nor shown to visitors', async () => {
    await site.publish()

    for (const reader of [site.readers.owner, site.readers.visitor])
      expect((await readPage(reader, LIST)).find('article form')).toBeUndefined()
  })
})

describe('a search that finds nothing', () => {
  test('by one letter shows what the right word finds', async () => {
    await site.publish(scope)
    const page = await readPage(site.readers.visitor, `${LIST}?q=lunete&category=optique`)

    expect(page.cards()).toEqual(['Lunette à méplat'])
    expect(page.words).toContain('Aucune annonce pour « lunete ». Voici celles pour « lunette ».')
    expect(page.field('q')?.value).toBe('lunette')
  })

  test('by two letters asks whether the right word was meant', async () => {
    await site.publish({ title: 'Carabine de match' })
    const page = await readPage(site.readers.visitor, `${LIST}?q=karabime&type=sale`)

    expect(page.cards()).toEqual([])
    const meant = page.link('Vouliez-vous dire « carabine » (1) ?')
    expect(meant).toBe('/classified-ads?q=carabine&type=sale')
  })

  test('offers an alert, also to visitors', async () => {
    await site.publish()
    for (const reader of [site.readers.visitor, site.readers.member])
      expect((await readPage(reader, `${LIST}?q=introuvable`)).words).toContain('Créer une alerte')
  })
})

test('an empty list asks for the first ad, and offers no filters', async () => {
  const page = await readPage(site.readers.member, LIST)

  expect(page.words).toContain('Aucune annonce disponible pour le moment')
  expect(page.words).toContain('Poster la première annonce')
  expect(page.field('q')).toBeUndefined()
})

describe('a member', () => {
  test('sees their own ads below the list, with state and possible acts', async () => {
    const pending = await site.post({ title: 'En attente' })
    const online = await site.publish({ title: 'Bien visible' })
    const sold = await site.adThatIs('sold', { title: 'Partie' })

    const page = await readPage(site.readers.owner, LIST)

    expect(page.words).toMatch(
      /Mes annonces .*Partie 500 € Vendu Supprimer .*Bien visible 500 € En ligne .*encore 60 jours. Supprimer .*En attente 500 € En attente Modifier .*Supprimer/,
    )
    const links = page.attributes('a', 'href')
    const edits = links.filter((href) => href.includes('/edit'))
    expect(edits).toEqual([`/classified-ads/${pending.id}/edit?retour=liste`])
    for (const { id } of [pending, online, sold])
      expect(links).toContain(`/classified-ads/${id}/delete?retour=liste`)
  })

  test('with more than three ads finds the rest on a separate page', async () => {
    await site.publish({ title: 'Mallette 1' })
    for (let n = 2; n <= 6; n += 1) await site.post({ title: `Mallette ${n}` })

    const list = await readPage(site.readers.owner, LIST)
    const own = await readPage(site.readers.owner, `${LIST}/mine`)

    expect(list.words).toMatch(/Mallette 6 .*Mallette 5 .*Mallette 4 .*Toutes mes annonces \(6\)/)
    expect(list.words).not.toContain('Mallette 2')
    expect(own.words).toMatch(
      /Mallette 1 .*Marquer comme vendu .*Marquer comme réservée .*Baisser le prix .*Supprimer/,
    )
  })

  test('without ads sees no such section, and an empty page of their own', async () => {
    await site.publish()

    expect((await readPage(site.readers.member, LIST)).texts('h2')).not.toContain('Mes annonces')
    expect((await readPage(site.readers.member, `${LIST}/mine`)).words).toContain(
      "Vous n'avez aucune annonce",
    )
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
    const page = await readPage(site.readers.visitor, `${LIST}?${query}`)

    expect(page.cards()).toEqual(titles)
    expect(page.robots).toBe('noindex')
  })

  test.each([
    'type=gift&category=constructor&province=paris&withPhotos=oui&sort=random',
    'type=&category=&condition=&province=&min=&max=&sort=recent',
    'min=peu&max=beaucoup',
  ])('%s does not filter', async (query) => {
    const page = await readPage(site.readers.visitor, `${LIST}?${query}`)

    expect(page.status).toBe(200)
    expect(page.cards()).toHaveLength(3)
    expect(page.robots).toBeUndefined()
  })

  test('by province offers the ads without one, and takes them away again', async () => {
    await site.publish({ title: 'Quelque part', location: 'Au stand', province: '' })
    const page = await readPage(site.readers.visitor, `${LIST}?province=liege`)

    expect(page.cards()).toEqual([])
    const widened = page.link('Voir aussi 1 annonce sans province')!
    expect(widened).toBe('/classified-ads?province=liege&withoutProvince=1')
    const both = await readPage(site.readers.visitor, widened)
    expect(both.cards()).toEqual(['Quelque part'])
    expect(both.field('withoutProvince')?.checked).toBe(true)
    expect(both.attributes('a', 'href')).toContain('/classified-ads?province=liege')
    expect(both.words).not.toContain('Voir aussi')
  })

  test('stand in the form as they were chosen, and each can be taken away', async () => {
    const page = await readPage(site.readers.visitor, `${LIST}?sort=oldest&category=armes&type=sale&q=meplat`)

    const chosen = { q: 'meplat', type: 'sale', category: 'armes', sort: 'oldest' }
    for (const [name, value] of Object.entries(chosen)) expect(page.field(name)?.value, name).toBe(value)
    expect(page.words).toContain('Filtrer les annonces (2)')
    // A list alone may not be named.
    const filters = page.find('[role="group"][aria-label="Filtres actifs"] > ul')!
    expect(filters.attributes('a', 'href')).toContain('/classified-ads?q=meplat&type=sale&sort=oldest')
    expect(page.link('Effacer les filtres')).toBe('/classified-ads?sort=oldest')
  })

  test.each([
    ['min=peu&max=600', 'Donnez des prix en euros, comme 300.', 'peu', 'Filtrer les annonces (1)'],
    ['min=600&max=500', 'Le prix minimum dépasse le prix maximum.', '600', 'Filtrer les annonces'],
  ])('%s says what is wrong beside the prices, and keeps them', async (query, fault, min, summary) => {
    const page = await readPage(site.readers.visitor, `${LIST}?${query}`)

    expect(page.field('min')?.error).toBe(fault)
    expect(page.field('min')?.value).toBe(min)
    expect(page.words).toContain(summary)
  })

  test('that leave nothing say so, escape the search, and lead to all ads', async () => {
    const page = await readPage(site.readers.visitor, `${LIST}?q=${encodeURIComponent(SCRIPT)}`)

    expect(page.words).toMatch(/Annonces trouvées 0 annonce .*Aucune annonce ne correspond à votre recherche/)
    expect(page.words).not.toContain('Poster la première annonce')
    expect(page.link('Voir toutes les annonces')).toBe('/classified-ads')
    expect(page.html).not.toMatch(/<script>|<img src=x/)
  })
})

test('pages of the list hold 24 ads each, with the filters in their links', async () => {
  await addOldAds(site, 50)
  const first = await readPage(site.readers.member, `${LIST}?sort=oldest&type=sale`)
  const second = await readPage(site.readers.member, `${LIST}?type=sale&sort=oldest&page=2`)

  expect(first.cards()).toHaveLength(24)
  expect(second.cards()).toHaveLength(21)
  expect(first.words).toContain('45 annonces')
  expect(first.link('Suivante')).toBe('/classified-ads?type=sale&sort=oldest&page=2')
  expect(second.link('Précédente')).toBe('/classified-ads?type=sale&sort=oldest')
  expect(second.words).toContain('Page 2 sur 2')
  const past = await site.readers.member.get(`${LIST}?page=9999&type=sale`)
  expect(past.headers.get('Location')).toBe('/classified-ads?type=sale&page=2')
})
