import { expect, type Page } from '@playwright/test'
import { type Exam, startExam } from '../exam'
import { camille } from '#test/worlds/people'
import { unfoldNumbers, withEmptyBank } from '../theory'
import { abandon, toast } from '../toast'
import type { Site } from '../worker-site'
import { asMember, type Open, titled } from './titled'

/** Exams, their results and the theory, in each state that looks different. */
export const studyPages: Record<string, Open> = {
  'the dashboard of a new member': asMember('Bienvenue Camille', '/dashboard'),

  'the dashboard with an exam that runs and a long history': titled(
    'Bienvenue Camille',
    async (page, site) => {
      const member = await site.signIn(page.context(), camille)
      await site.addResults(member, [4, 5, 6, 5, 7, 6, 8, 6, 8, 7, 9, 10, 8, 7, 9, 6, 9, 9, 6, 9, 8, 10])
      await startExam(site, member)
      await page.goto('/dashboard')
      await expect(page.getByRole('link', { name: 'Reprendre' })).toBeVisible()
    },
  ),

  'the exam selection': asMember("Choix de l'examen", '/exam-selection'),

  'the exam selection while an exam runs, with a message': titled("Choix de l'examen", async (page, site) => {
    await beginExam(page, site)
    await page.goto('/quiz?type=official')
    await expect(page.getByText('Examen en cours')).toBeVisible()
    await expect(toast(page).getByText('Examen verrouillé')).toBeVisible()
  }),

  'the exam selection with a toast': titled("Choix de l'examen", async (page, site) => {
    const exam = await beginExam(page, site)
    await abandon(page, exam)
    await toast(page).hover()
  }),

  'the exam selection with the official exam open': titled("Choix de l'examen", async (page, site) => {
    await site.addResults(await site.signIn(page.context(), camille), [7, 7, 8, 9, 10])
    await page.goto('/exam-selection')
    await expect(page.getByText("Vous êtes prêt pour l'examen officiel")).toBeVisible()
  }),

  'the question whether to abandon': titled('Abandonner cet examen ?', async (page, site) => {
    const exam = await beginExam(page, site)
    await page.goto(`/quiz/${exam.id}/abandon`)
  }),

  'the results of a member without any': asMember('Résultat', '/results'),

  'the latest result': titled('7 bonnes réponses sur 10', async (page, site) => {
    const exam = await beginExam(page, site)
    await exam.finish(7)
    await page.goto('/results')
  }),

  'the latest result with its answers unfolded': titled('7 bonnes réponses sur 10', async (page, site) => {
    const exam = await beginExam(page, site)
    await exam.finish(7)
    await page.goto('/results')
    await page.getByRole('button', { name: 'Afficher les réponses détaillées' }).click()
    await expect(page.getByRole('button', { name: 'Masquer les réponses détaillées' })).toBeVisible()
  }),

  'the details of an exam': titled('4 bonnes réponses sur 10', async (page, site) => {
    const exam = await beginExam(page, site)
    await page.goto(await exam.finish(4))
  }),

  'details that are not found': asMember('Détails non trouvés', '/exam/999999/details'),

  'a question of the theory': asMember('Théorie', '/theory'),

  'a question of the theory with its answer, and the numbers unfolded': titled(
    'Théorie',
    async (page, site) => {
      await site.signIn(page.context(), camille)
      await page.goto('/theory?q=7')
      await page.getByRole('button', { name: 'Afficher la réponse' }).click()
      await expect(page.getByRole('button', { name: 'Masquer la réponse' })).toBeVisible()
      await unfoldNumbers(page)
    },
  ),

  'the theory without a question': titled('Théorie', async (page, site) => {
    await site.signIn(page.context(), camille)
    await withEmptyBank(site, () => page.goto('/theory'))
    await expect(page.getByText('Aucune question disponible')).toBeVisible()
  }),
}

/** The questions of an exam in progress: the only pages with an island. */
export const examPages: Record<string, Open> = {
  'a question': titled('Question 1 sur 10', async (page, site) => {
    const exam = await beginExam(page, site)
    await page.goto(exam.question(1))
  }),

  'the last question of an exam that goes on': titled('Question 10 sur 10', async (page, site) => {
    const exam = await beginExam(page, site)
    await exam.answer(10)
    await page.goto('/quiz')
    await expect(page.getByText('Examen repris')).toBeVisible()
  }),

  'a question of the official exam': titled('Question 1 sur 30', async (page, site) => {
    await site.addResults(await site.signIn(page.context(), camille), [7, 7, 8, 9, 10])
    await page.goto('/quiz?type=official')
  }),

  'a refused question': titled('Question 1 sur 10', async (page, site) => {
    const exam = await beginExam(page, site)
    await page.goto(exam.question(1))
    // With its script the page says itself that the button waits; Playwright would wait along.
    await page.getByRole('button', { name: 'Suivant' }).click({ force: true })
    await expect(page.getByText('Choisissez une réponse avant de continuer.')).toBeVisible()
  }),
}

async function beginExam(page: Page, site: Site): Promise<Exam> {
  return startExam(site, await site.signIn(page.context(), camille))
}
