import sharp from 'sharp'
import { beforeAll, beforeEach, describe, expect, test } from 'vitest'
import type { Browser } from '#test/harness/browser'
import { openPage, type Page, readPage } from '#test/harness/page'
import { readHead } from '#test/harness/head'
import { openNewsSite } from '#test/harness/news-site'
import { type Chosen, photo, scene, sendNewsForm } from '#test/things/photo'
import { writeUpload } from '#test/things/uploaded-file'
import { sharedSite } from '#test/harness/shared-site'
import { elodie } from '#test/people'

const site = sharedSite(openNewsSite)
let admin: Browser
let [stand, target]: Buffer[] = []
beforeAll(async () => {
  admin = await site.admin(elodie)
  stand = await photo({ width: 1600, height: 900 })
  target = await scene({ width: 600, height: 600 }).png().toBuffer()
})
beforeEach(() => site.removeAll())

const typed = {
  title: 'Le stand ouvre',
  summary: 'Après les travaux.',
  content: 'Trois pas de tir.',
  author: 'Élodie',
  isPublished: 'on',
  pictureAlt: 'Le pas de tir',
}

const sendNews = (path: string, fields: Record<string, string>, file?: Chosen) =>
  sendNewsForm(admin, path, fields, file)

const withStand = (fields: Record<string, string> = {}) =>
  sendNews('/admin/news/new', { ...typed, ...fields }, { name: 'stand.jpg', bytes: stand! })

type Item = { id: number; slug: string; picture: { url: string; width: number; height: number } | null }

/** The item that is on the site. */
async function item(): Promise<Item> {
  const [found] = (await (await admin.get('/api/admin/news')).json()) as Item[]
  return found!
}

/** The number of the picture that the form shows. */
const keptIn = (page: Page) => page.field('pictureId')?.value

/** The fields of a form that shows the picture of an item. */
async function filledIn({ id }: Item) {
  const page = await readPage(admin, `/admin/news/${id}`)
  return { ...typed, updatedAt: page.field('updatedAt')!.value, pictureId: keptIn(page)! }
}

const PICTURE = 'img[src^="/news/pictures/"]'

/** The path that shows a draft to visitors. */
async function previewOf(id: number) {
  const page = await readPage(admin, `/admin/news/${id}/preview`)
  return new URL(page.find('[value*="/apercu/"]')!.attribute('value')!).pathname
}

/** As the site names itself. */
const appUrl = () => site.origin.replace('127.0.0.1', 'localhost')

/** The same with the box ticked that takes its picture away. */
async function withBox(found: Item) {
  const fields = await filledIn(found)
  return { ...fields, removePicture: fields.pictureId }
}

const statusOf = async (browser: Browser, path: string) => (await browser.get(path)).status

describe('the picture of an item', () => {
  test('is on its page, in its shared link, in both feeds and in the call', async () => {
    expect((await withStand()).status).toBe(303)
    const { slug, picture } = await item()
    expect(picture).toMatchObject({ width: 1280, height: 720, alt: 'Le pas de tir' })

    const visitor = site.browser()
    const jpeg = picture!.url.replace('grande.webp', 'grande.jpg')
    const page = await readPage(visitor, `/news/${slug}`)
    expect(page.find('main img[alt="Le pas de tir"]')?.attribute('srcset')).toContain(`${picture!.url} 1280w`)
    const { openGraph, structured } = readHead(page)
    expect(openGraph).toMatchObject({ image: `${appUrl()}${jpeg}`, 'image:alt': 'Le pas de tir' })
    expect(structured).toContainEqual(expect.objectContaining({ image: `${appUrl()}${jpeg}` }))
    for (const feed of ['/news/feed.xml', '/news/rss.xml'])
      expect(await (await visitor.get(feed)).text(), feed).toContain(`src="${appUrl()}${jpeg}"`)

    const file = await visitor.get(jpeg)
    expect(file.headers.get('Content-Type')).toBe('image/jpeg')
    expect(file.headers.get('Cache-Control')).toBe('public, max-age=86400, immutable')
    expect(file.headers.get('Cross-Origin-Resource-Policy')).toBe('cross-origin')
    const { width } = await sharp(await writeUpload(Buffer.from(await file.arrayBuffer()))).metadata()
    expect(width).toBe(1280)
  })

  test('of a draft is for admins, and for readers of its preview', async () => {
    const { isPublished: _, ...draft } = typed
    await sendNews('/admin/news/new', draft, { name: 'stand.jpg', bytes: stand! })
    const { id, picture } = await item()
    const visitor = site.browser()
    expect([await statusOf(visitor, picture!.url), await statusOf(admin, picture!.url)]).toEqual([404, 200])

    const src = (await readPage(visitor, await previewOf(id))).find(PICTURE)!.attribute('src')!
    const file = await visitor.get(src)
    expect([file.status, file.headers.get('Cache-Control')]).toEqual([200, 'private, no-store'])
    expect(await statusOf(visitor, src.replace(/apercu=\d+/, 'apercu=999'))).toBe(404)

    const { id: other } = await site.publish({ title: 'Un autre brouillon', isPublished: false })
    const token = (await previewOf(other)).replace('/apercu/', '')
    expect(await statusOf(visitor, src.replace(/apercu=.*/, `apercu=${token}`))).toBe(404)
  })

  test('that is replaced changes its cached page at once, and stays a day', async () => {
    await withStand()
    const before = await item()
    const visitor = site.browser()
    const path = `/news/${before.slug}`
    // Kept from the second visit on.
    for (let visit = 0; visit < 3; visit += 1) await visitor.get(path)
    const sent = await sendNews(`/admin/news/${before.id}`, await filledIn(before), {
      name: 'cible.png',
      bytes: target!,
    })
    expect(sent.status).toBe(303)

    const after = await item()
    expect(after.picture).toMatchObject({ width: 600, height: 600 })
    const page = await readPage(visitor, path)
    expect(page.html).toContain(after.picture!.url)
    expect(page.html).not.toContain(before.picture!.url)
    expect(await statusOf(visitor, before.picture!.url)).toBe(200)
  })

  test('is taken away with its box, and is gone at once', async () => {
    await withStand()
    const before = await item()
    await sendNews(`/admin/news/${before.id}`, await withBox(before))

    expect((await item()).picture).toBeNull()
    expect(await statusOf(site.browser(), before.picture!.url)).toBe(404)
    const page = await readPage(site.browser(), `/news/${before.slug}`)
    expect(readHead(page).openGraph.image).toBe(`${appUrl()}/og.png`)
  })

  test('is gone when its box is ticked with another chosen, a refusal between', async () => {
    await withStand()
    const before = await item()
    const page = await openPage(
      sendNews(
        `/admin/news/${before.id}`,
        { ...(await withBox(before)), title: '' },
        { name: 'cible.png', bytes: target! },
      ),
    )
    const { pictureId, removePicture } = page.find('main form')!.fields()
    const again = { ...(await filledIn(before)), pictureId: pictureId!, removePicture: removePicture! }
    expect((await sendNews(`/admin/news/${before.id}`, again)).status).toBe(303)

    expect((await item()).picture).toMatchObject({ width: 600 })
    expect(await statusOf(site.browser(), before.picture!.url)).toBe(404)
  })
})

describe('the form', () => {
  test('keeps the picture that came with a refused field, for the next attempt', async () => {
    const page = await openPage(withStand({ title: '' }))
    expect(page.status).toBe(400)
    expect(page.words).toContain('Le titre est requis')

    const saved = await sendNews('/admin/news/new', { ...typed, pictureId: keptIn(page)! })
    expect(saved.status).toBe(303)
    expect((await item()).picture).toMatchObject({ width: 1280 })
  })

  test('shows the picture in the preview, and saves nothing yet', async () => {
    const page = await openPage(
      sendNews('/admin/news/new?apercu=1', typed, { name: 'stand.jpg', bytes: stand! }),
    )
    expect(page.find(PICTURE)?.attribute('alt')).toBe('Le pas de tir')
    expect(keptIn(page)).toBeDefined()
    expect(await item()).toBeUndefined()
  })

  test.each([
    ['no picture', 'note.jpg', 'Bonjour', "note.jpg n'est pas une photo en JPEG, PNG ou WebP"],
    ['too large', 'grand.jpg', Buffer.alloc(10_000_001), 'grand.jpg dépasse 10 Mo'],
    ['far too large', 'film.jpg', Buffer.alloc(25_000_000), 'film.jpg dépasse 10 Mo'],
  ])('says what is wrong with a file that is %s, and keeps the text', async (_, name, bytes, sentence) => {
    const page = await openPage(sendNews('/admin/news/new', typed, { name, bytes }))
    expect(page.status).toBe(400)
    expect(page.words).toContain(sentence)
    expect(page.field('content')?.value).toBe('Trois pas de tir.')
    expect(await item()).toBeUndefined()
  })

  test('of an admin who saw no picture keeps the one that another admin added', async () => {
    const { id } = await site.publish({ title: 'Le stand ouvre' })
    const updatedAt = (await readPage(admin, `/admin/news/${id}`)).field('updatedAt')!.value
    await sendNews(`/admin/news/${id}`, typed, { name: 'stand.jpg', bytes: stand! })

    const mine = { ...typed, pictureAlt: '', content: 'Quatre pas de tir.' }
    const refused = await openPage(sendNews(`/admin/news/${id}`, { ...mine, updatedAt }))
    expect(refused.words).toContain('a été modifiée pendant que vous')
    const readAt = refused.field('updatedAt')!.value
    expect((await sendNews(`/admin/news/${id}`, { ...mine, updatedAt: readAt })).status).toBe(303)
    expect((await item()).picture).toMatchObject({ width: 1280 })
  })

  test('says that the item has changed, then that a replaced picture is gone', async () => {
    await withStand()
    const found = await item()
    const opened = { ...(await filledIn(found)), content: 'Quatre pas de tir.' }
    await sendNews(`/admin/news/${found.id}`, await filledIn(found), { name: 'cible.png', bytes: target! })

    const refused = await openPage(sendNews(`/admin/news/${found.id}`, opened))
    expect(refused.words).toContain('a été modifiée pendant que vous')
    const updatedAt = refused.field('updatedAt')!.value
    const gone = await openPage(sendNews(`/admin/news/${found.id}`, { ...opened, updatedAt }))
    expect(gone.words).toContain("L'image n'est plus là")
    expect(gone.field('content')?.value).toBe('Quatre pas de tir.')
    expect((await item()).picture).toMatchObject({ width: 600 })
  })

  test.each(['binned', 'erased'])('keeps the text of an item that was %s, for a new one', async (how) => {
    await withStand()
    const found = await item()
    const opened = await filledIn(found)
    await admin.post(`/admin/news/${found.id}/delete`)
    if (how === 'erased') await site.db.run('DELETE FROM news')

    const refused = await openPage(sendNews(`/admin/news/${found.id}`, opened))
    expect(refused.words).toContain('Cette actualité a été supprimée')
    expect(refused.find('form[action="/admin/news/new"]')).toBeDefined()
    expect(keptIn(refused)).toBeUndefined()
  })

  test('asks for a picture where only its description was typed', async () => {
    const refused = await sendNews('/admin/news/new', typed)
    expect(refused.status).toBe(400)
    expect((await openPage(refused)).words).toContain('Choisissez une image, ou effacez sa description')
  })

  test('sent without files, as a program might, keeps what it names', async () => {
    await withStand()
    const found = await item()
    const sent = await admin.post(`/admin/news/${found.id}`, { ...(await filledIn(found)), title: 'Autre' })
    expect(sent.status).toBe(303)
    expect((await item()).picture).toEqual(found.picture)
  })
})
