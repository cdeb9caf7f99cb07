import sharp from 'sharp'
import { beforeEach, describe, expect, test } from 'vitest'
import { openPage, type Part, plain, readHead, readPage } from '#test/harness/page'
import { READERS } from '#test/harness/ad-site'
import { setUpAdSite } from '#test/harness/file-sites'
import { findPhotos, findPictures, photo } from '#test/things/photo'
import { type ApiAd, sendAdForm, type State } from '#test/things/ad'
import { reportAd } from '#test/things/conversation'
import { readStatements } from '#test/harness/request-log'

const site = await setUpAdSite()
beforeEach(() => site.removeAll())

const PUBLIC = 'public, max-age=86400, immutable'
const PRIVATE = 'private, no-store'

const firstOf = ({ photos }: ApiAd) => photos[0]!.url
/** Its address in each size and format. */
const sizesOf = (ad: ApiAd) =>
  ['petite.webp', 'grande.webp', 'grande.jpg'].map((size) => firstOf(ad).replace('grande.webp', size))

describe('a photo of an ad that is online', () => {
  test('is for everybody, kept for a day, and never changes at its address', async () => {
    const ad = await site.publish({}, 1)
    for (const reader of ['visitor', 'owner'] as const) {
      for (const address of sizesOf(ad)) {
        const { status, headers } = await site.readers[reader].get(address)
        expect([status, headers.get('Cache-Control')], `${reader} ${address}`).toEqual([200, PUBLIC])
        expect(headers.get('X-Content-Type-Options')).toBe('nosniff')
        expect(headers.get('Content-Encoding')).toBeNull()
        expect(headers.getSetCookie()).toEqual([])
      }
    }
  })

  test('is the picture that the call describes, in two sizes and formats', async () => {
    const ad = await site.publish({}, 1)
    expect(ad.photos[0]).toMatchObject({ width: 1280, height: 960 })
    const found = []
    for (const address of sizesOf(ad)) {
      const answer = await site.readers.visitor.get(address)
      const { width, format } = await sharp(await answer.arrayBuffer()).metadata()
      found.push([width, format, answer.headers.get('Content-Type')])
    }
    expect(found).toEqual([
      [480, 'webp', 'image/webp'],
      [1280, 'webp', 'image/webp'],
      [1280, 'jpeg', 'image/jpeg'],
    ])
  })

  test('costs a visitor one statement, and is not sent again to who has it', async () => {
    const url = firstOf(await site.publish({}, 1))
    const first = await site.readers.visitor.get(url)
    expect(await readStatements(site, first.headers.get('X-Request-Id'))).toHaveLength(1)

    const again = await site.readers.visitor.get(url, { 'If-None-Match': first.headers.get('ETag')! })
    expect([again.status, again.headers.get('Cache-Control')]).toEqual([304, PUBLIC])
  })
})

describe('a photo of an ad', () => {
  test.each<State>(['sold', 'hidden'])(
    'that is %s is for its owner and admins, and stored nowhere',
    async (state) => {
      const ad = await site.adThatIs(state, {}, 1)
      for (const reader of READERS) {
        const { status, headers } = await site.readers[reader].get(firstOf(ad))
        const allowed = reader === 'owner' || reader === 'admin'
        expect([status, headers.get('Cache-Control')], reader).toEqual([allowed ? 200 : 404, PRIVATE])
        const page = await readPage(site.readers[reader], `/classified-ads/${ad.id}`)
        expect(findPictures(page), reader).toHaveLength(allowed ? 1 : 0)
      }
    },
  )

  test('is gone at once with the ad, and where its owner is blocked', async () => {
    const ad = await site.publish({}, 1)
    const url = firstOf(ad)
    await site.db.write('UPDATE classified_ads SET owner_is_blocked = true')
    expect((await site.readers.visitor.get(url)).status).toBe(404)
    await site.db.write('UPDATE classified_ads SET owner_is_blocked = false')

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
    const ad = await site.publish({}, 1)
    const { status, headers } = await site.readers.visitor.get(other(firstOf(ad)))
    expect([status, headers.get('Cache-Control')]).toEqual([404, PRIVATE])
  })
})

const PHOTO = 'img[src^="/photos/"]'
const EAGER = ['high', undefined]
const LAZY = [undefined, 'lazy']
const waysOf = (photo: Part) => [photo.attribute('fetchpriority'), photo.attribute('loading')]

describe('pages', () => {
  test('show the photos of an ad, the first at once, linked to the large ones', async () => {
    const ad = await site.publish({}, 3)
    const page = await readPage(site.readers.visitor, `/classified-ads/${ad.id}`)

    expect(page.attributes(PHOTO, 'width')).toEqual(['480', '360', '480'])
    expect(page.attributes(PHOTO, 'height')).toEqual(['360', '480', '188'])
    expect(page.attributes(PHOTO, 'srcset')[0]).toMatch(/petite\.webp 480w, .*grande\.webp 1280w$/)
    expect(page.findAll(PHOTO).map(waysOf)).toEqual([EAGER, LAZY, LAZY])
    expect(plain(page.attributes(PHOTO, 'alt')[1]!)).toBe('Photo 2 de « Carabine de match »')
    expect(page.attributes('a', 'href')).toEqual(expect.arrayContaining(ad.photos.map(({ url }) => url)))
    const { openGraph } = readHead(page)
    expect(openGraph.image).toMatch(new RegExp(`^http://localhost:\\d+${sizesOf(ad)[2]}$`))
    expect(openGraph['image:width']).toBe('1280')
  })

  test('of lists show the first photo and how many there are', async () => {
    const { id } = await site.publish({}, 2)
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
    await site.readers.member.post(`/favoris/${id}/add`)
    expect(findPictures(await readPage(site.readers.member, '/favoris'))).toHaveLength(1)
  })

  test('of the list come one before the others, which wait until they are near', async () => {
    for (let n = 0; n < 3; n += 1) await site.publish({}, 1)
    const page = await readPage(site.readers.visitor, '/classified-ads')
    expect(page.findAll(PHOTO).map(waysOf)).toEqual([EAGER, LAZY, LAZY])
  })

  test('of moderators stand beside each decision about an ad', async () => {
    const ad = await site.post({}, 2)
    const picturesOn = async (path: string) => findPictures(await readPage(site.readers.admin, path))
    expect(await picturesOn(`/admin/ads/${ad.id}/reject`)).toHaveLength(2)

    await site.approve(ad)
    const report = await reportAd(site, site.readers.member, ad.id)
    expect(await picturesOn(`/admin/ad-reports/${report}`)).toHaveLength(2)
  })

  test('of moderators show all photos, and which changed since the rejection', async () => {
    const ad = await site.post({}, 2)
    const waiting = await readPage(site.readers.admin, '/admin/ads')
    expect(findPictures(waiting)).toHaveLength(2)
    expect(waiting.words).not.toContain('Photos changées')

    await site.reject(ad)
    const edit = `/classified-ads/${ad.id}/edit`
    const [, second = ''] = findPhotos(await readPage(site.readers.owner, edit))
    await sendAdForm(site.readers.owner, edit, { kept: [[second, '']] })
    expect((await readPage(site.readers.admin, '/admin/ads')).words).toContain(
      'Photos changées depuis : 1 retirée',
    )
  })
})

test("a member's copy of their data names their photos", async () => {
  const ad = await site.post({}, 1)
  const copy = (await (await site.readers.owner.get('/profile/data')).json()) as { photos: object[] }
  expect(copy.photos).toContainEqual(expect.objectContaining({ adId: ad.id, url: firstOf(ad), width: 1280 }))
  expect(JSON.stringify(copy.photos)).not.toContain('hash')
})
