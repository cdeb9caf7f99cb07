import { beforeEach, expect, test } from 'vitest'
import { readFresh, SCRIPT } from '#test/harness/page'
import { setUpSite } from '#test/harness/file-sites'
import { elodie } from '#test/people'
import { newsOn, publishNews, removeNews, writeWithPicture } from '#test/things/news'

const site = await setUpSite()
beforeEach(() => removeNews(site))

const feed = () => readFresh(site.browser(), '/news/feed.xml')

test('the feed is Atom, of what is published, with absolute addresses', async () => {
  const { createdAt } = await publishNews(site, {
    title: 'Prêts ?',
    summary: 'En bref.',
    author: 'Luc Peeters',
  })
  await publishNews(site, { title: 'Brouillon', isPublished: false })

  const { status, headers, html: xml } = await feed()

  expect(status).toBe(200)
  expect(headers.get('Content-Type')).toBe('application/atom+xml; charset=utf-8')
  expect(headers.get('Cache-Control')).toBe('no-cache')
  expect(xml).toMatch(
    /^<\?xml version="1\.0" encoding="utf-8"\?>\s*<feed xmlns="http:\/\/www\.w3\.org\/2005\/Atom">/,
  )
  expect(xml).toMatch(/<link rel="self" href="http:\/\/[^"]+\/news\/feed\.xml"\/>/)
  expect(xml).toMatch(/<link href="http:\/\/[^"]+\/news\/prets"\/>/)
  expect(xml).toContain(`<published>${createdAt.toISOString()}</published>`)
  expect(xml).toContain('<name>Luc Peeters</name>')
  expect(xml).toContain('En bref.')
  expect(xml.match(/<entry>/g)).toHaveLength(1)
})

test('the feed is RSS at the address of that', async () => {
  await publishNews(site, { title: 'Prêts ?', summary: 'En bref.' })

  const { headers, html: xml } = await readFresh(site.browser(), '/news/rss.xml')

  expect(headers.get('Content-Type')).toBe('application/rss+xml; charset=utf-8')
  expect(xml).toMatch(/<rss version="2\.0"[^>]*>.*<item>\s*<title>.*Prêts/s)
  expect(xml).toMatch(/<atom:link href="http:\/\/[^"]+\/news\/rss\.xml" rel="self"/)
})

test.each(['feed', 'rss'])(
  '%s.xml has the whole texts, with absolute addresses and no classes',
  async (name) => {
    const content = '## Le stand\n\nIl **ouvre** : [la théorie](/theory). ]]> <script>'
    await publishNews(site, { content })

    const { html: xml } = await readFresh(site.browser(), `/news/${name}.xml`)

    expect(xml).toContain('<h2>Le stand</h2>')
    expect(xml).toMatch(/<strong>ouvre<\/strong>.*<a href="http:\/\/[^"]+\/theory">/s)
    expect(xml).not.toMatch(/class=|<script/)
    expect(xml.match(/]]>/g)?.length).toBe(xml.match(/<!\[CDATA\[/g)?.length)
  },
)

test('the feed has the thirty newest', async () => {
  for (let n = 1; n <= 31; n += 1) await publishNews(site, { title: `Actualité ${n}` })

  const { html: xml } = await feed()

  expect(xml.match(/<entry>/g)).toHaveLength(30)
  expect(xml).not.toContain('Actualité 1]')
})

test('an item with a new title is the same item at another address', async () => {
  const { id } = await publishNews(site, { title: 'Ouverture' })
  const before = idsIn((await feed()).html)
  await newsOn(site).articles.change(id, { title: 'Réouverture' })
  const { html: xml } = await feed()

  expect(idsIn(xml)).toEqual(before)
  expect(before).toHaveLength(1)
  expect(xml).toContain('/news/reouverture"')
})

test.each(['title', 'summary', 'author'] as const)('what could do harm in the %s is text', async (field) => {
  await publishNews(site, { [field]: `${SCRIPT} ]]> &amp; \u0001\ufffe` })

  const { html: xml } = await feed()

  expect(xml).not.toMatch(/<script|<img|\p{Cc}(?<!\s)|\ufffe/u)
  expect(xml).toContain('&lt;script&gt;')
  expect(xml.match(/]]>/g)?.length).toBe(xml.match(/<!\[CDATA\[/g)?.length)
})

test('a hostile description of a picture stays in its attribute', async () => {
  const pictureAlt = `" onerror="alert(1)" ]]> ${SCRIPT}`
  await writeWithPicture(await site.admin(elodie), { pictureAlt })

  const { html: xml } = await feed()
  expect(xml).toContain('alt="&quot; onerror=&quot;alert(1)&quot;')
  expect(xml).not.toMatch(/<script/)
  expect(xml.match(/]]>/g)?.length).toBe(xml.match(/<!\[CDATA\[/g)?.length)
})

function idsIn(xml: string): string[] {
  return [...xml.matchAll(/<id>(tag:[^<]+)<\/id>/g)].map(([, id]) => id!)
}
