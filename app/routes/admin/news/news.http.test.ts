import { beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { article } from '#test/worlds/news'
import type { Browser } from '#test/browser'
import { read, wordsOf } from '#test/html-text'
import { elodie } from '#test/site'
import { openNewsSite } from '#test/pages/news'
import { sharedSite } from '#test/shared-site'

const site = sharedSite(openNewsSite)
let admin: Browser
beforeAll(async () => {
  admin = await site.admin(elodie)
})
beforeEach(() => site.removeAll())

const typed = {
  title: 'Prêts ?',
  summary: 'En bref.',
  content: '## Le stand\n\nIl **ouvre**.',
  author: 'Luc',
}

/** The list, which tells how the act went. */
async function told(answer: Response) {
  expect(answer.status).toBe(303)
  return read(admin, answer.headers.get('Location')!)
}

const press = async (id: number, act: string) => told(await admin.post(`/admin/news/${id}/${act}`))

describe('the list', () => {
  test('shows each with its state, and the buttons of that', async () => {
    expect((await read(admin, '/admin/news')).words).toContain('Aucune actualité disponible')
    await site.publish({ title: 'Brouillon du matin', isPublished: false })
    await site.publish({ title: 'Le stand ouvre', isFeatured: true })

    const rows = (await read(admin, '/admin/news')).html.match(/<tr role="row".*?<\/tr>/gs)!.slice(1)
    expect(rows[0]).toMatch(
      /Le stand ouvre.*Publié.*À la une.*Modifier.*Aperçu.*Dépublier.*Retirer de la une/s,
    )
    expect(rows[1]).toMatch(/Brouillon du matin.*Brouillon.*Publier.*Mettre à la une.*Supprimer/s)
  })

  test.each([
    ['q=BROUILLON', ['Le brouillon']],
    ['state=draft', ['Le brouillon']],
    ['state=published', ['La une']],
    ['state=featured', ['La une']],
    ['sort=oldest', ['Le brouillon', 'La une']],
    ['state=nope', ['La une', 'Le brouillon']],
  ])('asked for ?%s has %j', async (query, titles) => {
    await site.publish({ title: 'Le brouillon', isPublished: false })
    await site.publish({ title: 'La une', isFeatured: true })

    const { html } = await read(admin, `/admin/news?${query}`)
    const found = [...html.matchAll(/<th scope="row"[^>]*>(.*?)<\/th>/g)].map(([, title]) => title)
    expect(found).toEqual(titles)
  })
})

describe('the form', () => {
  test('makes an item that visitors read at once', async () => {
    await site.browser().get('/news')
    const answer = await admin.post('/admin/news/new', { ...typed, isPublished: 'on', updatedAt: '' })

    expect((await told(answer)).words).toMatch(/Succès Actualité créée avec succès/)
    expect((await read(site.browser(), '/news')).words).toContain('Prêts ?')
  })

  test('shows what it would look like, warns that an image is not shown, and saves nothing', async () => {
    const preview = async (fields: object) =>
      (await admin.post('/admin/news/new?apercu=1', { ...typed, ...fields })).text()
    const html = await preview({})

    expect(html).toMatch(/<title>Aperçu de l&#x27;actualité/)

    expect(html).toMatch(/<strong>ouvre<\/strong>.*Il \*\*ouvre\*\*\./s)
    expect(html.match(/<h1/g)).toHaveLength(1)
    expect(wordsOf(html)).not.toContain("elle n'est pas affichée")
    expect(wordsOf(await preview({ content: '![le stand](/stand.png)' }))).toContain(
      "elle n'est pas affichée",
    )
    expect((await read(admin, '/admin/news')).words).toContain('Aucune actualité disponible')
  })

  test('saves a change, and leads back to the list with its filters', async () => {
    const { id, updatedAt } = await site.publish()
    const change = { ...typed, updatedAt: updatedAt.toISOString() }
    const answer = await admin.post(`/admin/news/${id}?retour=%2Fadmin%2Fnews%3Fstate%3Ddraft`, change)

    expect(answer.headers.get('Location')).toBe('/admin/news?state=draft')
    expect((await told(answer)).words).toMatch(/Succès Actualité mise à jour avec succès .*Prêts \?/)
  })

  test('does not write over what another admin has changed, until it is sent again', async () => {
    const { id, updatedAt } = await site.publish()
    await site.news.change(id, article({ title: 'De Dominique' }))
    const mine = { ...typed, updatedAt: updatedAt.toISOString() }
    const refused = await (await admin.post(`/admin/news/${id}`, mine)).text()

    expect(refused).toContain('a été modifiée pendant que vous')
    expect(refused).toContain('Il **ouvre**.')
    expect(await site.news.findAny(id)).toMatchObject({ title: 'De Dominique' })
    const again = /name="updatedAt" value="([^"]+)"/.exec(refused)![1]!
    expect((await admin.post(`/admin/news/${id}`, { ...typed, updatedAt: again })).status).toBe(303)
  })

  test('keeps the text of an item that is gone, for a new one', async () => {
    const { id } = await site.publish()
    await site.removeAll()
    const refused = await (await admin.post(`/admin/news/${id}`, typed)).text()

    expect(refused).toContain('Il **ouvre**.')
    expect(refused).toContain('action="/admin/news/new"')
  })
})

describe('a button', () => {
  test('publishes and takes back, which visitors see at once', async () => {
    const { id } = await site.publish({ title: 'Le stand ouvre', isPublished: false })
    const seen = async () => (await read(site.browser(), '/news')).words.includes('Le stand ouvre')

    expect(await seen()).toBe(false)
    expect((await press(id, 'publish')).words).toContain('Actualité publiée')
    expect(await seen()).toBe(true)
    expect((await press(id, 'unpublish')).words).toContain('Actualité dépubliée')
    expect(await seen()).toBe(false)
  })

  test('deletes after a question that names the item', async () => {
    const { id } = await site.publish({ title: 'Le stand ouvre' })

    expect((await read(admin, `/admin/news/${id}/delete`)).words).toContain('« Le stand ouvre »')
    expect((await press(id, 'delete')).words).toContain('Actualité supprimée avec succès')
    expect(await site.news.findAny(id)).toBeNull()
    expect((await press(id, 'delete')).words).toContain('Actualité non trouvée')
  })
})

test('the preview shows a draft, and asks not to be indexed', async () => {
  const { id } = await site.publish({ ...typed, isPublished: false })

  const { html, words } = await read(admin, `/admin/news/${id}/preview`)
  expect(words).toMatch(/Aperçu.*Publier.*Modifier.*Prêts \?.*Le stand Il ouvre/)
  expect(html).toContain('content="noindex"')
})
