import sharp from 'sharp'
import { beforeEach, describe, expect, test } from 'vitest'
import type { Browser } from '#test/harness/browser'
import { openPage, type Page, readHead, readPage } from '#test/harness/page'
import { type Chosen, scene, writeUpload } from '#test/things/photo'
import { setUpSite } from '#test/harness/file-sites'
import { elodie } from '#test/people'
import {
  type ApiNews,
  newsForm,
  publishNews,
  readNewest,
  readPreviewPath,
  removeNews,
  sendNewsForm,
  writeWithPicture,
} from '#test/things/news'

const site = await setUpSite()
const admin = await site.admin(elodie)
const square: Chosen = {
  name: 'cible.png',
  bytes: await scene({ width: 600, height: 600 }).png().toBuffer(),
}
beforeEach(() => removeNews(site))

const typed = { ...newsForm(), isPublished: 'on', pictureAlt: 'Le pas de tir' }
const NEW = '/admin/news/new'

const send = (path: string, fields: Record<string, string>, file?: Chosen) =>
  sendNewsForm(admin, path, fields, file)

/** The number of the picture that the form shows. */
const keptIn = (page: Page) => page.field('pictureId')?.value

/** The fields of a form that shows the picture of an item. */
async function filledIn({ id }: ApiNews) {
  const page = await readPage(admin, `/admin/news/${id}`)
  return { ...typed, updatedAt: page.field('updatedAt')!.value, pictureId: keptIn(page)! }
}

/** As the site names itself. */
const appUrl = () => site.origin.replace('127.0.0.1', 'localhost')

const statusOf = async (browser: Browser, path: string) => (await browser.get(path)).status

describe('the picture of an item', () => {
  test('is on its page, in its shared link, in both feeds and in the call', async () => {
    const { slug, picture } = await writeWithPicture(admin)
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

  test('of a draft is for readers of its preview', async () => {
    const { id } = await writeWithPicture(admin, { isPublished: '' })
    const visitor = site.browser()
    const src = (await readPage(visitor, await readPreviewPath(admin, id)))
      .find('img[src^="/news/pictures/"]')!
      .attribute('src')!
    const file = await visitor.get(src)
    expect([file.status, file.headers.get('Cache-Control')]).toEqual([200, 'private, no-store'])
    expect(await statusOf(visitor, src.replace(/apercu=\d+/, 'apercu=999'))).toBe(404)

    const { id: other } = await publishNews(site, { title: 'Un autre brouillon', isPublished: false })
    const token = (await readPreviewPath(admin, other)).replace('/apercu/', '')
    expect(await statusOf(visitor, src.replace(/apercu=.*/, `apercu=${token}`))).toBe(404)
  })

  test('is gone when its box is ticked with another chosen, a refusal between', async () => {
    const before = await writeWithPicture(admin)
    const fields = await filledIn(before)
    const ticked = { ...fields, removePicture: fields.pictureId, title: '' }
    const page = await openPage(send(`/admin/news/${before.id}`, ticked, square))
    const { pictureId, removePicture } = page.find('main form')!.fields()
    const again = { ...fields, pictureId: pictureId!, removePicture: removePicture! }
    expect((await send(`/admin/news/${before.id}`, again)).status).toBe(303)

    expect((await readNewest(admin))!.picture).toMatchObject({ width: 600 })
    expect(await statusOf(site.browser(), before.picture!.url)).toBe(404)
  })
})

describe('the form', () => {
  test('keeps the picture that came with a refused field, for the next attempt', async () => {
    const page = await openPage(send(NEW, { ...typed, title: '' }, square))
    expect(page.status).toBe(400)
    expect(page.words).toContain('Le titre est requis')
    const form = page.find('main form')!
    expect([form.attribute('enctype'), form.find('[type="file"]')?.attribute('name')]).toEqual([
      ...['multipart/form-data', 'picture'],
    ])

    expect((await send(NEW, { ...typed, pictureId: keptIn(page)! })).status).toBe(303)
    expect((await readNewest(admin))!.picture).toMatchObject({ width: 600 })
  })

  test.each([
    ['no picture', 'note.jpg', 'Bonjour', "note.jpg n'est pas une photo en JPEG, PNG ou WebP"],
    ['too large', 'grand.jpg', Buffer.alloc(10_000_001), 'grand.jpg dépasse 10 Mo'],
    ['far too large', 'film.jpg', Buffer.alloc(25_000_000), 'film.jpg dépasse 10 Mo'],
  ])('says what is wrong with a file that is %s, and keeps the text', async (_, name, bytes, sentence) => {
    const page = await openPage(send(NEW, typed, { name, bytes }))
    expect(page.status).toBe(400)
    expect(page.words).toContain(sentence)
    expect(page.field('content')?.value).toBe(typed.content)
    expect(await readNewest(admin)).toBeUndefined()
  })

  test('of an admin who saw no picture keeps the one that another admin added', async () => {
    const { id } = await publishNews(site)
    const updatedAt = (await readPage(admin, `/admin/news/${id}`)).field('updatedAt')!.value
    await send(`/admin/news/${id}`, typed, square)

    const mine = { ...typed, pictureAlt: '', content: 'Quatre pas de tir.' }
    const refused = await openPage(send(`/admin/news/${id}`, { ...mine, updatedAt }))
    expect(refused.words).toContain('a été modifiée pendant que vous')
    const readAt = refused.field('updatedAt')!.value
    expect((await send(`/admin/news/${id}`, { ...mine, updatedAt: readAt })).status).toBe(303)
    expect((await readNewest(admin))!.picture).toMatchObject({ width: 600 })
  })

  test('says that the item has changed, then that a replaced picture is gone', async () => {
    const found = await writeWithPicture(admin)
    const opened = { ...(await filledIn(found)), content: 'Quatre pas de tir.' }
    await send(`/admin/news/${found.id}`, await filledIn(found), square)

    const refused = await openPage(send(`/admin/news/${found.id}`, opened))
    expect(refused.words).toContain('a été modifiée pendant que vous')
    const updatedAt = refused.field('updatedAt')!.value
    const gone = await openPage(send(`/admin/news/${found.id}`, { ...opened, updatedAt }))
    expect(gone.words).toContain("L'image n'est plus là")
    expect(gone.field('content')?.value).toBe('Quatre pas de tir.')
    expect((await readNewest(admin))!.picture).toMatchObject({ width: 600 })
  })

  test.each(['binned', 'erased'])('keeps the text of an item that was %s, for a new one', async (how) => {
    const found = await writeWithPicture(admin)
    const opened = await filledIn(found)
    await admin.post(`/admin/news/${found.id}/delete`)
    if (how === 'erased') await site.db.write('DELETE FROM news')

    const refused = await openPage(send(`/admin/news/${found.id}`, opened))
    expect(refused.words).toContain('Cette actualité a été supprimée')
    expect(refused.find('form[action="/admin/news/new"]')).toBeDefined()
    expect(keptIn(refused)).toBeUndefined()
  })

  test('asks for a picture where only its description was typed', async () => {
    const refused = await send(NEW, typed)
    expect(refused.status).toBe(400)
    expect((await openPage(refused)).words).toContain('Choisissez une image, ou effacez sa description')
  })

  test('sent without files, as a program might, keeps what it names', async () => {
    const found = await writeWithPicture(admin)
    const sent = await admin.post(`/admin/news/${found.id}`, { ...(await filledIn(found)), title: 'Autre' })
    expect(sent.status).toBe(303)
    expect((await readNewest(admin))!.picture).toEqual(found.picture)
  })
})
