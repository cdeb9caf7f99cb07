import { beforeEach, describe, expect, test } from 'vitest'
import { openPage, readPage } from '#test/harness/page'
import { openAdSite } from '#test/harness/ad-site'
import { carbineForm, findNewestAd, REJECTION } from '#test/things/ad'
import { sharedSite } from '#test/harness/shared-site'

const edit = ({ id }: { id: number }) => `/classified-ads/${id}/edit`

describe('the form that changes an ad', () => {
  const site = sharedSite(openAdSite)
  beforeEach(() => site.removeAll())

  test('of a pending ad starts with its fields, and the ad stays pending', async () => {
    const ad = await site.post()
    const page = await readPage(site.readers.owner, edit(ad))
    const answer = await site.readers.owner.post(edit(ad), { ...carbineForm, price: '450€' })

    expect(page.status).toBe(200)
    expect(page.field('title')?.value).toBe('Carabine de match')
    expect(answer.status).toBe(303)
    expect(answer.headers.get('Location')).toBe(`/classified-ads/${ad.id}`)
    expect((await openPage(site.readers.owner.follow(answer))).words).toContain('Annonce mise à jour')
    expect(await site.find(ad)).toMatchObject({ price: '450€', isApproved: false })
  })

  test('leaves the province to the place, unless its owner has chosen it', async () => {
    const followed = await site.post({ location: 'Namur', province: '' })
    const page = await readPage(site.readers.owner, edit(followed))
    expect(page.field('province')?.value).toBe('')
    expect(page.words).toContain("Aujourd'hui Namur, d'après la localisation.")
    await site.readers.owner.post(edit(followed), { ...carbineForm, location: 'Huy', province: '' })
    expect(await site.find(followed)).toMatchObject({ location: 'Huy', province: 'liege' })

    const chosen = await site.post({ location: 'Huy', province: 'namur' })
    expect((await readPage(site.readers.owner, edit(chosen))).field('province')?.value).toBe('namur')
  })

  test('opened from the own ads leads back to them', async () => {
    const ad = await site.post()
    const answer = await site.readers.owner.post(`${edit(ad)}?retour=liste`, carbineForm)

    expect(answer.headers.get('Location')).toBe('/classified-ads/mine')
  })

  test('has the ticks of what the ad shows, and removes what loses its tick', async () => {
    const ad = await site.post({ contactEmail: '' })
    const ticked = async () => {
      const page = await readPage(site.readers.owner, edit(ad))
      return ['showPhone', 'showEmail'].filter((box) => page.field(box)!.checked)
    }
    expect(await ticked()).toEqual(['showPhone'])

    const { showPhone: _, ...others } = carbineForm
    await site.readers.owner.post(edit(ad), others)
    expect(await site.find(ad)).toMatchObject({
      contactPhone: null,
      contactEmail: carbineForm.contactEmail,
    })
    expect(await ticked()).toEqual(['showEmail'])
  })

  describe('asks for the promise to keep the law', () => {
    const { certify: _certify, ...unpromised } = carbineForm
    const CERTIFY = 'Cochez « Je certifie… » pour une arme ou des munitions'

    test('only once for an ad', async () => {
      const ad = await postByForm(carbineForm)
      const answer = await site.readers.owner.post(edit(ad), { ...unpromised, price: '450€' })

      expect(answer.status).toBe(303)
      expect(await site.find(ad)).toMatchObject({ price: '450€' })
      expect((await readPage(site.readers.owner, edit(ad))).field('certify')).toBeUndefined()
    })

    test('for an ad that was posted through the API, and then no more', async () => {
      const ad = await site.post()
      const page = await openPage(site.readers.owner.post(edit(ad), { ...unpromised, price: '450€' }))

      expect(page.status).toBe(400)
      expect(page.words).toContain(CERTIFY)
      expect(page.field('certify')?.checked).toBe(false)
      expect((await site.readers.owner.post(edit(ad), carbineForm)).status).toBe(303)
      expect((await site.readers.owner.post(edit(ad), unpromised)).status).toBe(303)
    })

    test('again when it becomes one for a weapon again', async () => {
      const ad = await postByForm(carbineForm)
      await site.readers.owner.post(edit(ad), { ...unpromised, category: 'optique' })

      expect((await site.readers.owner.post(edit(ad), unpromised)).status).toBe(400)
    })

    async function postByForm(fields: Record<string, string>) {
      await site.readers.owner.post('/post-ad', fields)
      return findNewestAd(site.readers.owner)
    }
  })

  test('of a sold ad comes too late, as its page says', async () => {
    const ad = await site.adThatIs('sold')
    for (const method of ['GET', 'POST']) {
      const body = method === 'POST' ? new URLSearchParams({ ...carbineForm, price: '1€' }) : null
      const answer = await site.readers.owner.send(method, edit(ad), { body })
      expect(answer.headers.get('Location')).toBe(`/classified-ads/${ad.id}`)
      const page = (await openPage(site.readers.owner.follow(answer))).words
      expect(page).toContain('Cette annonce ne peut plus être modifiée')
    }
    expect(await site.find(ad)).toMatchObject({ price: '500€' })
  })

  test('of a rejected ad says why, is filled in, and sends it to admins again', async () => {
    const ad = await site.adThatIs('rejected')
    const page = await readPage(site.readers.owner, edit(ad))
    const answer = await site.readers.owner.post(edit(ad), { ...carbineForm, title: 'Carabine CZ 457' })

    expect(page.words).toContain(REJECTION.reason)
    expect(page.field('title')?.value).toBe('Carabine de match')
    expect((await openPage(site.readers.owner.follow(answer))).words).toContain('Annonce renvoyée')
    expect(await site.find(ad)).toMatchObject({ title: 'Carabine CZ 457', state: 'pending' })
  })

  test.each(['abc', '999999'])('of an unknown ad is not found: %s', async (id) => {
    expect((await site.readers.owner.get(`/classified-ads/${id}/edit`)).status).toBe(404)
    expect((await site.readers.owner.post(`/classified-ads/${id}/edit`, carbineForm)).status).toBe(404)
  })
})
