import { beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { insert, rows } from '#test/db/rows'
import type { Browser } from '#test/browser'
import { linkTo, plain, read, unescaped } from '#test/html-text'
import { camille, openTestSite } from '#test/site'
import { removeExams } from '#test/pages/quiz'
import { sharedSite } from '#test/shared-site'

const site = sharedSite(openTestSite)
let browser: Browser
let camilleId: number

beforeAll(async () => {
  browser = await site.member(camille)
  camilleId = ((await (await browser.get('/api/user')).json()) as { id: number }).id
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

/** As a person reads it, with plain spaces. */
async function textOf(path: string): Promise<string> {
  const html = await (await browser.get(path)).text()
  return plain(unescaped(html.replace(/<[^>]*>/g, '')))
}
