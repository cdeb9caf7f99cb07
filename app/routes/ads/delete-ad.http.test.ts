import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { read, wordsOf } from '#test/html-text'
import { refusing } from '#test/refusing'
import { post } from '#test/calls/ads'
import { type AdSite, openAdSite, type Reader, type State } from '#test/pages/ads'

let site: AdSite
beforeAll(async () => {
  site = await openAdSite()
})
beforeEach(() => site.removeAll())
afterAll(() => site.close())

describe('deleting', () => {
  test('asks first, and names the ad', async () => {
    const { id } = await site.publish()

    const { status, words } = await read(site.readers.owner, `/classified-ads/${id}/delete`)

    expect(status).toBe(200)
    expect(words).toContain('Supprimer cette annonce ? « Carabine de match »')
    expect(words).toContain('Cette action est irréversible.')
  })

  test.each<[Reader, string]>([
    ['owner', '/classified-ads/mine'],
    ['admin', '/classified-ads'],
  ])('is for the %s, and says at %s that it is done', async (reader, list) => {
    const ad = await site.publish()
    const answer = await site.readers[reader].post(`/classified-ads/${ad.id}/delete`)

    expect(answer.status).toBe(303)
    expect(answer.headers.get('Location')).toBe(list)
    const page = wordsOf(await (await site.readers[reader].follow(answer)).text())
    expect(page).toContain('Annonce supprimée avec succès')
    expect((await read(site.readers.owner, `/classified-ads/${ad.id}`)).status).toBe(404)
  })

  test('leads an admin back to his own ads too, from one of his', async () => {
    const { admin } = site.readers
    const { id } = await post(admin)

    const answer = await admin.post(`/classified-ads/${id}/delete`)

    expect(answer.headers.get('Location')).toBe('/classified-ads/mine')
  })

  test.each<State>(['online', 'pending', 'sold'])(
    'is not for another member, for whom none is %s',
    async (state) => {
      const { member } = site.readers
      const ad = await site.adThatIs(state)
      const path = `/classified-ads/${ad.id}/delete`
      const answer = await member.post(path)

      expect(answer.status).toBe(404)
      expect(await answer.text()).toContain('Annonce non trouvée')
      expect((await read(member, path)).status).toBe(404)
      expect((await read(site.readers.owner, `/classified-ads/${ad.id}`)).status).toBe(200)
    },
  )

  test.each(['abc', '0', '999999'])('what is not there is told of too: %s', async (id) => {
    expect((await site.readers.owner.post(`/classified-ads/${id}/delete`)).status).toBe(404)
    expect((await site.readers.owner.get(`/classified-ads/${id}/delete`)).status).toBe(404)
  })

  test('that fails says so, and the ad is still there', async () => {
    const { id } = await site.publish()
    const answer = await refusing(site, 'DELETE', 'classified_ads', () =>
      site.readers.owner.post(`/classified-ads/${id}/delete`),
    )

    expect(answer.headers.get('Location')).toBe(`/classified-ads/${id}`)
    const page = wordsOf(await (await site.readers.owner.follow(answer)).text())
    expect(page).toContain("Erreur lors de la suppression de l'annonce")
  })
})
