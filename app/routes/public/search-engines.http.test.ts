import { Readable } from 'node:stream'
import type { RouteConfigEntry } from '@remix-run/route-config'
import { parseSitemap } from 'sitemap'
import { describe, expect, test } from 'vitest'
import { shippedLessons } from '#db/seeds/lessons/index'
import routes from '#app/routes'
import { type Page, parsePage, plain, readHead, readPage } from '#test/harness/page'
import { camille } from '#test/people'
import { setUpSite } from '#test/harness/file-sites'
import { LAST_CHANGE } from './legal'
import { publish } from '#test/things/published'

const APP_URL = 'https://prepa-lts.example'

const site = await setUpSite({ APP_URL, TRUST_PROXY: 'on' })

const member = await site.member(camille)
const times = await publish(site, member)
const listed = await readSitemap()

describe('the sitemap', () => {
  test('lists what everyone may read, by its absolute address', () => {
    expect([...listed.keys()]).toEqual([
      `${APP_URL}/`,
      `${APP_URL}/examen-de-tir-theorique`,
      `${APP_URL}/epreuve`,
      `${APP_URL}/essai`,
      `${APP_URL}/news`,
      `${APP_URL}/lecons`,
      `${APP_URL}/classified-ads`,
      `${APP_URL}/chance-de-reussite`,
      `${APP_URL}/confidentialite`,
      `${APP_URL}/mentions-legales`,
      `${APP_URL}/signaler-un-contenu`,
      `${APP_URL}/accessibilite`,
      ...shippedLessons.map(({ slug }) => `${APP_URL}/lecons/${slug}`),
      `${APP_URL}/news/un-script-script-alert-1-script`,
      `${APP_URL}/news/dates-de-2027`,
      expect.stringMatching(/\/classified-ads\/\d+$/),
    ])
  })

  test('dates each page by its last change, and a list by its newest entry', () => {
    const [home, landing, exam, trial, news, lessons, ads, chance, ...terms] = [...listed.values()]
    const ad = [...listed.values()].at(-1)

    expect([landing, exam, trial, chance]).toEqual(Array(4).fill(undefined))
    const lesson = terms[4]
    expect(terms.slice(0, 4)).toEqual(Array(4).fill(LAST_CHANGE.toISOString()))
    expect(ad).toBe(times.ads.toISOString())
    expect(ads).toBe(ad)
    expect(lesson).toMatch(/^\d{4}-/)
    expect(lessons).toBe(lesson)
    expect(news).toBe(times.news.toISOString())
    expect(home).toBe(times.news > times.ads ? news : ad)
    expect(listed.get(`${APP_URL}/news/dates-de-2027`)).toBe(times.news.toISOString())
  })

  test('is XML, the same for everyone', async () => {
    const [theirs, hers] = [await site.browser().get('/sitemap.xml'), await member.get('/sitemap.xml')]

    expect(theirs.headers.get('Content-Type')).toBe('application/xml; charset=utf-8')
    expect(await hers.text()).toBe(await theirs.text())
  })

  test.each(['/SITEMAP.xml', '/sitemap.xml/', '/%73itemap.xml'])(
    'in another spelling is led to: %s',
    async (path) => {
      const answer = await site.browser().get(path)

      expect([answer.status, answer.headers.get('Location')]).toEqual([301, '/sitemap.xml'])
    },
  )

  test('has the pages answer 200, be theirs to index, and name themselves', async () => {
    for (const address of listed.keys()) {
      const page = await read(address)

      expect([page.status, page.robots], address).toEqual([200, undefined])
      expect(readHead(page).canonical).toBe(address)
    }
  })
})

test('robots.txt names the sitemap, and closes private areas, nothing listed', async () => {
  const answer = await site.browser().get('/robots.txt')
  const lines = (await answer.text()).split('\n')
  const closed = lines.flatMap((line) => /^Disallow: (.+)/.exec(line)?.[1] ?? [])

  expect(answer.headers.get('Content-Type')).toBe('text/plain; charset=utf-8')
  expect(lines[0]).toBe('User-agent: *')
  expect(lines).toContain(`Sitemap: ${APP_URL}/sitemap.xml`)
  expect(closed).toEqual(expect.arrayContaining(['/api/', '/admin', '/dashboard', '/profile', '/quiz']))
  for (const address of listed.keys()) {
    expect(closed.filter((area) => pathOf(address).startsWith(area))).toEqual([])
  }
})

describe('each listed page', () => {
  test('has one h1, its own title, description, keywords and shared link', async () => {
    const titles = new Set<string>()
    for (const address of listed.keys()) {
      const head = readHead(await read(address))
      titles.add(head.title!)

      expect(head.headings, address).toBe(1)
      expect(head.title, address).toMatch(/.+ \| Prépa LTS$/)
      expect(head.description, address).toMatch(/.{20}/)
      // What search engines show whole. Of a single item, its author decides.
      if (!/\/(news|lecons|classified-ads)\//.test(address)) expect(head.description).toMatch(/^.{80,165}$/)
      expect(head.keywords, address).toBeTruthy()
      expect(head.card).toBe('summary_large_image')
      expect(head.openGraph, address).toEqual({
        title: head.title!.replace(' | Prépa LTS', ''),
        description: head.description,
        type: /\/(news|lecons)\//.test(address) ? 'article' : 'website',
        url: address,
        locale: 'fr_BE',
        site_name: 'Prépa LTS',
        image: `${APP_URL}/og.png`,
        'image:width': '1200',
        'image:height': '630',
        'image:alt': expect.stringContaining('Prépa LTS') as unknown,
      })
    }
    expect(titles.size).toBe(listed.size)
  })

  test('tells crawlers the same crumbs as people', async () => {
    for (const address of [...listed.keys()].slice(1)) {
      const { structured, crumbs } = readHead(await read(address))
      const list = structured.find((data) => data['@type'] === 'BreadcrumbList')
      const items = list?.itemListElement as { position: number; name: string; item?: string }[]

      expect(crumbs.length, address).toBeGreaterThan(1)
      expect(items.map(({ name }) => plain(name))).toEqual(crumbs)
      expect(items.map(({ position }) => position)).toEqual(crumbs.map((_, index) => index + 1))
      expect(items.slice(0, -1).every(({ item }) => item?.startsWith(`${APP_URL}/`))).toBe(true)
    }
  })

  test('names a picture that exists and is small enough to be shown', async () => {
    const { openGraph } = readHead(await read('/'))
    const picture = await site.browser().get(pathOf(openGraph.image!))

    expect(picture.status).toBe(200)
    expect(picture.headers.get('Content-Type')).toBe('image/png')
    expect((await picture.arrayBuffer()).byteLength).toBeLessThan(60_000)
  })
})

describe('in structured data', () => {
  test('the home page says who runs it', async () => {
    const [organization] = readHead(await read('/')).structured

    expect(organization).toMatchObject({
      '@context': 'https://schema.org',
      '@type': 'Organization',
      name: 'Prépa LTS',
      url: `${APP_URL}/`,
    })
  })

  const articleOn = (page: Page) => readHead(page).structured.find((data) => data['@type'] === 'NewsArticle')

  test('news have both dates, and an author who may be the site', async () => {
    expect(articleOn(await read('/news/dates-de-2027'))).toMatchObject({
      datePublished: new Date(times.news.getTime() - 3_660_000).toISOString(),
      dateModified: times.news.toISOString(),
      author: { '@type': 'Organization', name: 'La rédaction de Prépa LTS' },
    })
  })

  test('news have their title and author, whatever stands in it', async () => {
    const page = await read('/news/un-script-script-alert-1-script')

    expect(articleOn(page)).toMatchObject({
      headline: 'Un </script><script>alert(1)</script>',
      mainEntityOfPage: `${APP_URL}/news/un-script-script-alert-1-script`,
      author: { '@type': 'Person', name: 'Élodie Lambert' },
    })
    expect(page.html).not.toContain('<script>alert')
  })
})

test('every page is listed, belongs to a listed one, or is not indexed', async () => {
  const astray = []
  for (const path of pathsOf(routes)) {
    for (const browser of [site.browser(), member]) {
      const answer = await browser.get(path)
      const isPage = answer.status === 200 && answer.headers.get('Content-Type')?.startsWith('text/html')
      const page = parsePage(await answer.text())
      if (isPage && page.robots !== 'noindex' && !listed.has(readHead(page).canonical ?? ''))
        astray.push(path)
    }
  }
  expect(astray).toEqual([])
})

test.each(['/news?q=stand', '/classified-ads?category=armes&sort=oldest'])(
  '%s is a choice, and asks not to be indexed',
  async (path) => {
    const page = await read(path)

    expect([page.robots, readHead(page).canonical]).toEqual(['noindex', undefined])
  },
)

test.each(['/?utm_source=lettre', '/news?fbclid=1', '/classified-ads?x=y'])(
  '%s names its address without the parameter',
  async (path) => {
    expect(readHead(await read(path)).canonical).toBe(`${APP_URL}${path.replace(/\?.*/, '')}`)
  },
)

async function readSitemap(): Promise<Map<string, string | undefined>> {
  const xml = await (await site.browser().get('/sitemap.xml')).text()
  const items = await parseSitemap(Readable.from([xml]))
  return new Map(items.map(({ url, lastmod }) => [url, lastmod]))
}

const read = (address: string) => readPage(site.browser(), pathOf(address))

function pathOf(address: string): string {
  return address.replace(APP_URL, '')
}

/** Those that are pages, with an example in the place of each parameter. */
function pathsOf(entries: RouteConfigEntry[]): string[] {
  return entries
    .map(({ path = '' }) => `/${path}`.replace('*', 'nope').replace(/:\w+/g, '1'))
    .filter((path) => !path.startsWith('/api/'))
}
