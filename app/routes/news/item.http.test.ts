import { beforeEach, describe, expect, test } from 'vitest'
import { article } from '#test/worlds/news'
import { SCRIPT } from '#test/html-text'
import { fresh, openNewsSite, readFresh } from '#test/pages/news'
import { sharedSite } from '#test/shared-site'

const site = sharedSite(openNewsSite)
beforeEach(() => site.removeAll())

describe('an item', () => {
  test('shows title, badge, author, date, summary and content', async () => {
    const { createdAt } = await site.publish({
      title: 'Prêts ?',
      summary: 'En bref.',
      content: '# Le stand\n\nIl **ouvre**.',
      author: 'Luc Peeters',
      isFeatured: true,
    })

    const { status, html, words } = await readFresh(site.browser(), '/news/prets')

    expect(status).toBe(200)
    expect(words).toMatch(/À la une \d\d \S+ \d{4} Luc Peeters En bref\. Le stand Il ouvre \./)
    expect(html.match(/<h1/g)).toHaveLength(1)
    expect(html).toMatch(/<h1[^>]*>Prêts\u202f\?<\/h1>/)
    expect(html).toContain('<h2>Le stand</h2>')
    expect(html).toContain(`dateTime="${createdAt.toISOString()}"`)
    for (const href of ['/news', '/exam-selection', '/theory', '/classified-ads'])
      expect(html).toContain(`href="${href}"`)
    for (const [type, file] of [
      ['atom', 'feed'],
      ['rss', 'rss'],
    ])
      expect(html).toMatch(
        new RegExp(`<link rel="alternate"[^>]* type="application/${type}\\+xml" href="/news/${file}.xml"/>`),
      )
  })

  test('says when it was changed, on a later day than it was written', async () => {
    const { id } = await site.publish({ title: 'Ouverture' })
    const words = async () => (await readFresh(site.browser(), '/news/ouverture')).words

    expect(await words()).not.toContain('Modifié le')
    await site.db.run('UPDATE news SET created_at = $1, updated_at = $2 WHERE id = $3', [
      ...[new Date('2026-03-01T12:00:00Z'), new Date('2026-03-02T12:00:00Z')],
      id,
    ])
    expect(await words()).toContain('Modifié le 2 mars 2026')
  })

  test('with a new title is reached by its old address too, for good', async () => {
    const { id } = await site.publish({ title: 'Ouverture' })
    await site.news.change(id, article({ title: 'Réouverture' }))

    const answer = await site.browser().get(fresh('/news/ouverture'))

    expect(answer.status).toBe(301)
    expect(answer.headers.get('Location')).toBe('/news/reouverture')
    expect((await readFresh(site.browser(), '/news/reouverture')).status).toBe(200)
  })
})

test('an unknown item says so, with a way back', async () => {
  const slug = '%3Cscript%3E'
  await site.publish({ title: 'Ouverture' })

  const { status, html, words } = await readFresh(site.browser(), `/news/${slug}`)

  expect(status).toBe(404)
  expect(words).toContain('Actualité non trouvée')
  expect(html).toContain('href="/news"')
  expect(html).toContain('content="noindex"')
  expect(html).not.toContain('<script>')
})

test.each(['title', 'summary', 'author', 'content'] as const)(
  'hostile input in the %s is text',
  async (field) => {
    const { slug } = await site.publish({ [field]: SCRIPT })

    for (const path of ['/news', `/news/${slug}`, '/']) {
      const { status, html } = await readFresh(site.browser(), path)

      expect(status).toBe(200)
      expect(html).not.toMatch(/<script>|<img/)
    }
    expect((await readFresh(site.browser(), `/news/${slug}`)).html).toMatch(/&lt;script&gt;|\\u003cscript/i)
  },
)
