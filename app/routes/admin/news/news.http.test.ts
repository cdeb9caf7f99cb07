import { beforeEach, describe, expect, test } from 'vitest'
import { openPage, readPage } from '#test/harness/page'
import { setUpSite } from '#test/harness/file-sites'
import { elodie } from '#test/people'
import { newsOn, publishNews, readPreviewPath, removeNews } from '#test/things/news'

const site = await setUpSite()
const admin = await site.admin(elodie)
beforeEach(() => removeNews(site))

const typed = {
  title: 'Prêts ?',
  summary: 'En bref.',
  content: '## Le stand\n\nIl **ouvre**.',
  author: 'Luc',
}

/** The list, which says how the act went. */
async function followed(answer: Response) {
  expect(answer.status).toBe(303)
  return readPage(admin, answer.headers.get('Location')!)
}

const press = async (id: number, act: string) => followed(await admin.post(`/admin/news/${id}/${act}`))

describe('the list', () => {
  test('shows each with its state, and the buttons of that', async () => {
    expect((await readPage(admin, '/admin/news')).words).toContain('Aucune actualité disponible')
    await publishNews(site, { title: 'Brouillon du matin', isPublished: false })
    await publishNews(site, { title: 'Le stand ouvre', isFeatured: true })

    expect((await readPage(admin, '/admin/news')).texts('tbody tr')).toEqual([
      expect.stringMatching(
        /Le stand ouvre.*Publié.*À la une.*Modifier.*Aperçu.*Dépublier.*Retirer de la une/,
      ),
      expect.stringMatching(/Brouillon du matin.*Brouillon.*Publier.*Mettre à la une.*Supprimer/),
    ])
  })

  test.each([
    ['q=BROUILLON', ['Le brouillon']],
    ['state=draft', ['Le brouillon']],
    ['state=published', ['La une']],
    ['state=featured', ['La une']],
    ['sort=oldest', ['Le brouillon', 'La une']],
    ['state=nope', ['La une', 'Le brouillon']],
  ])('asked for ?%s has %j', async (query, titles) => {
    await publishNews(site, { title: 'Le brouillon', isPublished: false })
    await publishNews(site, { title: 'La une', isFeatured: true })

    const page = await readPage(admin, `/admin/news?${query}`)
    expect(page.texts('th[scope="row"]')).toEqual(titles)
  })
})

describe('the form', () => {
  test('makes an item that visitors read at once', async () => {
    await site.browser().get('/news')
    const answer = await admin.post('/admin/news/new', { ...typed, isPublished: 'on', updatedAt: '' })

    expect((await followed(answer)).words).toMatch(/Succès Actualité créée avec succès/)
    expect((await readPage(site.browser(), '/news')).words).toContain('Prêts ?')
  })

  test('previews the item, warns that an image is not shown, and saves nothing', async () => {
    const preview = (fields: object) =>
      openPage(admin.post('/admin/news/new?apercu=1', { ...typed, ...fields }))
    const page = await preview({})

    expect(page.find('title')?.words).toMatch(/^Aperçu de l'actualité/)
    expect(page.texts('strong')).toContain('ouvre')
    expect(page.field('content')?.value).toBe(typed.content)
    expect(page.findAll('h1')).toHaveLength(1)
    expect(page.words).not.toContain('Une image insérée dans le texte ne sera pas affichée.')
    const { words } = await preview({ content: '![le stand](/stand.png)' })
    expect(words).toContain('Une image insérée dans le texte ne sera pas affichée.')
    expect((await readPage(admin, '/admin/news')).words).toContain('Aucune actualité disponible')
  })

  test('saves a change, and leads back to the list with its filters', async () => {
    const { id, updatedAt } = await publishNews(site)
    const change = { ...typed, updatedAt: updatedAt.toISOString() }
    const answer = await admin.post(`/admin/news/${id}?retour=%2Fadmin%2Fnews%3Fstate%3Ddraft`, change)

    expect(answer.headers.get('Location')).toBe('/admin/news?state=draft')
    expect((await followed(answer)).words).toMatch(/Succès Actualité mise à jour avec succès .*Prêts \?/)
  })
})

describe('a date of publication', () => {
  const plan = (publishAt: string, more = {}) =>
    admin.post('/admin/news/new', { ...typed, publishAt, ...more })

  test('is that of Belgium, shows in the list, and can be cancelled there', async () => {
    const answer = await plan('2100-07-01T08:30', { isPublished: 'on', unpublishAt: '2100-12-24T18:00' })
    const page = await followed(answer)
    const id = Number(page.attributes('form[action*="/unschedule"]', 'action')[0]!.split('/')[3])
    expect(page.words).toContain('avec succès : elle paraîtra le 1er juillet 2100 à 8 h 30')
    expect(page.attributes('th a', 'href')).toContain(`/admin/news/${id}`)

    expect(page.words).toMatch(
      /Programmé Publication le 01\/07\/2100, 8 h 30 Retrait le 24\/12\/2100, 18 h 00/,
    )
    expect(await newsOn(site).articles.find(id)).toMatchObject({
      ...{ isPublished: false, publishAt: new Date('2100-07-01T06:30:00Z') },
      unpublishAt: new Date('2100-12-24T17:00:00Z'),
    })
    expect((await readPage(admin, `/admin/news/${id}`)).field('publishAt')?.value).toBe('2100-07-01T08:30')
    expect((await press(id, 'unschedule')).words).toMatch(/Programmation annulée.*Brouillon/)
  })

  test('of withdrawal alone is among what is planned, and can be cancelled', async () => {
    const { id } = await publishNews(site, {
      title: 'Stand fermé',
      unpublishAt: new Date('2100-12-24T17:00:00Z'),
    })
    const page = await readPage(admin, '/admin/news?state=scheduled')

    expect(page.words).toMatch(/Stand fermé Publié Retrait le 24\/12\/2100, 18 h 00/)
    expect(page.words).toContain('Annuler le retrait « Stand fermé »')
    await press(id, 'unschedule')
    expect(await newsOn(site).articles.find(id)).toMatchObject({ isPublished: true, unpublishAt: null })
  })

  test('that a form cannot write exactly is not changed by its other fields', async () => {
    // The second half past two of the night in which summer time ends, and some seconds.
    const exact = {
      publishAt: new Date('2100-10-31T01:30:20Z'),
      unpublishAt: new Date('2100-12-24T17:00:59Z'),
    }
    const { id } = await publishNews(site, exact)
    const page = await readPage(admin, `/admin/news/${id}`)
    const [publishAt, unpublishAt] = ['publishAt', 'unpublishAt'].map((name) => page.field(name)!.value)
    const dates = { publishAt: publishAt!, unpublishAt: unpublishAt! }
    await admin.post(`/admin/news/${id}`, { ...typed, ...dates, title: 'Autre titre' })

    expect(await newsOn(site).articles.find(id)).toMatchObject({ title: 'Autre titre', ...exact })
    await admin.post(`/admin/news/${id}`, { ...typed, ...dates, publishAt: '2100-11-01T08:00' })
    expect(await newsOn(site).articles.find(id)).toMatchObject({
      publishAt: new Date('2100-11-01T07:00:00Z'),
    })
  })

  test.each([
    ['2027-03-28T02:30', '', "Cette date ou cette heure n'existe pas en Belgique"],
    ['2100-07-01T08:30', '2100-07-01T08:30', "L'actualité serait retirée avant d'être publiée"],
  ])(
    '%s with the withdrawal %j is refused, and nothing typed is lost',
    async (publishAt, unpublishAt, sentence) => {
      const page = await openPage(plan(publishAt, { unpublishAt }))

      expect(page.status).toBe(400)
      expect(page.words).toContain(sentence)
      expect(page.field('content')?.value).toBe(typed.content)
    },
  )
})

describe('a button', () => {
  test('publishes and takes back, which visitors see at once', async () => {
    const { id } = await publishNews(site, { title: 'Le stand ouvre', isPublished: false })
    const seen = async () => (await readPage(site.browser(), '/news')).words.includes('Le stand ouvre')

    expect(await seen()).toBe(false)
    expect((await press(id, 'publish')).words).toContain('Actualité publiée')
    expect(await seen()).toBe(true)
    expect((await press(id, 'unpublish')).words).toContain('Actualité dépubliée')
    expect(await seen()).toBe(false)
  })

  test('about an item that is gone says so', async () => {
    expect((await press(2147483647, 'delete')).words).toContain('Actualité non trouvée')
  })
})

test('the preview shows a planned item and its date, and is not indexed', async () => {
  const { id } = await publishNews(site, { ...typed, publishAt: new Date('2100-07-01T06:30:00Z') })

  const page = await readPage(admin, `/admin/news/${id}/preview`)
  expect(page.words).toMatch(/Aperçu.*Publier.*Modifier.*Prêts \?.*Le stand Il ouvre/)
  expect(page.words).toContain(
    "Programmée pour le 1er juillet 2100 à 8 h 30 : d'ici là, seuls les administrateurs la voient.",
  )
  expect(page.robots).toBe('noindex')
})

describe('the link of a preview', () => {
  let id: number
  let link: string
  beforeEach(async () => {
    ;({ id } = await publishNews(site, { ...typed, isPublished: false }))
    link = await readPreviewPath(admin, id)
  })

  test('shows the draft to a visitor, and to no search engine or cache', async () => {
    const page = await readPage(site.browser(), link)

    expect(page.words).toMatch(/n'est pas publiée.*Prêts \?.*Le stand Il ouvre/)
    expect(page.robots).toBe('noindex')
    expect(page.headers.get('Cache-Control')).toBe('private, no-store')
    expect(page.headers.get('Referrer-Policy')).toBe('same-origin')
  })

  test('leads to the item once it is published, and nowhere once it is gone', async () => {
    await newsOn(site).articles.change(id, { isPublished: true })

    expect((await site.browser().get(link)).headers.get('Location')).toBe('/news/prets')
    await removeNews(site)
    expect((await readPage(site.browser(), link)).status).toBe(404)
  })

  test('shows nothing of an item that was published, and then withdrawn', async () => {
    await newsOn(site).articles.change(id, { isPublished: true })
    await newsOn(site).articles.change(id, { isPublished: false })

    expect((await readPage(site.browser(), link)).status).toBe(404)
    const another = await readPage(site.browser(), await readPreviewPath(admin, id))
    expect(another.words).toMatch(/n'est pas publiée.*Prêts \?/)
  })

  test('cannot be made up', async () => {
    for (const forged of [link.replace(/\d+/, String(id + 1)), `${link.slice(0, -1)}~`, '/apercu/1']) {
      const { status, heading } = await readPage(site.browser(), forged)
      expect([status, heading]).toEqual([404, "Ce lien d'aperçu n'est plus valable"])
    }
  })
})
