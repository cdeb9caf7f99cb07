import { beforeEach, describe, expect, test } from 'vitest'
import shippedQuestions from '#db/seeds/questions.json'
import { addDays, dayInBelgium } from '#modules/kernel/day'
import { openPage, readPage } from '#test/harness/page'
import { camille } from '#test/people'
import { setUpSite } from '#test/harness/file-sites'
import { addMemory, addResults, removeExams } from '#test/things/exam'

const BANK = shippedQuestions.length

const site = await setUpSite()

const browser = await site.member(camille)
beforeEach(() => removeExams(site))

test('the dashboard of somebody who begins shows zeros, and what to do', async () => {
  const { words } = await readPage(browser, '/dashboard')

  expect(words).toContain('Bienvenue Camille')
  expect(words).toContain('Moyenne générale 0 % 0/10')
  expect(words).toContain('Examens passés 0 0 réussi')
  expect(words).toContain('Meilleur score 0/10 0 %')
  expect(words).toContain("Aujourd'hui 24 questions, environ 10 minutes 24 nouvelles Commencer")
  expect(words).toContain("Encore 5 tests réussis, et l'examen officiel s'ouvre")
  expect(words).toContain("Démarrer l'examen")
  expect(words).toContain('Étudier la théorie')
  expect(words).toContain('Aucun examen passé pour le moment')
  expect(words).toContain('Commencez votre premier test pour voir vos résultats ici')
  expect(words).toContain(`0 maîtrisée, sur ${BANK} 0 en cours 0 à reprendre ${BANK} jamais vues`)
  expect(words).toContain('Chance de réussite Trop tôt pour le dire')
  expect(words).not.toContain('Vous êtes prêt')
  expect(words).not.toContain('Votre progression')
})

describe('the dashboard of somebody with results', () => {
  test('shows the figures, the history and the way to the official exam', async () => {
    await record([5, 6, 7, 8, 10])

    const { words } = await readPage(browser, '/dashboard')

    expect(words).toContain('Moyenne générale 72 % 7,2/10')
    expect(words).toContain('Examens passés 5 3 réussis')
    expect(words).toContain('Meilleur score 10/10 100 %')
    expect(words).toContain("Encore 2 tests réussis, et l'examen officiel s'ouvre")
    expect(words).toContain('Examen du 5 novembre 2026 13 h 00, 10 questions, 3:05, score 10/10 Réussi')
    expect(words).toContain('Examen du 1er novembre 2026 13 h 00, 10 questions, 3:05, score 5/10 À améliorer')
    expect(words).toContain('Vos 5 derniers examens : un point creux est sous les 70 %.')
  })

  test('has the scores of the drawing in a table, with the hour in Belgium', async () => {
    await record([5, 6])

    const page = await readPage(browser, '/dashboard')

    expect(page.section('historique')!.texts('tbody tr')).toEqual([
      '2 novembre 2026 13 h 00 Entraînement 6/10 60 %',
      '1er novembre 2026 13 h 00 Entraînement 5/10 50 %',
    ])
  })

  test('has twenty exams a page', async () => {
    await record(Array.from({ length: 45 }, () => 7))

    const first = (await readPage(browser, '/dashboard')).words
    const last = (await readPage(browser, '/dashboard?page=3')).words

    expect([first, last].map((words) => words.match(/Examen du/g)!.length)).toEqual([20, 5])
    expect(first).toContain('Page 1 sur 3 Suivante')
    expect(last).toContain('Page 3 sur 3 Précédente')
    expect((await browser.get('/dashboard?page=4')).headers.get('Location')).toBe('/dashboard?page=3')
  })
})

describe('the dashboard of somebody who revises', () => {
  beforeEach(know)

  test('has the plan of the day first, what is known, and a bar each theme', async () => {
    const page = await readPage(browser, '/dashboard')

    expect(page.texts('main h2').slice(0, 6)).toEqual([
      ...["Aujourd'hui", 'Questions maîtrisées', 'Réviser la théorie'],
      ...['Choisir une série', 'Passer un examen', 'Par thème'],
    ])
    expect(page.words).toContain('24 questions, environ 10 minutes 24 à revoir Commencer')
    expect(page.link("Démarrer l'examen")).toBe('/quiz?type=practice')
    expect(page.words).toContain("Test d'entraînement, 10 questions en 5 minutes")
    expect(page.link('Choisir un examen')).toBe('/exam-selection')
    expect(page.link('Étudier la théorie')).toBe('/theory')
    expect(page.link('Stockage')).toBe('/reviser?theme=stockage')
    expect(page.attributes('main a', 'href')).toContain('/lecons/stockage')
    expect(page.words).toContain(
      `10 maîtrisées, sur ${BANK} 0 en cours 30 à reprendre ${BANK - 40} jamais vues`,
    )
    expect(page.words).toMatch(/Chance de réussite (Faible|Incertaine) .* notre test d'entraînement/)
    expect(page.link("D'où vient ce chiffre ?")).toBe('/chance-de-reussite')
  })

  test('has what is known of each theme in words and in a table', async () => {
    const themes = (await readPage(browser, '/dashboard')).section('themes')!
    const rows = themes.texts('tbody tr')
    const sumOf = (column: number) =>
      rows.reduce((sum, row) => sum + Number(row.split(' ').slice(-5)[column]), 0)

    expect(themes.words).toMatch(/Licence Leçon \d+ maîtrisées, \d+ à reprendre sur \d+/)
    expect(rows).toHaveLength(13)
    expect([0, 1, 2, 3, 4].map(sumOf)).toEqual([10, 0, 30, BANK - 40, BANK])
  })

  test("has their own figures on the page of the chance, a visitor's has none", async () => {
    const own = await readPage(browser, '/chance-de-reussite')
    const visitor = await readPage(site.browser(), '/chance-de-reussite')

    expect(own.words).toMatch(
      /Vos chiffres Test d'entraînement, 7 sur 10 .*Épreuve de législation, 6 sur 10 /,
    )
    expect(own.headers.get('Cache-Control')).toBe('private, no-store')
    expect(visitor.words).not.toContain('Vos chiffres')
    expect(visitor.findAll('main details')).toHaveLength(1)
  })

  test('begins the plan of the day with one tap, and goes on with it', async () => {
    const location = (await browser.post('/reviser?form=today')).headers.get('Location')!
    expect(location).toMatch(/^\/reviser\/\d+$/)
    const page = await readPage(browser, (await browser.get(location)).headers.get('Location')!)
    expect(page.words).toContain('Question 1 sur 24')
    expect((await readPage(browser, '/dashboard')).link('Continuer')).toBe(location)
  })
})

describe('the day of the exam', () => {
  test('is kept with the minutes, and can be removed', async () => {
    const set = await browser.post('/dashboard', { examDate: inDays(30), minutes: '15' })
    expect(set.headers.get('Location')).toBe('/dashboard#message')
    const page = await readPage(browser, '/dashboard')
    expect(page.find('#message')?.words).toBe('Votre plan est enregistré')
    expect(page.words).toMatch(/Examen le .*, 15 min par jour ?\. Changer la date/)
    expect(page.words).toMatch(new RegExp(`À ce rythme, vous aurez vu \\d+ questions sur ${BANK}`))
    expect(page.link('Recevoir des rappels par email')).toBe('/profile#rappels')
    expect(await (await browser.get('/profile/data')).text()).toContain(`"examDate":"${inDays(30)}"`)

    await browser.post('/dashboard', { examDate: '', minutes: '10' })
    expect((await readPage(browser, '/dashboard')).words).toContain(
      "Pas encore de date d'examen, 10 min par jour",
    )
  })

  test('too near for these minutes offers those that suffice', async () => {
    await browser.post('/dashboard', { examDate: inDays(40), minutes: '10' })
    const page = await readPage(browser, '/dashboard')
    expect(page.words).toMatch(/Passer à (15|20|30) min par jour/)
  })

  test('is refused with minutes that are not offered', async () => {
    expect((await browser.post('/dashboard', { minutes: '7' })).status).toBe(400)
  })

  test.each([
    ['yesterday', inDays(-1), 'Cette date est déjà passée'],
    ['no day', 'demain', 'Indiquez le jour de votre examen'],
    ['years ahead', inDays(900), 'Choisissez un jour des 2 prochaines années'],
  ])('%s is refused at its field', async (_what, examDate, message) => {
    const page = await openPage(browser.post('/dashboard', { examDate }))

    expect(page.status).toBe(400)
    expect(page.field('examDate')?.error).toBe(message)
    expect(page.field('examDate')?.value).toBe(examDate)
  })
})

test('the choice of an exam names both marks, and leads back', async () => {
  const page = await readPage(browser, '/exam-selection')

  expect(page.words).toMatch(/Minimum à l'épreuve, d'après un guide 60 % Score minimum sur ce site 70 %/)
  expect(page.link('Retour')).toBe('/dashboard')
  expect(page.texts('main a, h1')[0]).toBe('Retour')
})

/** Camille's results of practice, one a day from 1 November on. */
const record = (scores: number[]) =>
  addResults(site, camille, scores, { firstDay: Date.UTC(2026, 10, 1, 12) })

/** Camille knows ten questions well, and has answered thirty wrongly, all by a first exam. */
async function know() {
  await record([5])
  await site.db.write('DELETE FROM memory_states')
  await addMemory(site, camille, { isRight: true, where: 'question_id <= 40 AND question_id % 4 = 0' })
  const where = 'question_id <= 40 AND question_id % 4 > 0'
  await addMemory(site, camille, { isRight: false, where })
}

function inDays(days: number): string {
  return addDays(dayInBelgium(new Date()), days)
}
