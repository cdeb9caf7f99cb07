import { describe, expect, test } from 'vitest'
import { plain, readHead, readPage } from '#test/harness/page'
import { openLesson, typedLesson } from '#test/things/lesson'
import { camille, elodie } from '#test/people'
import { setUpSite } from '#test/harness/file-sites'
import { addQuestion } from '#test/things/question'

const site = await setUpSite()

const admin = await site.admin(elodie)
const member = await site.member(camille)

const THEMES = 13
/** With the first page and the two cards. */
const LESSONS = 16

describe('the list', () => {
  test('has the lessons in order, with their questions and day of check', async () => {
    const page = await readPage(site.browser(), '/lecons')

    const links = page.attributes('h2 > a[href^="/lecons/"]', 'href')
    expect(page.status).toBe(200)
    expect([links.length, links[0], links.at(-1)]).toEqual([
      LESSONS,
      '/lecons/par-ou-commencer',
      '/lecons/memo',
    ])
    expect(page.words.match(/\d+ questions/g)).toHaveLength(THEMES)
    expect(page.words.match(/Vérifié le \d+(er)? \S+ \d{4}/g)).toHaveLength(1)
  })

  test('tells the size of all lessons to keep, within a tenth', async () => {
    const browser = site.browser()
    const load = async (path: string) => {
      const answer = await browser.get(path, { 'Accept-Encoding': 'br, gzip' })
      return { bytes: Number(answer.headers.get('Content-Length')), text: await answer.text() }
    }
    const list = await readPage(browser, '/lecons')
    const paths = list.find('[data-keep]')!.attribute('data-keep')!.split(' ')
    const pages = await Promise.all(['/hors-ligne', ...paths].map(load))
    const linked = pages.flatMap(
      ({ text }) => text.match(/(?<=(?:src|href)=")\/(assets|pictures)\/[^"]+/g) ?? [],
    )
    const files = await Promise.all([...new Set([...linked, '/sw.js'])].map(load))
    const loaded = [...pages, ...files].reduce((sum, { bytes }) => sum + bytes, 0)

    const kilobytes = Number(/environ (\d+) ko/.exec(plain(list.words))![1])
    expect(paths).toHaveLength(LESSONS + 1)
    expect(Math.abs(loaded - 1000 * kilobytes)).toBeLessThan(100 * kilobytes)
  })

  test('is reached from every page', async () => {
    for (const browser of [site.browser(), member]) {
      const page = await readPage(browser, '/confidentialite')
      expect(page.findAll('a[href="/lecons"]').length).toBeGreaterThanOrEqual(2)
    }
  })
})

describe('a lesson', () => {
  test('is reached by its address whatever its case', async () => {
    const answer = await site.browser().get('/lecons/Categories-d-Armes')

    expect(answer.status).toBe(301)
    expect(answer.headers.get('Location')).toBe('/lecons/categories-d-armes')
    expect((await site.browser().get('/lecons/Categories-d')).status).toBe(404)
  })

  test('has its sections at their addresses, lists no table, shows a drawing', async () => {
    const page = await readPage(site.browser(), '/lecons/stockage')

    expect(page.heading).toBe('Stockage')
    for (const id of ['a-retenir', 'souvent-confondu']) {
      expect(page.find(`h2#${id}`)).toBeDefined()
      expect(page.find(`a[href="#${id}"]`)).toBeDefined()
    }
    const confused = page.section('souvent-confondu')!
    expect(confused.find('table')).toBeUndefined()
    expect(confused.words).toMatch(/On croit : .+ En fait : /)
    const picture = page.find('main img[src^="/pictures/"]')!
    expect([picture.attribute('width'), picture.attribute('height')]).toEqual(['640', '400'])
    expect(picture.attribute('alt')).toBeTruthy()
  })

  test('ends with three examples, each with a hidden answer, and its check', async () => {
    const page = await readPage(site.browser(), '/lecons/stockage')

    const examples = page.section('exemples')!
    expect(examples.findAll('h3')).toHaveLength(3)
    expect(examples.words.match(/Afficher la réponse/g)).toHaveLength(3)
    expect(page.section('verification')?.words).toMatch(/^Vérifié le .+ \d{4}, d'après .+\./)
    expect(page.words).toMatch(/Leçon 9 sur 16, \d minutes/)
  })

  test('leads to a series on its theme, and to its neighbours', async () => {
    const page = await readPage(site.browser(), '/lecons/stockage')

    expect(page.link("S'entraîner sur ce thème")).toBe('/reviser?theme=stockage')
    expect(page.words).toMatch(/\d+ questions sur ce thème .+ Avec un compte gratuit\./)
    expect(page.link('Transport')).toBe('/lecons/transport')
    expect(page.link('Infractions et légitime défense')).toBe('/lecons/infractions')
    expect((await readPage(member, '/lecons/stockage')).words).not.toContain('Avec un compte gratuit')
  })

  test('on no theme has neither examples nor a series', async () => {
    const page = await readPage(site.browser(), '/lecons/memo')

    expect(page.section('exemples')).toBeUndefined()
    expect(page.link("S'entraîner sur ce thème")).toBeUndefined()
  })

  test('is linked from the questions of its theme', async () => {
    const page = await readPage(member, '/theory?theme=stockage')

    expect(page.link('Lire la leçon')).toBe('/lecons/stockage')
  })

  test('tells search engines what it teaches', async () => {
    const page = await readPage(site.browser(), '/lecons/transport')
    const { title, structured } = readHead(page)

    expect(plain(title!)).toBe('Transport : la leçon | Prépa LTS')
    expect(structured.find((data) => data['@type'] === 'LearningResource')).toMatchObject({
      name: 'Transport',
      description: expect.stringMatching(/.{40}/) as unknown,
      inLanguage: 'fr-BE',
      educationalLevel: 'Débutant',
      about: { name: 'transport' },
      isAccessibleForFree: true,
      dateModified: expect.stringMatching(/^\d{4}-\d\d-\d\dT/) as unknown,
      publisher: { '@type': 'Organization', name: 'Prépa LTS' },
    })
  })

  test.each(['rien', '%3Cscript%3E'])('at an unknown address is not found: %s', async (slug) => {
    const page = await readPage(site.browser(), `/lecons/${slug}`)

    expect(page.status).toBe(404)
    expect(page.words).toContain('Leçon non trouvée')
    expect(page.robots).toBe('noindex')
    expect(page.link('Voir toutes les leçons')).toBe('/lecons')
  })
})

test('visitors read a change of a lesson or of one of its questions at once', async () => {
  const words = async () => (await readPage(site.browser(), '/lecons/transport')).words
  expect(await words()).not.toContain('voyage déchargée')
  const { path, version } = await openLesson(admin, 'Transport')
  await admin.post(path, { ...typedLesson, version })
  expect(await words()).toContain('Une arme voyage déchargée')

  const asked = async () => Number(/(\d+) questions sur ce thème/.exec(await words())![1])
  const before = await asked()
  await addQuestion(admin, 1)
  expect(await asked()).toBe(before + 1)
})
