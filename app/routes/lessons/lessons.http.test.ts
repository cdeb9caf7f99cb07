import { beforeAll, describe, expect, test } from 'vitest'
import type { Browser } from '#test/browser'
import { linkTo, plain, read, section, textOf, wordsOf } from '#test/html-text'
import { openLesson, typedLesson } from '#test/pages/lessons'
import { headOf } from '#test/pages/head'
import { sharedSite } from '#test/shared-site'
import { camille, elodie, openTestSite } from '#test/site'
import { formOf, question } from '#test/worlds/bank'

const site = sharedSite(openTestSite)
let admin: Browser
let member: Browser
beforeAll(async () => {
  admin = await site.admin(elodie)
  member = await site.member(camille)
})

const THEMES = 13

describe('the list', () => {
  test('has each lesson in its order, with its questions and the day of its check', async () => {
    const { status, html, words } = await read(site.browser(), '/lecons')

    const links = [...html.matchAll(/<h2><a[^>]* href="(\/lecons\/[a-z-]+)"/g)].map(([, href]) => href)
    expect(status).toBe(200)
    expect([links.length, links[0], links.at(-1)]).toEqual([
      THEMES,
      '/lecons/categories-d-armes',
      '/lecons/infractions',
    ])
    expect(words.match(/\d+ questions\. Vérifié le \d+(er)? \S+ \d{4}\./g)).toHaveLength(THEMES)
  })

  test('is reached from every page', async () => {
    for (const browser of [site.browser(), member]) {
      const { html } = await read(browser, '/confidentialite')
      expect(html.match(/href="\/lecons"/g)!.length).toBeGreaterThanOrEqual(2)
    }
  })
})

describe('a lesson', () => {
  test('has its sections at their addresses, and what stands out in a look of its own', async () => {
    const { html } = await read(site.browser(), '/lecons/stockage')

    expect(textOf(/<h1.*?<\/h1>/s.exec(html)![0])).toBe('Stockage')
    for (const id of ['a-retenir', 'souvent-confondu']) {
      expect(html).toContain(`<h2 id="${id}">`)
      expect(html).toContain(`href="#${id}"`)
    }
    const confused = section(html, 'souvent-confondu')
    expect(confused).not.toContain('<table')
    expect(wordsOf(confused)).toMatch(/On croit : .+ En fait : /)
    expect(html).toMatch(/<img [^>]*src="\/pictures\/[a-z0-9-]+\.svg" alt="[^"]+" width="640" height="400"/)
  })

  test('ends with three examples, each with its answer behind a fold, and with its check', async () => {
    const { html, words } = await read(site.browser(), '/lecons/stockage')

    const examples = section(html, 'exemples')
    expect(examples.match(/<h3>/g)).toHaveLength(3)
    expect(examples.match(/Afficher la réponse/g)).toHaveLength(3)
    expect(plain(wordsOf(section(html, 'verification')))).toMatch(/^ ?Vérifié le .+ \d{4}, d'après .+\./)
    expect(words).toMatch(/Leçon 6 sur 13, \d minutes/)
  })

  test('leads to a series on its theme, and to its neighbours', async () => {
    const { html, words } = await read(site.browser(), '/lecons/stockage')

    expect(linkTo(html, "S'entraîner sur ce thème")).toBe('/reviser?theme=stockage')
    expect(words).toMatch(/\d+ questions sur ce thème .+ Avec un compte gratuit\./)
    expect(linkTo(html, 'Transport')).toBe('/lecons/transport')
    expect(linkTo(html, 'Cession et prêt')).toBe('/lecons/cession-et-pret')
    expect((await read(member, '/lecons/stockage')).words).not.toContain('Avec un compte gratuit')
  })

  test('is linked from the questions of its theme', async () => {
    const [first] = await site.db.read<{ position: number }>(
      `SELECT count(*) AS position FROM question_versions WHERE is_current AND question_id <=
         (SELECT min(question_id) FROM question_versions WHERE is_current AND theme = 'stockage')`,
    )

    expect(linkTo((await read(member, `/theory?q=${first!.position}`)).html, 'Lire la leçon')).toBe(
      '/lecons/stockage',
    )
  })

  test('tells search engines what it teaches', async () => {
    const { html } = await read(site.browser(), '/lecons/transport')
    const { title, structured } = headOf(html)

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

  test.each(['rien', 'Stockage', '%3Cscript%3E'])('at an unknown address is not found: %s', async (slug) => {
    const { status, html, words } = await read(site.browser(), `/lecons/${slug}`)

    expect(status).toBe(404)
    expect(words).toContain('Leçon non trouvée')
    expect(html).toContain('content="noindex"')
    expect(linkTo(html, 'Voir toutes les leçons')).toBe('/lecons')
  })
})

test('visitors read a change of a lesson or of one of its questions at once', async () => {
  const words = async () => (await read(site.browser(), '/lecons/transport')).words
  expect(await words()).not.toContain('voyage déchargée')
  const { path, version } = await openLesson(admin, 'Transport')
  await admin.post(path, { ...typedLesson, version })
  expect(await words()).toContain('Une arme voyage déchargée')

  const asked = async () => Number(/(\d+) questions sur ce thème/.exec(await words())![1])
  const before = await asked()
  await admin.post('/admin/questions/new', formOf(question(1)))
  expect(await asked()).toBe(before + 1)
})
