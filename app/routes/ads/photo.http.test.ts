import sharp from 'sharp'
import { beforeEach, describe, expect, test } from 'vitest'
import { openPage, type Part, plain, readPage } from '#test/harness/page'
import { openAdSite, type Reader, type State } from '#test/harness/ad-site'
import { readHead } from '#test/harness/head'
import { findPhotos, findPictures, sendAdForm } from '#test/things/photo'
import { photo, scene } from '#test/things/pictures'
import { fileOf } from '#test/things/uploaded-file'
import { LOG_STATEMENTS, statementsOf } from '#test/harness/request-log'
import { sharedSite } from '#test/harness/shared-site'

const site = sharedSite(() => openAdSite(LOG_STATEMENTS))
beforeEach(() => site.removeAll())

const READERS: Reader[] = ['visitor', 'member', 'owner', 'admin']
const PUBLIC = 'public, max-age=86400, immutable'
const PRIVATE = 'private, no-store'

type ApiPhoto = { url: string; width: number; height: number }

/** A pending ad with photos, the first of them taken with a phone that says where. */
async function postWithPhotos(number = 1): Promise<{ id: number; photos: ApiPhoto[] }> {
  const taken = await scene({ width: 1200, height: 900 })
    .withExif({ IFD3: { GPSLatitudeRef: 'N', GPSLatitude: '50/1 28/1 0/1' } })
    .jpeg()
    .toBuffer()
  expect(taken.includes('Exif')).toBe(true)
  const small = await photo({ width: 300, height: 200 })
  const files = Array.from({ length: number }, (_, at) => ({ name: `${at}.jpg`, bytes: at ? small : taken }))
  await sendAdForm(site.readers.owner, '/post-ad', { files })
  const [ad] = (await (await site.readers.owner.get('/api/classified-ads/user')).json()) as {
    id: number
    photos: ApiPhoto[]
  }[]
  return ad!
}

/** Its address in each size and format. */
const sizesOf = ({ url }: ApiPhoto) =>
  ['petite.webp', 'grande.webp', 'grande.jpg'].map((size) => url.replace('grande.webp', size))

describe('a photo of an ad that is online', () => {
  test('is for everybody, kept for a day, and never changes at its address', async () => {
    const ad = await postWithPhotos()
    await site.approve(ad)
    for (const reader of READERS) {
      for (const address of sizesOf(ad.photos[0]!)) {
        const { status, headers } = await site.readers[reader].get(address)
        expect([status, headers.get('Cache-Control')], `${reader} ${address}`).toEqual([200, PUBLIC])
        expect(headers.get('Content-Type')).toBe(address.endsWith('.jpg') ? 'image/jpeg' : 'image/webp')
        expect(headers.get('X-Content-Type-Options')).toBe('nosniff')
        expect(headers.get('Content-Encoding')).toBeNull()
        expect(headers.getSetCookie()).toEqual([])
      }
    }
  })

  test('is the picture that the call describes, without where it was taken', async () => {
    const ad = await postWithPhotos()
    await site.approve(ad)
    expect(ad.photos[0]).toMatchObject({ width: 1200, height: 900 })
    for (const address of sizesOf(ad.photos[0]!)) {
      const bytes = Buffer.from(await (await site.readers.visitor.get(address)).arrayBuffer())
      const { width, exif, xmp, icc, hasProfile } = await sharp(await fileOf(bytes)).metadata()
      expect(width).toBe(address.includes('petite') ? 480 : 1200)
      expect({ exif, xmp, icc, hasProfile }).toEqual({ hasProfile: false })
      for (const trace of ['Exif', 'GPS', '50/1']) expect(bytes.includes(trace), trace).toBe(false)
    }
  })

  test('costs a visitor one statement, and is not sent again to who has it', async () => {
    const ad = await postWithPhotos()
    await site.approve(ad)
    const { url } = ad.photos[0]!
    const first = await site.readers.visitor.get(url)
    expect(await statementsOf(site, first.headers.get('X-Request-Id'))).toHaveLength(1)

    const again = await site.readers.visitor.get(url, { 'If-None-Match': first.headers.get('ETag')! })
    expect(again.status).toBe(304)
    expect(again.headers.get('Cache-Control')).toBe(PUBLIC)
  })
})

describe('a photo of an ad', () => {
  test.each<State>(['pending', 'sold', 'expired', 'hidden', 'rejected'])(
    'that is %s is for its owner and admins, and stored nowhere',
    async (state) => {
      const ad = await postWithPhotos()
      if (state === 'rejected') {
        await site.readers.admin.post(`/admin/ads/${ad.id}/reject`, {
          ...{ rule: 'photo', reason: 'Un numéro de série se lit.', revision: '1' },
        })
      } else if (state !== 'pending') {
        await site.approve(ad)
        if (state === 'sold') await site.sell(ad)
        if (state === 'hidden') await site.set(ad, { is_hidden: true })
        if (state === 'expired') await site.set(ad, { is_expired: true })
      }
      const { url } = ad.photos[0]!
      for (const reader of READERS) {
        const { status, headers } = await site.readers[reader].get(url)
        const allowed = reader === 'owner' || reader === 'admin'
        expect([status, headers.get('Cache-Control')], reader).toEqual([allowed ? 200 : 404, PRIVATE])
        const page = await readPage(site.readers[reader], `/classified-ads/${ad.id}`)
        expect(findPictures(page), reader).toHaveLength(allowed ? 1 : 0)
      }
    },
  )

  test('is gone at once with the ad, and where its owner is blocked', async () => {
    const ad = await postWithPhotos()
    await site.approve(ad)
    const { url } = ad.photos[0]!
    await site.db.run('UPDATE classified_ads SET owner_is_blocked = true')
    expect((await site.readers.visitor.get(url)).status).toBe(404)
    await site.db.run('UPDATE classified_ads SET owner_is_blocked = false')

    await site.readers.owner.call('DELETE', `/api/classified-ads/${ad.id}`)
    for (const reader of READERS) expect((await site.readers[reader].get(url)).status, reader).toBe(404)
  })

  test('that is not sent yet is for its owner only', async () => {
    const answer = await sendAdForm(site.readers.owner, '/post-ad', {
      ...{ files: [{ name: 'a.jpg', bytes: await photo() }], act: 'add' },
    })
    const [address = ''] = findPictures(await openPage(answer))
    const found = []
    for (const reader of READERS) found.push((await site.readers[reader].get(address)).status)
    expect(found).toEqual([404, 404, 200, 404])
  })

  test.each([
    (url: string) => url.replace(/\/photos\/\d+/, '/photos/999999'),
    (url: string) => url.replace(/\/[\da-f]{16}-/, '/0123456789abcdef-'),
    (url: string) => url.replace('grande.webp', 'grande.png'),
    (url: string) => url.replace('grande.webp', 'constructor'),
    (url: string) => url.replace(/\d+/, 'abc'),
  ])('has no other address: %s', async (other) => {
    const ad = await postWithPhotos()
    await site.approve(ad)
    const { status, headers } = await site.readers.visitor.get(other(ad.photos[0]!.url))
    expect([status, headers.get('Cache-Control')]).toEqual([404, PRIVATE])
  })
})

const PHOTO = 'img[src^="/photos/"]'
const EAGER = ['high', undefined]
const LAZY = [undefined, 'lazy']
const waysOf = (photo: Part) => [photo.attribute('fetchpriority'), photo.attribute('loading')]

describe('pages', () => {
  test('show the photos of an ad, the first at once, linked to the large ones', async () => {
    const ad = await postWithPhotos(3)
    await site.approve(ad)
    const page = await readPage(site.readers.visitor, `/classified-ads/${ad.id}`)

    expect(page.attributes(PHOTO, 'width')).toEqual(['480', '300', '300'])
    expect(page.attributes(PHOTO, 'height')).toEqual(['360', '200', '200'])
    expect(page.attributes(PHOTO, 'srcset')[0]).toMatch(/petite\.webp 480w, .*grande\.webp 1200w$/)
    expect(page.findAll(PHOTO).map(waysOf)).toEqual([EAGER, LAZY, LAZY])
    expect(plain(page.attributes(PHOTO, 'alt')[1]!)).toBe('Photo 2 de « Carabine de match »')
    expect(page.attributes('a', 'href')).toEqual(expect.arrayContaining(ad.photos.map(({ url }) => url)))
    const { openGraph } = readHead(page)
    expect(openGraph.image).toMatch(new RegExp(`^http://localhost:\\d+${sizesOf(ad.photos[0]!)[2]}$`))
    expect(openGraph['image:width']).toBe('1200')
  })

  test('of lists show the first photo and how many there are', async () => {
    await site.approve(await postWithPhotos(2))
    await site.publish({ title: 'Sans photo' })
    for (const path of ['/', '/classified-ads']) {
      const page = await readPage(site.readers.visitor, path)
      expect(findPictures(page), path).toHaveLength(1)
      expect(page.words, path).toContain('2 photos')
    }
    expect((await readPage(site.readers.visitor, '/classified-ads?withPhotos=1')).words).not.toContain(
      'Sans photo',
    )
    expect(findPictures(await readPage(site.readers.owner, '/classified-ads/mine'))).toHaveLength(1)
  })

  test('of the list come one before the others, which wait until they are near', async () => {
    for (let n = 0; n < 3; n += 1) await site.approve(await postWithPhotos())
    const page = await readPage(site.readers.visitor, '/classified-ads')
    expect(page.findAll(PHOTO).map(waysOf)).toEqual([EAGER, LAZY, LAZY])
  })

  test('of favourites show it as long as the ad is online', async () => {
    const ad = await postWithPhotos()
    await site.approve(ad)
    await site.readers.member.post(`/favoris/${ad.id}/add`)
    expect(findPictures(await readPage(site.readers.member, '/favoris'))).toHaveLength(1)

    await site.sell(ad)
    expect(findPictures(await readPage(site.readers.member, '/favoris'))).toHaveLength(0)
  })

  test('of moderators stand beside each decision about an ad', async () => {
    const ad = await postWithPhotos(2)
    const picturesOn = async (path: string) => findPictures(await readPage(site.readers.admin, path))
    expect(await picturesOn(`/admin/ads/${ad.id}/reject`)).toHaveLength(2)

    await site.approve(ad)
    const report = { reason: 'photo', message: 'Un numéro de série se lit.' }
    await site.readers.member.post(`/signaler/annonce/${ad.id}`, report)
    const page = await readPage(site.readers.admin, '/admin/ad-reports')
    const path = page.find('main a[href^="/admin/ad-reports/"]')!.attribute('href')!
    expect(await picturesOn(path)).toHaveLength(2)
  })

  test('of moderators show all photos, and which changed since the rejection', async () => {
    const ad = await postWithPhotos(2)
    const waiting = await readPage(site.readers.admin, '/admin/ads')
    expect(findPictures(waiting)).toHaveLength(2)
    expect(waiting.words).not.toContain('Photos changées')

    await site.readers.admin.post(`/admin/ads/${ad.id}/reject`, {
      ...{ rule: 'photo', reason: 'Un numéro de série se lit.', revision: '1' },
    })
    const edit = `/classified-ads/${ad.id}/edit`
    const [, second = ''] = findPhotos(await readPage(site.readers.owner, edit))
    await sendAdForm(site.readers.owner, edit, { kept: [[second, '']] })
    expect((await readPage(site.readers.admin, '/admin/ads')).words).toContain(
      'Photos changées depuis : 1 retirée',
    )
  })
})

test("a member's copy of their data names their photos", async () => {
  const ad = await postWithPhotos()
  const copy = (await (await site.readers.owner.get('/profile/data')).json()) as { photos: object[] }
  expect(copy.photos).toContainEqual(
    expect.objectContaining({ adId: ad.id, url: ad.photos[0]!.url, width: 1200 }),
  )
  expect(JSON.stringify(copy.photos)).not.toContain('hash')
})
