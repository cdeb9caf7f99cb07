import { beforeEach, describe, expect, test } from 'vitest'
import { fresh, readFresh, SCRIPT } from '#test/harness/page'
import { sharedSite } from '#test/harness/shared-site'
import { openTestSite } from '#test/harness/site'
import { newsOn, publishNews, removeNews } from '#test/things/news'

const site = sharedSite(openTestSite)
beforeEach(() => removeNews(site))

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

    expect(page.status).toBe(200)
    expect(page.words).toMatch(/À la une \d\d \S+ \d{4} Luc Peeters En bref\. Le stand Il ouvre \./)
    expect(page.findAll('h1').map(({ textContent }) => textContent)).toEqual(['Prêts\u202f?'])
    expect(page.texts('h2')).toContain('Le stand')
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
    await site.db.run('UPDATE news SET created_at = $1, updated_at = $2 WHERE id = $3', [
      ...[new Date('2026-03-01T12:00:00Z'), new Date('2026-03-02T12:00:00Z')],
      id,
    ])
    expect(await words()).toContain('Modifié le 2 mars 2026')
  })

  test('with a new title is reached by its old address too, for good', async () => {
    const { id } = await publishNews(site, { title: 'Ouverture' })
    await newsOn(site).change(id, { title: 'Réouverture' })

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
