import { beforeEach, describe, expect, test } from 'vitest'
import { fresh, readFresh, readHead, SCRIPT } from '#test/harness/page'
import { setUpSite } from '#test/harness/file-sites'
import { newsOn, publishNews, removeNews } from '#test/things/news'

const site = await setUpSite()
beforeEach(() => removeNews(site))

const list = (query = '') => readFresh(site.browser(), `/news${query}`)

describe('the list of news', () => {
  test('says when there are none', async () => {
    const page = await list()

    expect(page.words).toContain('Aucune actualité pour le moment')
  })

  test('has those "à la une" first, and then the others, the newest first', async () => {
    await publishNews(site, { title: 'Concours' })
    await publishNews(site, { title: 'Ouverture', isFeatured: true })
    await publishNews(site, { title: 'Fermeture' })
    await publishNews(site, { title: 'Brouillon', isPublished: false, isFeatured: true })

    const page = await list()

    expect(page.section('a-la-une')?.cards()).toEqual(['Ouverture'])
    expect(page.section('toutes')?.cards()).toEqual(['Fermeture', 'Concours'])
    expect(page.words).not.toContain('Brouillon')
  })

  test('shows title, date, summary and author of each', async () => {
    const { id } = await publishNews(site, { title: 'Ouverture', summary: 'Prêts ?', author: 'Luc Peeters' })
    // One hour later it is the third of March in Belgium.
    const at = new Date('2026-03-02T23:30:00Z')
    await site.db.write('UPDATE news SET created_at = $1 WHERE id = $2', [at, id])

    const page = await list()

    expect(page.words).toMatch(/03 mars 2026 Ouverture Prêts \? Luc Peeters/)
    const time = page.find('time')!
    expect([time.attribute('datetime'), time.textContent]).toEqual([at.toISOString(), '03\u00a0mars 2026'])
    expect(page.link('Ouverture')).toBe('/news/ouverture')
  })

  test('stands at /news/all as well, under its one address', async () => {
    await publishNews(site, { title: 'Ouverture' })

    const page = await readFresh(site.browser(), '/news/all')

    expect(page.section('toutes')?.cards()).toEqual(['Ouverture'])
    expect(readHead(page).canonical).toMatch(/^http:\/\/[^/]+\/news$/)
  })
})

test('the pages of the news have each in its place, those "à la une" once', async () => {
  for (let n = 1; n <= 25; n += 1)
    await publishNews(site, { title: `Actualité ${n}`, isFeatured: [3, 20, 25].includes(n) })

  const pages = [await list(), await list('?page=2'), await list('?page=3')]

  const [first, ...others] = pages.map((page) => page.section('toutes')?.cards())
  expect(pages[0]!.section('a-la-une')?.cards()).toEqual(['Actualité 25', 'Actualité 20', 'Actualité 3'])
  expect(first).toEqual(titles(24, 14).filter((title) => title !== 'Actualité 20'))
  expect(others).toEqual([titles(13, 2), titles(1, 1)])
  expect(pages[1]!.words).toContain('Page 2 sur 3')
  expect(readHead(pages[1]!).canonical).toMatch(/\/news\?page=2$/)
  expect(pages[1]!.section('a-la-une')).toBeUndefined()
})

describe('a search', () => {
  test('finds "méplat" by "MEPLAT", keeps the word in its field, unindexed', async () => {
    await publishNews(site, { title: 'Le méplat', isFeatured: true })
    await publishNews(site, { title: 'Autre' })

    const page = await list('?q=MEPLAT')

    expect(page.section('toutes')?.cards()).toEqual(['Le méplat'])
    expect(page.section('a-la-une')).toBeUndefined()
    expect(page.words).toContain('1 résultat pour « MEPLAT »')
    expect(page.field('q')?.value).toBe('MEPLAT')
    expect(page.robots).toBe('noindex')
  })

  test('that finds nothing says so, escapes its words, and leads back to all', async () => {
    const page = await list(`?q=${encodeURIComponent(SCRIPT)}`)

    expect(page.words).toContain('Aucune actualité ne correspond à cette recherche')
    expect(page.words).toContain('Voir toutes les actualités')
    expect(page.html).not.toMatch(/<script>|<img|onerror=alert\(1\)>/)
  })
})

describe('an item', () => {
  test('shows title, badge, author, date, summary and content', async () => {
    const { createdAt } = await publishNews(site, {
      title: 'Prêts ?',
      summary: 'En bref.',
      content: '# Le stand\n\nIl **ouvre**.',
      author: 'Luc Peeters',
      isFeatured: true,
    })

    const page = await readFresh(site.browser(), '/news/prets')

    expect(page.words).toMatch(/À la une \d\d \S+ \d{4} Luc Peeters En bref\. Le stand Il ouvre \./)
    expect(page.findAll('h1').map(({ textContent }) => textContent)).toEqual(['Prêts\u202f?'])
    expect(page.texts('h2')).toContain('Le stand')
    expect(page.texts('header a[aria-current="true"]')).toContain('Actualités')
    expect(page.attributes('time', 'datetime')).toContain(createdAt.toISOString())
    expect(page.attributes('main a', 'href')).toEqual(
      expect.arrayContaining(['/news', '/exam-selection', '/theory', '/classified-ads']),
    )
    for (const [type, file] of [
      ['atom', 'feed'],
      ['rss', 'rss'],
    ])
      expect(page.find(`link[rel="alternate"][type="application/${type}+xml"]`)?.attribute('href')).toBe(
        `/news/${file}.xml`,
      )
  })

  test('says when it was changed, on a later day than it was written', async () => {
    const { id } = await publishNews(site, { title: 'Ouverture' })
    const words = async () => (await readFresh(site.browser(), '/news/ouverture')).words

    expect(await words()).not.toContain('Modifié le')
    await site.db.write('UPDATE news SET created_at = $1, updated_at = $2 WHERE id = $3', [
      ...[new Date('2026-03-01T12:00:00Z'), new Date('2026-03-02T12:00:00Z')],
      id,
    ])
    expect(await words()).toContain('Modifié le 2 mars 2026')
  })

  test('with a new title is reached by its old address too, for good', async () => {
    const { id } = await publishNews(site, { title: 'Ouverture' })
    await newsOn(site).articles.change(id, { title: 'Réouverture' })

    const answer = await site.browser().get(fresh('/news/ouverture'))

    expect(answer.status).toBe(301)
    expect(answer.headers.get('Location')).toBe('/news/reouverture')
    expect((await readFresh(site.browser(), '/news/reouverture')).status).toBe(200)
  })
})

test('an unknown item says so, with a way back', async () => {
  const slug = '%3Cscript%3E'
  await publishNews(site, { title: 'Ouverture' })

  const page = await readFresh(site.browser(), `/news/${slug}`)

  expect(page.status).toBe(404)
  expect(page.words).toContain('Actualité non trouvée')
  expect(page.attributes('main a', 'href')).toContain('/news')
  expect(page.robots).toBe('noindex')
  expect(page.html).not.toContain('<script>')
})

test.each(['title', 'summary', 'author', 'content'] as const)(
  'hostile input in the %s is text',
  async (field) => {
    const { slug } = await publishNews(site, { [field]: SCRIPT })

    for (const path of ['/news', `/news/${slug}`, '/']) {
      const page = await readFresh(site.browser(), path)

      expect(page.status).toBe(200)
      expect(page.html).not.toMatch(/<script>|<img/)
    }
    expect((await readFresh(site.browser(), `/news/${slug}`)).html).toMatch(/&lt;script&gt;|\\u003cscript/i)
  },
)

/** From the newest of them to the oldest. */
function titles(from: number, to: number): string[] {
  return Array.from({ length: from - to + 1 }, (_, index) => `Actualité ${from - index}`)
}
