import { beforeEach, describe, expect, test } from 'vitest'
import { cardsOf, SCRIPT, section } from '#test/html-text'
import { openNewsSite, readFresh } from '#test/pages/news'
import { sharedSite } from '#test/shared-site'

const site = sharedSite(openNewsSite)
beforeEach(() => site.removeAll())

const list = (query = '') => readFresh(site.browser(), `/news${query}`)

describe('the list of news', () => {
  test('says when there are none', async () => {
    const { status, words } = await list()

    expect(status).toBe(200)
    expect(words).toContain('Aucune actualité pour le moment')
  })

  test('has those "à la une" first, and then the others, the newest first', async () => {
    await site.publish({ title: 'Concours' })
    await site.publish({ title: 'Ouverture', isFeatured: true })
    await site.publish({ title: 'Fermeture' })
    await site.publish({ title: 'Brouillon', isPublished: false, isFeatured: true })

    const { html, words } = await list()

    expect(cardsOf(section(html, 'a-la-une'))).toEqual(['Ouverture'])
    expect(cardsOf(section(html, 'toutes'))).toEqual(['Fermeture', 'Concours'])
    expect(words).not.toContain('Brouillon')
  })

  test('shows title, date, summary and author of each', async () => {
    const { id } = await site.publish({ title: 'Ouverture', summary: 'Prêts ?', author: 'Luc Peeters' })
    // One hour later it is the third of March in Belgium.
    const at = new Date('2026-03-02T23:30:00Z')
    await site.db.run('UPDATE news SET created_at = $1 WHERE id = $2', [at, id])

    const { html, words } = await list()

    expect(words).toMatch(/03 mars 2026 Ouverture Prêts \? Luc Peeters/)
    expect(html).toContain('<time dateTime="2026-03-02T23:30:00.000Z">03\u00a0mars 2026</time>')
    expect(html).toContain('href="/news/ouverture"')
  })

  test('stands at /news/all as well, under its one address', async () => {
    await site.publish({ title: 'Ouverture' })

    const { status, html } = await readFresh(site.browser(), '/news/all')

    expect(status).toBe(200)
    expect(cardsOf(section(html, 'toutes'))).toEqual(['Ouverture'])
    expect(html).toMatch(/<link rel="canonical" href="http:\/\/[^"/]+\/news"\/>/)
  })
})

describe('its pages', () => {
  beforeEach(() => site.publishMany(25))

  test('have each of the news in its place, but on the first one not those "à la une" twice', async () => {
    for (const title of ['Actualité 3', 'Actualité 20', 'Actualité 25']) await feature(title)

    const pages = [await list(), await list('?page=2'), await list('?page=3')]

    const [first, ...others] = pages.map(({ html }) => cardsOf(section(html, 'toutes')))
    expect(cardsOf(section(pages[0]!.html, 'a-la-une'))).toEqual([
      'Actualité 25',
      'Actualité 20',
      'Actualité 3',
    ])
    expect(first).toEqual(titles(24, 14).filter((title) => title !== 'Actualité 20'))
    expect(others).toEqual([titles(13, 2), titles(1, 1)])
    expect(pages[1]!.words).toContain('Page 2 sur 3')
    expect(pages[1]!.html).toMatch(/rel="canonical" href="[^"]+\/news\?page=2"/)
    expect(pages[1]!.html).not.toContain('id="a-la-une"')
  })
})

describe('a search', () => {
  test('finds "méplat" by "MEPLAT", keeps the word in its field and is not for crawlers', async () => {
    await site.publish({ title: 'Le méplat', isFeatured: true })
    await site.publish({ title: 'Autre' })

    const { html, words } = await list('?q=MEPLAT')

    expect(cardsOf(section(html, 'toutes'))).toEqual(['Le méplat'])
    expect(cardsOf(section(html, 'a-la-une'))).toEqual([])
    expect(words).toContain('1 résultat pour « MEPLAT »')
    expect(html).toMatch(/<input[^>]*name="q"[^>]*value="MEPLAT"/)
    expect(html).toContain('<meta name="robots" content="noindex"/>')
  })

  test('that finds nothing says so, takes its words as text, and leads back to all', async () => {
    const { words, html } = await list(`?q=${encodeURIComponent(SCRIPT)}`)

    expect(words).toContain('Aucune actualité ne correspond à cette recherche')
    expect(words).toContain('Voir toutes les actualités')
    expect(html).not.toMatch(/<script>|<img|onerror=alert\(1\)>/)
  })
})

async function feature(title: string) {
  await site.db.run('UPDATE news SET is_featured = $1 WHERE title = $2', [true, title])
}

/** From the newest of them to the oldest. */
function titles(from: number, to: number): string[] {
  return Array.from({ length: from - to + 1 }, (_, index) => `Actualité ${from - index}`)
}
