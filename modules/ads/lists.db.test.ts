import { describe, expect, test } from 'vitest'
import type { AdQuery } from '#modules/ads'
import { carbine } from '#test/worlds/carbine'
import { ALL, setUpAds } from '#test/worlds/ads'

const { ads, clock, post, approve, publish, block, callers, camille, karim, elodie } = await setUpAds()

async function titlesFor(query: AdQuery): Promise<string[]> {
  const { items, total } = await ads.listPublic(query, ALL, null)
  expect(total).toBe(items.length)
  return items.map(({ title }) => title)
}

describe('a search', () => {
  test.each([
    'MEPLAT',
    'méplat',
    'me\u0301plat',
    'mepl',
    'anschutz',
    '.22',
    'match  carabine',
    'CARABINE anschütz mallette',
  ])('for %j finds it in title, description, brand or caliber', async (q) => {
    await publish({ title: 'Carabine de match' })
    await publish({ title: 'Mallette', description: 'Pour deux pistolets.', category: 'equipement' })

    expect(await titlesFor({ q })).toEqual(['Carabine de match'])
  })

  test.each(['carabine pistolet', 'namur', '470', 'camille@example.com', 'match.carabine'])(
    'for %j finds nothing: one word is in none of them',
    async (q) => {
      await publish({ title: 'Carabine de match' })

      expect(await titlesFor({ q })).toEqual([])
    },
  )

  test.each(['%', '_', '\\', "'", '100%', 'a_b', 'c\\d', "l'arme", '’arme', ':q', '$1', '?'])(
    'for %j takes it as it is',
    async (q) => {
      await publish({ title: 'Avec des signes', description: "100% a_b c\\d l'arme :q $1 oui ?" })
      await publish({ title: 'Sans aucun', description: 'Rien de cela ici' })

      expect(await titlesFor({ q })).toEqual(['Avec des signes'])
    },
  )

  test.each(['', '  ', '\u0000', '\u0301'])('for %j is none', async (q) => {
    await publish()

    expect(await titlesFor({ q })).toHaveLength(1)
  })

  test('finds words that were put in by a change, and none that were taken out', async () => {
    const { id } = await post({ title: 'Pistolet à air' })
    await ads.change(callers.camille, id, { ...carbine, title: 'Revolver à grenaille' })
    await approve(id)

    expect(await titlesFor({ q: 'revolver' })).toHaveLength(1)
    expect(await titlesFor({ q: 'pistolet' })).toEqual([])
  })

  test('of half a million accents answers at once', async () => {
    const start = performance.now()
    await titlesFor({ q: '\u0301\u0323'.repeat(250_000) })

    expect(performance.now() - start).toBeLessThan(10_000)
  })
})

describe('a filter', () => {
  test('shows what has all that is asked for', async () => {
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

  test('shows no pending, sold or blocked ad, whichever it is', async () => {
    await post()
    await ads.markSold(camille.id, (await publish()).id)
    await publish({}, callers.karim)
    await block(karim.id)

    for (const query of [
      {},
      { q: 'carabine' },
      { type: 'sale' },
      { category: 'armes' },
      { condition: 'bon' },
    ] as const) {
      expect(await titlesFor(query)).toEqual([])
    }
  })
})

describe('the order', () => {
  test('is the newest first, or the oldest', async () => {
    for (const title of ['Première', 'Deuxième', 'Troisième']) await publish({ title })

    expect(await titlesFor({})).toEqual(['Troisième', 'Deuxième', 'Première'])
    expect(await titlesFor({ sort: 'oldest' })).toEqual(['Première', 'Deuxième', 'Troisième'])
  })

  test.each([undefined, 'oldest'] as const)(
    'of ads of one moment, %s, is that of their ids, from page to page',
    async (sort) => {
      const posted: number[] = []
      for (let count = 0; count < 10; count += 1) {
        posted.push((await publish()).id)
        clock.reset()
      }
      const paged: number[] = []
      for (let offset = 0; offset < 12; offset += 3) {
        const { items, total } = await ads.listPublic({ sort }, { limit: 3, offset }, null)
        expect(total).toBe(10)
        paged.push(...items.map(({ id }) => id))
      }

      expect(paged).toEqual(sort === 'oldest' ? posted : posted.reverse())
    },
  )
})

describe("a member's own ads", () => {
  test('are listed in any state, newest first, and only theirs', async () => {
    await post({ title: 'En attente' })
    await publish({ title: 'Publiée' })
    await ads.markSold(camille.id, (await publish({ title: 'Vendue' })).id)
    await post({ title: 'De Karim' }, callers.karim)

    const own = await ads.listOwn(camille.id, ALL)
    expect(own.items.map(({ title }) => title)).toEqual(['Vendue', 'Publiée', 'En attente'])
    expect(own.items.map(({ state }) => state)).toEqual(['sold', 'online', 'pending'])
    expect(own.total).toBe(3)
    expect(await ads.findAllOwn(camille.id)).toEqual(own.items.map(({ state: _, ...ad }) => ad))
    expect((await ads.listOwn(camille.id, { limit: 1, offset: 1 })).items).toEqual([own.items[1]])
    expect(own.items[0]!.contactEmail).toBe('camille@example.com')
  })

  test.each([
    ['the owner', camille.id, true],
    ['somebody else', karim.id, false],
    ['an admin', elodie.id, false],
  ])('are found by %s: %s', async (_, userId, found) => {
    const ad = await post()

    expect(await ads.findOwn(userId, ad.id)).toEqual(
      found ? { ...ad, state: 'pending', rejectionReason: null, revision: 1, isCertified: false } : null,
    )
    expect(await ads.findOwn(userId, 4242)).toBeNull()
  })
})

describe('the addresses for crawlers', () => {
  test('are of public ads, the newest first, with the moment of their last change', async () => {
    const older = await publish()
    const newer = await post()
    clock.pass(3600)
    await approve(newer.id)

    expect(await ads.listAddresses(10)).toEqual([
      { id: newer.id, updatedAt: clock.now() },
      { id: older.id, updatedAt: older.createdAt },
    ])
    expect(await ads.listAddresses(1)).toHaveLength(1)
  })
})
