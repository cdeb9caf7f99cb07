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

describe('a date of publication', () => {
  const plan = (publishAt: string, more = {}) =>
    admin.post('/admin/news/new', { ...typed, publishAt, ...more })

  test('is that of Belgium, shows in the list, and can be cancelled there', async () => {
    const answer = await plan('2100-07-01T08:30', { isPublished: 'on', unpublishAt: '2100-12-24T18:00' })
    const { html, words } = await told(answer)
    const id = Number(/\/admin\/news\/(\d+)\/unschedule/.exec(html)![1])

    expect(words).toMatch(/Programmé Publication le 01\/07\/2100, 8 h 30 Retrait le 24\/12\/2100, 18 h 00/)
    expect(await site.news.findAny(id)).toMatchObject({
      ...{ isPublished: false, publishAt: new Date('2100-07-01T06:30:00Z') },
      unpublishAt: new Date('2100-12-24T17:00:00Z'),
    })
    expect((await read(admin, `/admin/news/${id}`)).html).toContain('value="2100-07-01T08:30"')
    expect((await press(id, 'unschedule')).words).toMatch(/Programmation annulée.*Brouillon/)
  })

  test('of withdrawal alone is found among what is planned, and can be cancelled there too', async () => {
    const { id } = await site.publish({ title: 'Stand fermé', unpublishAt: new Date('2100-12-24T17:00:00Z') })
    const { html, words } = await read(admin, '/admin/news?state=scheduled')

    expect(words).toMatch(/Stand fermé Publié Retrait le 24\/12\/2100, 18 h 00/)
    expect(wordsOf(html)).toContain('Annuler le retrait « Stand fermé »')
    await press(id, 'unschedule')
    expect(await site.news.findAny(id)).toMatchObject({ isPublished: true, unpublishAt: null })
  })

  test('that a form cannot write exactly is not changed by its other fields', async () => {
    // The second half past two of the night in which summer time ends, and some seconds.
    const exact = {
      publishAt: new Date('2100-10-31T01:30:20Z'),
      unpublishAt: new Date('2100-12-24T17:00:59Z'),
    }
    const { id } = await site.news.create(article(exact))
    const { html } = await read(admin, `/admin/news/${id}`)
    const shown = (name: string) => new RegExp(`name="${name}"[^>]* value="([^"]*)"`).exec(html)![1]!
    const dates = { publishAt: shown('publishAt'), unpublishAt: shown('unpublishAt') }
    await admin.post(`/admin/news/${id}`, { ...typed, ...dates, title: 'Autre titre' })

    expect(await site.news.findAny(id)).toMatchObject({ title: 'Autre titre', ...exact })
    await admin.post(`/admin/news/${id}`, { ...typed, ...dates, publishAt: '2100-11-01T08:00' })
    expect(await site.news.findAny(id)).toMatchObject({ publishAt: new Date('2100-11-01T07:00:00Z') })
  })

  test('in the hour that comes twice in autumn is in the first of the two, and shows as it was typed', async () => {
    const { html } = await told(await plan('2100-10-31T02:30'))
    const id = Number(/\/admin\/news\/(\d+)\/unschedule/.exec(html)![1])

    expect(await site.news.findAny(id)).toMatchObject({ publishAt: new Date('2100-10-31T00:30:00Z') })
    expect((await read(admin, `/admin/news/${id}`)).html).toContain('value="2100-10-31T02:30"')
  })

  test.each([
    ['2027-03-28T02:30', '', "Cette date ou cette heure n'existe pas en Belgique"],
    ['demain', '', "Cette date ou cette heure n'existe pas en Belgique"],
    ['2100-07-01T08:30', '2100-07-01T08:30', "L'actualité serait retirée avant d'être publiée"],
  ])(
    '%s with the withdrawal %j is refused, and nothing typed is lost',
    async (publishAt, unpublishAt, sentence) => {
      const answer = await plan(publishAt, { unpublishAt })
      const html = await answer.text()

      expect(answer.status).toBe(400)
      expect(wordsOf(html)).toContain(sentence)
      expect(html).toContain('Il **ouvre**.')
    },
  )

  test('publishes for visitors within moments, also where a page without it was kept', async () => {
    const seen = async () => (await read(site.browser(), '/news')).words.includes('Prêts ?')
    expect(await seen()).toBe(false)
    await site.news.create(article({ ...typed, publishAt: new Date(Date.now() + 5000) }))
    expect(await seen()).toBe(false)

    await expect.poll(seen).toBe(true)
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

test('the preview of a planned item says when it will be published', async () => {
  const { id } = await site.publish({ ...typed, publishAt: new Date('2100-07-01T06:30:00Z') })

  expect((await read(admin, `/admin/news/${id}/preview`)).words).toContain(
    "Programmée pour le 1er juillet 2100 à 8 h 30 : d'ici là, seuls les administrateurs la voient.",
  )
})

describe('the link of a preview', () => {
  const linkOf = async (id: number) => {
    const { html } = await read(admin, `/admin/news/${id}/preview`)
    return new URL(/value="([^"]+\/apercu\/[^"]+)"/.exec(html)![1]!).pathname
  }

  test('shows the draft to a visitor, and to no search engine or cache', async () => {
    const { id } = await site.publish({ ...typed, isPublished: false })
    const { html, words, headers } = await read(site.browser(), await linkOf(id))

    expect(words).toMatch(/n'est pas publiée.*Prêts \?.*Le stand Il ouvre/)
    expect(html).toContain('content="noindex"')
    expect(headers.get('Cache-Control')).toBe('private, no-store')
    expect(headers.get('Referrer-Policy')).toBe('same-origin')
  })

  test('leads to the item once it is published, and nowhere once it is gone', async () => {
    const { id } = await site.publish({ ...typed, isPublished: false })
    const link = await linkOf(id)
    await site.news.change(id, { isPublished: true })

    expect((await site.browser().get(link)).headers.get('Location')).toBe('/news/prets')
    await site.removeAll()
    expect((await read(site.browser(), link)).status).toBe(404)
  })

  test('cannot be made up', async () => {
    const { id } = await site.publish({ ...typed, isPublished: false })
    const link = await linkOf(id)

    for (const forged of [link.replace(/\d+/, String(id + 1)), `${link.slice(0, -1)}~`, '/apercu/1'])
      expect((await read(site.browser(), forged)).status).toBe(404)
  })
})
