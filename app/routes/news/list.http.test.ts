import { beforeEach, describe, expect, test } from 'vitest'
import { readFresh, readHead, SCRIPT } from '#test/harness/page'
import { sharedSite } from '#test/harness/shared-site'
import { openTestSite } from '#test/harness/site'
import { publishNews, removeNews } from '#test/things/news'

const site = sharedSite(openTestSite)
beforeEach(() => removeNews(site))

const list = (query = '') => readFresh(site.browser(), `/news${query}`)

describe('the list of news', () => {
  test('says when there are none', async () => {
    const page = await list()

    expect(page.status).toBe(200)
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
    await site.db.run('UPDATE news SET created_at = $1 WHERE id = $2', [at, id])

    const page = await list()

    expect(page.words).toMatch(/03 mars 2026 Ouverture Prêts \? Luc Peeters/)
    const time = page.find('time')!
    expect([time.attribute('datetime'), time.textContent]).toEqual([at.toISOString(), '03\u00a0mars 2026'])
    expect(page.link('Ouverture')).toBe('/news/ouverture')
  })

  test('stands at /news/all as well, under its one address', async () => {
    await publishNews(site, { title: 'Ouverture' })

    const page = await readFresh(site.browser(), '/news/all')

    expect(page.status).toBe(200)
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

/** From the newest of them to the oldest. */
function titles(from: number, to: number): string[] {
  return Array.from({ length: from - to + 1 }, (_, index) => `Actualité ${from - index}`)
}
