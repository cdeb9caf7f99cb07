import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { read, wordsOf } from '#test/html-text'
import { refusing } from '#test/refusing'
import { type AdSite, openAdSite, type Reader } from '#test/pages/ads'

let site: AdSite
beforeAll(async () => {
  site = await openAdSite()
})
beforeEach(() => site.removeAll())
afterAll(() => site.close())

const sell = ({ id }: { id: number }) => `/classified-ads/${id}/mark-sold`

describe('marking as sold', () => {
  test('takes the ad from the list, and says so', async () => {
    const ad = await site.publish()
    const answer = await site.readers.owner.post(`/classified-ads/${ad.id}/mark-sold`)

    expect(answer.status).toBe(303)
    expect(answer.headers.get('Location')).toBe(`/classified-ads/${ad.id}`)
    const page = wordsOf(await (await site.readers.owner.follow(answer)).text())
    expect(page).toContain('Annonce marquée comme vendue')
    expect((await site.kept(ad)).isSold).toBe(true)
  })

  test('asks first whoever had to sign in', async () => {
    const ad = await site.publish()
    const path = `/classified-ads/${ad.id}/mark-sold`

    const visitor = await site.readers.visitor.post(path)
    const owner = await read(site.readers.owner, path)

    expect(visitor.headers.get('Location')).toBe(`/auth?redirectTo=${encodeURIComponent(path)}`)
    expect(owner.words).toContain('Marquer comme vendu ? « Carabine de match »')
    expect((await site.kept(ad)).isSold).toBe(false)
  })

  test.each<Reader>(['member', 'admin'])('is not for a %s: there is no such ad', async (reader) => {
    const ad = await site.publish()
    const path = `/classified-ads/${ad.id}/mark-sold`
    const answer = await site.readers[reader].post(path)

    expect(answer.status).toBe(404)
    expect(await answer.text()).toContain('Annonce non trouvée')
    expect((await read(site.readers[reader], path)).status).toBe(404)
    expect((await site.kept(ad)).isSold).toBe(false)
  })

  test('that fails says so, and leads back to the ad', async () => {
    const { id } = await site.publish()
    const answer = await refusing(site, 'UPDATE', 'classified_ads', () =>
      site.readers.owner.post(`/classified-ads/${id}/mark-sold`),
    )

    expect(answer.headers.get('Location')).toBe(`/classified-ads/${id}`)
    const page = wordsOf(await (await site.readers.owner.follow(answer)).text())
    expect(page).toContain("Erreur lors de la mise à jour de l'annonce")
  })
})

describe('an ad that is not online', () => {
  const ways = { asked: 'get', sent: 'post' } as const

  test.each(Object.entries(ways))('is not sold while it waits, and its page says so: %s', async (_, way) => {
    const ad = await site.post()
    const answer = await site.readers.owner[way](sell(ad))

    expect(answer.status).toBe(303)
    expect(answer.headers.get('Location')).toBe(`/classified-ads/${ad.id}`)
    const page = wordsOf(await (await site.readers.owner.follow(answer)).text())
    expect(page).toContain("Cette annonce n'est pas encore en ligne")
    expect((await site.kept(ad)).isSold).toBe(false)
  })

  test.each(Object.entries(ways))('is told to be sold already, once it is: %s', async (_, way) => {
    const ad = await site.sell(await site.publish())
    const answer = await site.readers.owner[way](sell(ad))

    expect(answer.headers.get('Location')).toBe(`/classified-ads/${ad.id}`)
    const page = wordsOf(await (await site.readers.owner.follow(answer)).text())
    expect(page).toContain('Cette annonce est déjà marquée comme vendue')
  })
})

describe('what its owner reads of a sold ad', () => {
  test('is that its page stays, where it was published', async () => {
    const { id } = await site.sell(await site.publish())
    const { words } = await read(site.readers.owner, `/classified-ads/${id}`)

    expect(words).toContain('sa page reste en ligne, sans vos coordonnées')
  })

  test('is who sees it, where a call sold it before it was ever published', async () => {
    const { id } = await site.sell(await site.post())
    const { words } = await read(site.readers.owner, `/classified-ads/${id}`)

    expect(words).toContain(
      "Elle n'a pas été publiée : elle n'est visible que de vous et des administrateurs.",
    )
    expect(words).not.toContain('sa page reste')
  })
})
