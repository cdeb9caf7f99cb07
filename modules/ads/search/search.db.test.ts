import { describe, expect, test } from 'vitest'
import type { AdQuery } from '#modules/ads'
import { carbine } from '#test/things/ad'
import { ALL, setUpAds } from '#test/harness/modules/ads'

const { db, ads, clock, callers, camille, karim, elodie, ...world } = await setUpAds()
const { post, approve, publish, adThatIs } = world

async function titlesFor(query: AdQuery): Promise<string[]> {
  const { items, total } = await ads.search.list(query, ALL, null)
  expect(total).toBe(items.length)
  return items.map(({ title }) => title)
}

describe('a search of ads', () => {
  const finds = [
    'MEPLAT',
    'me\u0301plat',
    'mepl',
    'anschutz',
    '.22',
    'match  carabine',
    'CARABINE anschütz mallette',
    '22lr',
    '22LR carabines',
    '.22 l.r.',
    'cz457',
    'cz-457',
    'CZ 457',
    '6.5x55',
    'Namur',
    'arme',
  ]
  test.each(finds)('for %j finds an ad by its words, place and category', async (q) => {
    const description = 'Peu servie. Mallette, méplat. CZ 457, et un canon en 6,5 × 55.'
    await publish({ title: 'Carabine de match', description })
    await publish({
      ...{ title: 'Mallette', description: 'Pour deux pistolets.', category: 'equipement' },
      ...{ brand: null, location: 'Arlon', province: null },
    })

    expect(await titlesFor({ q })).toEqual(['Carabine de match'])
  })

  test.each(['lunette', 'LUNETTES', 'optique', 'brabant-wallon', 'Brabant wallon', 'Wavre'])(
    'for %j finds an ad by a common word for it, or by its place',
    async (q) => {
      const there = { location: 'Wavre', province: 'brabant-wallon' } as const
      await publish({ title: 'Bushnell 3-9x40', category: 'optique', ...there })
      await publish()

      expect(await titlesFor({ q })).toEqual(['Bushnell 3-9x40'])
    },
  )

  test.each(['province de Liège', 'liège', '4500', '4500 huy', 'Hoei', 'tihange'])(
    'for %j finds the ads of there',
    async (q) => {
      await publish({ title: 'Arlon', location: '6700 Arlon', province: null })
      await publish({ title: 'Huy', location: 'Huy (Tihange), Luik', province: null })

      expect(await titlesFor({ q })).toEqual(['Huy'])
    },
  )

  test('for a calibre finds no ad whose postcode begins like it', async () => {
    await publish({ title: 'Casque', location: '3080 Tervuren' })

    expect(await titlesFor({ q: '3080' })).toEqual(['Casque'])
    expect(await titlesFor({ q: '308' })).toEqual([])
  })

  test.each([
    ['valise', 'Mallette'],
    ['scope', 'Lunette'],
    ['silhouettes', 'Cibles'],
  ])('for %j finds the ads that say it otherwise', async (q, title) => {
    for (const each of ['Mallette', 'Lunette', 'Cibles'])
      await publish({ title: each, description: 'Bon état général.', category: 'autres' })

    expect(await titlesFor({ q })).toEqual([title])
  })

  test('lists first what has its words in the title, then the newest', async () => {
    await publish({ title: 'Lunette de tir', description: 'Avec ses bonnettes.' })
    await publish({ title: 'Bipied', description: 'Sans lunette ni montage.' })
    await publish({ title: 'Scope et montage', description: 'Peu servie.' })

    expect(await titlesFor({ q: 'lunette' })).toEqual(['Scope et montage', 'Lunette de tir', 'Bipied'])
    expect(await titlesFor({ q: 'montage lunette' })).toEqual(['Scope et montage', 'Bipied'])
    expect(await titlesFor({ q: 'lunette', sort: 'recent' })).toEqual([
      'Scope et montage',
      'Bipied',
      'Lunette de tir',
    ])
  })

  test('is corrected by the titles, brands and places of listed ads only', async () => {
    await publish({ title: 'Viseur', brand: 'Aimpoint' })
    await post({ title: 'Fourreau' })

    expect(await ads.search.correct('aimpoin')).toBeNull()
    expect(await ads.search.correct('aimpont')).toEqual({ q: 'aimpoint', letters: 1 })
    expect(await ads.search.correct('fourrau')).toBeNull()
  })

  const misses = ['carabine pistolet', 'liege', '470', 'camille@example.com', 'match.carabine', '2.2']
  test.each(misses)('for %j finds nothing: one word is in no ad', async (q) => {
    await publish({ title: 'Carabine de match' })

    expect(await titlesFor({ q })).toEqual([])
  })

  const signs = ['%', '_', '\\', "'", '100%', 'a_b', 'c\\d', "l'arme", '’arme', ':q', '$1', '?']
  test.each(signs)('for %j takes its signs literally', async (q) => {
    await publish({ title: 'Avec des signes', description: "100% a_b c\\d l'arme :q $1 oui ?" })
    await publish({ title: 'Sans aucun', description: 'Rien de cela ici' })

    expect(await titlesFor({ q })).toEqual(['Avec des signes'])
  })

  test.each(['', '  ', '\u0000', '\u0301'])('for %j is no search, and shows all ads', async (q) => {
    await publish()

    expect(await titlesFor({ q })).toHaveLength(1)
  })

  test('finds an ad by its changed words, and no longer by the old ones', async () => {
    const { id } = await post({ title: 'Pistolet à air' })
    await ads.listings.change(callers.camille, id, { ...carbine, title: 'Revolver à grenaille' })
    await approve(id)

    expect(await titlesFor({ q: 'revolver' })).toHaveLength(1)
    expect(await titlesFor({ q: 'pistolet' })).toEqual([])
  })
})

test('the search text of older ads is remade once by several processes', async () => {
  for (let count = 0; count < 3; count += 1) await publish({ title: 'CZ 457', price: '450 €' })
  const old = "UPDATE classified_ads SET search_text = 'cz 457', amount = NULL, search_edition = 0"
  await db.write(old)
  expect(await titlesFor({ q: 'cz457', max: 450 })).toEqual([])

  const remade = await Promise.all([ads.search.rebuildText(), ads.search.rebuildText()])

  expect(remade.toSorted()).toEqual([0, 3])
  expect(await titlesFor({ q: 'cz457', max: 450 })).toHaveLength(3)
})

test('older ads get the province of their place, and keep what nobody can read', async () => {
  const typed = ['huy', '4020', 'Stand de Marnières', 'Saint-Nicolas']
  for (const location of typed) {
    const { id } = await publish()
    const old = 'UPDATE classified_ads SET location = $1, province = NULL, search_edition = 1 WHERE id = $2'
    await db.write(old, [location, id])
  }
  const { id } = await publish({ province: 'hainaut' })
  await db.write("UPDATE classified_ads SET location = 'Huy', search_edition = 1 WHERE id = $1", [id])
  await ads.search.rebuildText()

  const { items } = await ads.search.list({ sort: 'oldest' }, ALL, null)
  expect(items.map(({ location, province }) => [location, province])).toEqual([
    ['Huy', 'liege'],
    ['4020 Liège', 'liege'],
    ['Stand de Marnières', null],
    ['Saint-Nicolas', null],
    ['Huy', 'hainaut'],
  ])
  expect(await titlesFor({ province: 'liege' })).toHaveLength(2)
})

describe('a filter of ads', () => {
  test('by province counts the ads without one, and finds them besides if asked', async () => {
    await publish({ title: 'Lunette, Huy', location: 'Huy', province: null })
    await publish({ title: 'Lunette, quelque part', location: 'Au stand', province: null })
    await publish({ title: 'Casque, quelque part', location: 'Au stand', province: null })
    await publish({ title: 'Lunette, Namur' })
    const query = { q: 'lunette', province: 'liege' } as const

    expect(await titlesFor(query)).toEqual(['Lunette, Huy'])
    expect(await ads.search.countWithoutProvince(query)).toBe(1)
    expect(await ads.search.countWithoutProvince({ province: 'liege', max: 100 })).toBe(0)
    expect(await titlesFor({ ...query, withoutProvince: '1' })).toEqual([
      'Lunette, quelque part',
      'Lunette, Huy',
    ])
  })

  test('combines with other filters and with a search', async () => {
    await publish({ title: 'Vente neuf', condition: 'neuf' })
    await publish({ title: 'Achat neuf', type: 'purchase', condition: 'neuf' })
    await publish({ title: 'Vente bon' })
    await publish({ title: 'Vente munitions', category: 'munitions' })

    expect(await titlesFor({ type: 'purchase' })).toEqual(['Achat neuf'])
    expect(await titlesFor({ category: 'munitions' })).toEqual(['Vente munitions'])
    expect(await titlesFor({ condition: 'neuf' })).toEqual(['Achat neuf', 'Vente neuf'])
    expect(await titlesFor({ type: 'sale', category: 'armes', condition: 'neuf' })).toEqual(['Vente neuf'])
    expect(await titlesFor({ q: 'neuf', type: 'sale' })).toEqual(['Vente neuf'])
  })

  test('goes by province, by photos or by price, which is an order as well', async () => {
    await publish({ title: 'Bruxelles 300', province: 'bruxelles', price: '300 €' })
    await publish({ title: 'Namur 1200', price: '1.200 €' })
    const { id } = await publish({ title: 'Sans prix', province: null, price: 'À discuter' })
    await db.write('UPDATE classified_ads SET photo_count = 2 WHERE id = $1', [id])

    expect(await titlesFor({ province: 'bruxelles' })).toEqual(['Bruxelles 300'])
    expect(await titlesFor({ withPhotos: '1' })).toEqual(['Sans prix'])
    expect(await titlesFor({ max: 300 })).toEqual(['Bruxelles 300'])
    expect(await titlesFor({ min: 301 })).toEqual(['Namur 1200'])
    expect(await titlesFor({ min: 0, max: 2000 })).toEqual(['Namur 1200', 'Bruxelles 300'])
    expect(await titlesFor({ sort: 'price-asc' })).toEqual(['Bruxelles 300', 'Namur 1200', 'Sans prix'])
    expect(await titlesFor({ sort: 'price-desc' })).toEqual(['Namur 1200', 'Bruxelles 300', 'Sans prix'])
  })

  test('shows public ads only, with a search and an order by price', async () => {
    await post()

    expect(await titlesFor({ q: 'carabine', province: 'namur', max: 900, sort: 'price-asc' })).toEqual([])
  })
})

test.each([undefined, 'oldest'] as const)(
  'the order of ads (%s) goes by time, then by id, across pages',
  async (sort) => {
    for (let count = 0; count < 10; count += 1) {
      if (count % 3) clock.reset()
      await publish()
    }
    const whole = (await ads.search.list({ sort }, ALL, null)).items
    const paged: number[] = []
    for (let offset = 0; offset < 12; offset += 3) {
      const { items, total } = await ads.search.list({ sort }, { limit: 3, offset }, null)
      expect(total).toBe(10)
      paged.push(...items.map(({ id }) => id))
    }

    expect(paged).toEqual(whole.map(({ id }) => id))
    const sorted = whole.toSorted((a, b) => a.createdAt.getTime() - b.createdAt.getTime() || a.id - b.id)
    expect(whole).toEqual(sort === 'oldest' ? sorted : sorted.reverse())
  },
)

describe("a member's own ads", () => {
  test('are listed in any state, newest first, without those of others', async () => {
    await post({ title: 'En attente' })
    await publish({ title: 'Publiée' })
    await adThatIs('sold', { title: 'Vendue' })
    await post({ title: 'De Karim' }, callers.karim)

    const { items, total } = await ads.listings.listOwn(camille.id, ALL)
    const listed = items.map(({ title, state }) => `${title} ${state}`)
    expect(listed).toEqual(['Vendue sold', 'Publiée online', 'En attente pending'])
    expect(total).toBe(3)
    expect(items[0]!.contactEmail).toBe('camille@example.com')
    const withoutLook = (await ads.listings.findAllOwn(camille.id)).map(({ lastLook: _, ...ad }) => ad)
    expect(withoutLook).toEqual(items)
    expect((await ads.listings.listOwn(camille.id, { limit: 1, offset: 1 })).items).toEqual([items[1]])
  })

  test('are found by their owner alone', async () => {
    const ad = await post()

    const review = {
      correctsId: null,
      rejectionReason: null,
      rejectionRule: null,
      revision: 1,
      soldAt: null,
      isCertified: false,
    }
    expect(await ads.listings.findOwn(camille.id, ad.id)).toEqual({ ...ad, ...review })
    for (const { id } of [karim, elodie]) expect(await ads.listings.findOwn(id, ad.id)).toBeNull()
    expect(await ads.listings.findOwn(camille.id, 4242)).toBeNull()
  })
})

test('the public ads of a member are counted and listed, and no others', async () => {
  const own = [await publish({ title: 'Mallette' }), await publish({ title: 'Lunette' })]
  await adThatIs('sold')
  await post()
  await publish({}, callers.karim)
  const found = async () =>
    (await ads.search.list({ owner: camille.id }, ALL, null)).items.map(({ id }) => id)

  expect(await ads.listings.countPublic(camille.id)).toBe(2)
  expect(await found()).toEqual(own.map(({ id }) => id).reverse())
  expect((await ads.search.list({ owner: camille.id, q: 'lunette' }, ALL, null)).total).toBe(1)
})

test('the sitemap has the public ads, newest first, with their last change', async () => {
  const older = await publish()
  const newer = await post()
  clock.pass(3600)
  await approve(newer.id)

  const addresses = [
    { id: newer.id, updatedAt: clock.now() },
    { id: older.id, updatedAt: older.createdAt },
  ]
  expect(await ads.listings.listAddresses(10)).toEqual(addresses)
  expect(await ads.listings.listAddresses(1)).toEqual([addresses[0]])
})
