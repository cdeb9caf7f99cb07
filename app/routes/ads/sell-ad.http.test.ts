import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { read, wordsOf } from '../../test-page'
import { type AdSite, openAdSite } from './test-ad-pages'

let site: AdSite
beforeAll(async () => {
  site = await openAdSite()
})
beforeEach(() => site.removeAll())
afterAll(() => site.close())

const sell = ({ id }: { id: number }) => `/classified-ads/${id}/mark-sold`

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
