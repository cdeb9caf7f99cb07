import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { insert, NOON, rows } from '../../../db/test-rows'
import type { Browser } from '../../../e2e/fixtures/browser'
import { wordsOf } from '../../test-page'
import { camille, karim, openTestSite, type TestSite } from '../../test-site'

describe('the home page of a site without news and ads', () => {
  let site: TestSite
  beforeAll(async () => {
    site = await openTestSite()
  })
  afterAll(() => site.close())

  test('says so, and offers to post the first ad', async () => {
    const { html, words } = await home(site.browser())

    expect(words).toContain('Aucune actualité à la une pour le moment')
    expect(words).toContain('Aucune annonce disponible pour le moment')
    expect(linkTo(html, 'Poster la première annonce')).toBe('/auth?redirectTo=%2Fpost-ad')
  })

  test('leads a visitor to the sign-in, and tells him why', async () => {
    const { html, words } = await home(site.browser())

    expect(linkTo(html, 'Je démarre sans stress')).toBe('/auth?mode=register')
    expect(linkTo(html, 'En savoir plus')).toBe('/examen-de-tir-theorique')
    for (const card of CARDS) expect(linkTo(html, card)).toBe('/auth')
    expect(words).toContain('Connectez-vous pour poster une annonce')
  })

  test('leads a member to his exams, his progress and the form of an ad', async () => {
    const { html, words } = await home(await site.member(camille))

    expect(linkTo(html, 'Commencer un examen')).toBe('/exam-selection')
    expect(CARDS.map((card) => linkTo(html, card))).toEqual([
      '/exam-selection',
      '/dashboard',
      '/exam-selection',
    ])
    expect(linkTo(html, 'Poster la première annonce')).toBe('/post-ad')
    expect(words).not.toContain('Connectez-vous pour poster une annonce')
  })

  test('answers three questions, and says that the site is not official', async () => {
    const { html, words } = await home(site.browser())

    expect(section(html, 'faq').match(/<details/g)).toHaveLength(3)
    expect(words).toContain("Ce site n'est pas officiel")
  })
})

describe('the home page of a site with many news and ads', () => {
  let site: TestSite
  beforeAll(async () => {
    site = await openTestSite()
    await site.member(karim)
    await fill(site)
  })
  afterAll(() => site.close())

  test('shows the two newest featured news, as new', async () => {
    const { html, words } = await home(site.browser())

    expect(titlesIn(section(html, 'actualites'))).toEqual(['Actualité 4', 'Actualité 3'])
    expect(words.match(/Nouveau 0[1-9] mars 2026/g)).toHaveLength(2)
  })

  test('shows the six newest public ads, with what they ask and where', async () => {
    const { html, words } = await home(site.browser())

    expect(titlesIn(section(html, 'annonces'))).toEqual([9, 8, 7, 6, 5, 4].map((n) => `Annonce ${n}`))
    expect(words).toContain('500 € Namur, 2 mars 2026')
    expect(linkTo(html, 'Toutes les annonces')).toBe('/classified-ads')
    expect(linkTo(html, 'Poster une annonce')).toBe('/auth?redirectTo=%2Fpost-ad')
  })
})

const CARDS = ['Questions sourcées', 'Suivi personnalisé', 'Conditions chronométrées']

async function home(browser: Browser) {
  const html = await (await browser.get('/')).text()
  return { html, words: wordsOf(html) }
}

/** Past the server, before anybody has read a page of it. */
async function fill({ db }: TestSite) {
  const { id: _, user_id: owner, ...ad } = rows.classified_ads
  const { id: __, ...item } = rows.news
  await db.transaction(async (tx) => {
    for (let n = 1; n <= 10; n += 1) {
      const created_at = new Date(NOON.getTime() + n * 1000)
      const text = { title: `Annonce ${n}`, user_id: owner, created_at }
      await insert(db, 'classified_ads', { ...ad, ...text, is_approved: n < 10 }, tx)
    }
    for (let n = 1; n <= 5; n += 1) {
      const created_at = new Date(NOON.getTime() + n * 1000)
      const shown = { is_published: true, is_featured: n < 5 }
      const text = { title: `Actualité ${n}`, slug: `actualite-${n}`, created_at }
      await insert(db, 'news', { ...item, ...text, ...shown }, tx)
    }
  })
}

function linkTo(html: string, label: string): string | undefined {
  const links = [...html.matchAll(/<a [^>]*?href="([^"]*)"[^>]*>(.*?)<\/a>/gs)]
  return links.find(([, , inner]) => wordsOf(inner!).trim() === label)?.[1]?.replaceAll('&amp;', '&')
}

function section(html: string, id: string): string {
  return new RegExp(`<section[^>]*aria-labelledby="${id}".*?</section>`, 's').exec(html)![0]
}

function titlesIn(html: string): string[] {
  return [...html.matchAll(/<h3[^>]*>(.*?)<\/h3>/gs)].map(([, title]) => wordsOf(title!).trim())
}
