import { beforeAll, describe, expect, test } from 'vitest'
import shippedQuestions from '#db/seeds/questions.json'
import { insert, NOON, rows } from '#test/harness/db/rows'
import type { Browser } from '#test/harness/browser'
import { readPage } from '#test/harness/page'
import { camille, karim, newcomer } from '#test/people'
import { openTestSite, type TestSite } from '#test/harness/site'
import { publishNews } from '#test/things/news'
import { sharedSite } from '#test/harness/shared-site'

describe('the home page of a site without news and ads', () => {
  const site = sharedSite(openTestSite)

  test('says so, and offers to post the first ad', async () => {
    const page = await home(site.browser())

    expect(page.words).toContain('Aucune actualité à la une pour le moment')
    expect(page.words).toContain('Aucune annonce disponible pour le moment')
    expect(page.link('Poster la première annonce')).toBe('/auth?mode=register&redirectTo=%2Fpost-ad')
  })

  test('begins a trial at once, by its one filled button', async () => {
    const visitor = site.browser()
    const hero = (await home(visitor)).find('main section')!

    expect(hero.texts('button')).toEqual(['Essayer 5 questions'])
    const [action] = hero.attributes('form', 'action')
    expect((await visitor.post(action!)).headers.get('Location')).toBe('/essai?q=1')
  })

  test('leads a visitor to the registration, and says why', async () => {
    const page = await home(site.browser())

    expect(page.link('Je démarre sans stress')).toBe('/auth?mode=register')
    expect(page.link('En savoir plus')).toBe('/examen-de-tir-theorique')
    expect(page.link('Examen')).toBe('/auth?mode=register&redirectTo=%2Fexam-selection')
    expect(page.words).toContain(`Gratuit : ${shippedQuestions.length} questions.`)
    const [exams, progress] = ['%2Fexam-selection', '%2Fdashboard']
    expect(CARDS.map((card) => page.link(card))).toEqual(
      [exams, progress, exams].map((path) => `/auth?mode=register&redirectTo=${path}`),
    )
    expect(page.words).toContain('Connectez-vous pour poster une annonce')
  })

  test('leads a member to their exams, their progress and the form of an ad', async () => {
    const page = await home(await site.member(camille))

    for (const label of ['Commencer un examen', 'Examen']) expect(page.link(label)).toBe('/exam-selection')
    expect(CARDS.map((card) => page.link(card))).toEqual(['/exam-selection', '/dashboard', '/exam-selection'])
    expect(page.link('Poster la première annonce')).toBe('/post-ad')
    expect(page.words).not.toContain('Connectez-vous pour poster une annonce')
  })

  test.each([
    ['a visitor', false, '/auth?mode=register&redirectTo=%2Fexam-selection'],
    ['a member', true, '/exam-selection'],
  ])('offers %s to learn, to practise and to be tested', async (_who, isMember, exam) => {
    const page = await home(isMember ? await site.member(newcomer(camille)) : site.browser())

    const words = page.texts('#contenu h3').filter((title) => THREE_WORDS.includes(title))
    expect(words).toEqual(THREE_WORDS)
    expect(page.link('Lire les leçons')).toBe('/lecons')
    expect(page.link('Passer un test')).toBe(exam)
    const trials = page.findAll('form').filter((form) => form.button('Essayer 5 questions'))
    expect(trials.map((form) => form.attribute('action'))).toEqual(isMember ? [] : ['/essai', '/essai'])
  })

  test('answers three questions, and says that the site is not official', async () => {
    const page = await home(site.browser())

    expect(page.section('faq')?.findAll('details')).toHaveLength(3)
    expect(page.words).toContain("Ce site n'est pas officiel")
    expect(page.words).not.toMatch(/\s\.\s/)
  })
})

describe('the home page of a site with many news and ads', () => {
  const site = sharedSite(openTestSite)
  beforeAll(async () => {
    await site.member(karim)
    for (let n = 1; n <= 5; n += 1) await publishNews(site, { title: `Actualité ${n}`, isFeatured: n < 5 })
    await addAds(site, 9)
  })

  test('shows the two newest featured news, as new', async () => {
    const page = await home(site.browser())

    expect(page.section('actualites')?.cards()).toEqual(['Actualité 4', 'Actualité 3'])
    expect(page.words.match(/Nouveau \d\d \S+ \d{4} Actualité \d Le stand ouvre ses portes/g)).toHaveLength(2)
    expect(page.link('Actualité 4')).toBe('/news/actualite-4')
    expect(page.link('Toutes les actualités')).toBe('/news')
  })

  test('shows the six newest public ads, with what they ask and where', async () => {
    const page = await home(site.browser())

    expect(page.section('annonces')?.cards()).toEqual([9, 8, 7, 6, 5, 4].map((n) => `Annonce ${n}`))
    expect(page.words).toContain('500 € Namur, 2 mars 2026')
    expect(page.words).toContain('Vente Détention soumise à autorisation Annonce 9 Peu servie')
    expect(page.words).toContain('Achat Détention soumise à autorisation Annonce 8 Peu servie')
    expect(page.link('Toutes les annonces')).toBe('/classified-ads')
    expect(page.link('Poster une annonce')).toBe('/auth?mode=register&redirectTo=%2Fpost-ad')
    expect(page.words).not.toMatch(/Aucune (actualité|annonce)|Poster la première annonce/)
  })
})

describe('the landing page', () => {
  const site = sharedSite(openTestSite)

  test('leads a visitor to a trial, to registration and to each of its parts', async () => {
    const main = (await readPage(site.browser(), '/examen-de-tir-theorique')).find('main')!
    const links = main.attributes('a', 'href')
    const parts = links.filter((href) => href.startsWith('#'))

    expect(links.filter((href) => href === '/auth?mode=register')).toHaveLength(2)
    expect(main.attributes('form', 'action')).toEqual(['/essai', '/essai'])
    const forMembers = ['theory', 'exam-selection'].map((page) => `/auth?mode=register&redirectTo=%2F${page}`)
    expect(links).toEqual(expect.arrayContaining(['/', ...forMembers, '/news', '/classified-ads']))
    expect(parts.length).toBeGreaterThanOrEqual(7)
    for (const id of parts) expect(main.find(id), id).toBeDefined()
  })
})

const THREE_WORDS = ['Apprendre', "S'entraîner", 'Se tester']
const CARDS = ['Questions sourcées', 'Suivi personnalisé', 'Conditions chronométrées']

const home = (browser: Browser) => readPage(browser, '/')

/** Past the server, before anybody has read a page of it; the last one is not approved. */
async function addAds({ db }: TestSite, approved: number) {
  const { id: _, user_id: owner, ...ad } = rows.classified_ads
  for (let n = 1; n <= approved + 1; n += 1) {
    const text = { title: `Annonce ${n}`, user_id: owner, type: n % 2 ? 'sale' : 'purchase' }
    const created_at = new Date(NOON.getTime() + n * 1000)
    const decided = { is_approved: n <= approved, state: n <= approved ? 'online' : 'pending' }
    await insert(db, 'classified_ads', { ...ad, ...text, created_at, ...decided })
  }
}
