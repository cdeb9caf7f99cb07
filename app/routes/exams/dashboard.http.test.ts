import { beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { addDays, dayInBelgium } from '#modules/kernel/day'
import { insert, rows } from '#test/db/rows'
import type { Browser } from '#test/browser'
import { linkTo, plain, read, unescaped, wordsOf } from '#test/html-text'
import { camille, openTestSite } from '#test/site'
import { removeExams } from '#test/pages/quiz'
import { sharedSite } from '#test/shared-site'

const site = sharedSite(openTestSite)
let browser: Browser
let camilleId: number

beforeAll(async () => {
  browser = await site.member(camille)
  camilleId = await browser.memberId()
})
beforeEach(() => removeExams(site))

test('the dashboard of somebody who begins shows zeros, and what to do', async () => {
  const text = await textOf('/dashboard')

  expect(text).toContain('Bienvenue Camille')
  expect(text).toContain('Moyenne générale0 %0/10')
  expect(text).toContain('Examens passés00 réussi')
  expect(text).toContain('Meilleur score0/100 %')
  expect(text).toContain("Démarrer l'examen")
  expect(text).toContain('Étudier la théorie')
  expect(text).toContain('Aucun examen passé pour le moment')
  expect(text).toContain('Commencez votre premier test pour voir vos résultats ici')
  expect(text).toContain('0 sur 356 questions maîtrisées')
  expect(text).toContain('Chance de réussitePas encore connue')
  expect(text).toContain("À revoir aujourd'hui0")
  expect(text).not.toContain('Vous êtes prêt')
  expect(text).not.toContain('Votre progression')
})

describe('the dashboard of somebody with results', () => {
  test('shows the figures, the history and the way to the official exam', async () => {
    await record([5, 6, 7, 8, 10])

    const text = await textOf('/dashboard')

    expect(text).toContain('Moyenne générale72 %7,2/10')
    expect(text).toContain('Examens passés53 réussis')
    expect(text).toContain('Meilleur score10/10100 %')
    expect(text).toContain("Encore 2 tests réussis et l'examen officiel s'ouvre")
    expect(text).toContain(
      'Examen du 5 novembre 2026 à 13 h 00Entraînement, 10 questions, 3:05, score 10/10Réussi',
    )
    expect(text).toContain(
      'Examen du 1er novembre 2026 à 13 h 00Entraînement, 10 questions, 3:05, score 5/10À améliorer',
    )
    expect(text).toContain('Les 5 derniers examens, et la barre des 70 %')
  })

  test('has twenty exams a page', async () => {
    await record(Array.from({ length: 45 }, () => 7))

    const [first, last] = [await textOf('/dashboard'), await textOf('/dashboard?page=3')]

    expect(first.match(/Examen du/g)).toHaveLength(20)
    expect(first).toContain('Page 1 sur 3Suivante')
    expect(last.match(/Examen du/g)).toHaveLength(5)
    expect(last).toContain('Page 3 sur 3Précédente')
    expect((await browser.get('/dashboard?page=4')).headers.get('Location')).toBe('/dashboard?page=3')
  })
})

describe('the dashboard of somebody who revises', () => {
  beforeEach(() => know(40))

  test('has what is due as the next step, what is mastered, and a bar for each theme', async () => {
    const { html, words } = await read(browser, '/dashboard')

    expect(words).toContain('30 questions à revoir, environ 15 minutes')
    expect(linkTo(html, 'Réviser maintenant')).toBe('/reviser?source=due')
    expect(linkTo(html, 'Mes erreurs')).toBe('/reviser?source=mistakes')
    expect(linkTo(html, "Démarrer l'examen")).toBe('/exam-selection')
    expect(linkTo(html, 'Étudier la théorie')).toBe('/theory')
    expect(linkTo(html, 'Stockage')).toBe('/reviser?theme=stockage')
    expect(html).toContain('href="/lecons/stockage"')
    expect(words).toMatch(/Catégories d'armes \d+ à revoir Leçon \d+ sur 24/)
    expect(words).toContain('10 sur 356 questions maîtrisées')
    expect(words).toMatch(/Chance de réussite \d+ %|Chance de réussite Moins de 5 %/)
    expect(linkTo(html, 'Comment ce chiffre est calculé')).toBe('/chance-de-reussite')
  })

  test('has their own figures on the page of the chance, which a visitor sees without', async () => {
    const own = await read(browser, '/chance-de-reussite')
    const visitor = await read(site.browser(), '/chance-de-reussite')

    expect(own.words).toContain('Boîte 4, 10 questions 92,0 %')
    expect(own.words).toContain('Jamais vues, 316 questions')
    expect(own.headers.get('Cache-Control')).toBe('private, no-store')
    expect(visitor.words).toContain('Boîte 4 92 %, supposé')
    expect(visitor.words).not.toContain('Vos chiffres')
    expect(visitor.words).toContain('Boîtes 3 et 4 73,6 %')
  })
})

describe('the day of the exam', () => {
  test('is set, says what to do a day, and is removed', async () => {
    const set = await browser.post('/dashboard', { examDate: inDays(30) })
    expect(set.headers.get('Location')).toBe('/dashboard')
    const { html, words } = await read(browser, '/dashboard')
    expect(words).toContain('Votre examen théorique est dans 30 jours.')
    expect(linkTo(html, 'Recevoir des rappels par email')).toBe('/profile#rappels')
    expect(words).toMatch(/Avec \d+ bonnes réponses par jour/)
    expect(await (await browser.get('/profile/data')).text()).toContain(`"examDate":"${inDays(30)}"`)

    await browser.post('/dashboard?form=no-date', {})
    expect((await read(browser, '/dashboard')).words).not.toContain('dans 30 jours')
  })

  test.each([
    ['yesterday', inDays(-1), 'Cette date est déjà passée'],
    ['no day', 'demain', 'Indiquez le jour de votre examen'],
    ['years ahead', inDays(900), 'Choisissez un jour des deux prochaines années'],
  ])('%s is refused at its field', async (_what, examDate, message) => {
    const answer = await browser.post('/dashboard', { examDate })
    const html = await answer.text()

    expect(answer.status).toBe(400)
    expect(wordsOf(html)).toContain(message)
    expect(html).toMatch(/name="examDate"[^>]*examen-examDate-error/)
    expect(html).toContain(`value="${examDate}"`)
  })
})

test('the choice of an exam names both marks, and leads back to the dashboard', async () => {
  const { html, words } = await read(browser, '/exam-selection')

  expect(words).toMatch(/Minimum le jour de l'examen 60 % Score minimum sur ce site 70 %/)
  expect(linkTo(html, 'Retour')).toBe('/dashboard')
  expect(html.indexOf('>Retour<')).toBeLessThan(html.indexOf('<h1'))
})

test('an exam in progress comes first, with the way back to it, also where an exam is chosen', async () => {
  await browser.get('/quiz')

  for (const path of ['/dashboard', '/exam-selection']) {
    const { html, words } = await read(browser, path)
    expect(words).toContain('Examen en cours')
    expect(linkTo(html, 'Reprendre')).toBe('/quiz?type=practice')
  }
})

/** Camille's results of practice, one a day from 1 November on. */
async function record(scores: number[]) {
  await site.db.transaction(async (tx) => {
    for (const [day, score] of scores.entries()) {
      const at = new Date(Date.UTC(2026, 10, 1 + day, 12))
      const exam = { score, total_questions: 10, exam_type: 'practice', time_spent: 185, created_at: at }
      const whose = { id: 1000 + day, user_id: camilleId, attempt_id: null }
      await insert(site.db, 'exam_results', { ...rows.exam_results, ...exam, ...whose }, tx)
    }
  })
}

/** Camille knows so many questions: a quarter is mastered, the others were answered wrongly, all by a first exam. */
async function know(count: number) {
  await record([5])
  await site.db.run('DELETE FROM mastery')
  await site.db.run(
    `INSERT INTO mastery (user_id, question_id, edition, box, due_on, was_first_right, was_last_right)
     SELECT $1, question_id, edition, CASE WHEN question_id % 4 = 0 THEN 4 ELSE 1 END,
       CASE WHEN question_id % 4 = 0 THEN '2099-01-01' ELSE '2026-01-01' END, question_id % 4 = 0, question_id % 4 = 0
     FROM question_versions WHERE is_current ORDER BY question_id LIMIT ${count}`,
    [camilleId],
  )
}

function inDays(days: number): string {
  return addDays(dayInBelgium(new Date()), days)
}

/** As a person reads it, with plain spaces. */
async function textOf(path: string): Promise<string> {
  const html = await (await browser.get(path)).text()
  return plain(unescaped(html.replace(/<[^>]*>/g, '')))
}
