import { expect } from '@playwright/test'
import { addMemory, addResults, forgetAnswers, startExam } from '#test/things/exam'
import { reportContent, withEmptyBank } from '#test/things/question'
import { startSeries } from '#test/things/series'
import { openedExam, unfold } from '#test/e2e/exam'
import { toast } from '#test/e2e/toast'
import { alsoAsMember, asMember, further, sendRefused } from './visit'

/** Exams, their results and the theory, in each state that looks different. */
export const studyPages = {
  'the dashboard of a new member': alsoAsMember('Bienvenue Camille', '/dashboard'),

  'the dashboard with an exam that runs and a long history': asMember(
    'Bienvenue Camille',
    async (site, member) => {
      await addResults(site, member, [4, 5, 6, 5, 7, 6, 8, 6, 8, 7, 9, 10, 8, 7, 9, 6, 9, 9, 6, 9, 8, 10])
      await startExam(site, member.http)
      return '/dashboard'
    },
  ),

  'the dashboard of a member who revises for the day of their exam, with its tables': alsoAsMember(
    'Bienvenue Camille',
    async (site, member) => {
      for (const isRight of [true, false])
        await addMemory(site, member, { isRight, where: `question_id % 4 = ${Number(isRight)}` })
      await addResults(site, member, [6, 7])
      const examDate = new Date(Date.now() + 90 * 86_400_000).toISOString().slice(0, 10)
      await member.http.post('/dashboard', { examDate })
      return '/dashboard'
    },
    async (page) => {
      for (const name of ['Voir le tableau', 'Voir les chiffres'])
        await page.getByRole('button', { name }).press('Enter')
      await expect(page.getByRole('table')).toHaveCount(2)
    },
  ),

  'the exam selection': alsoAsMember("Choix de l'examen", '/exam-selection'),

  'the exam selection while an exam runs, with a message': asMember(
    "Choix de l'examen",
    async (site, member) => {
      await startExam(site, member.http)
      return '/quiz?type=official'
    },
    (page) => expect(toast(page).getByText('Examen verrouillé')).toBeVisible(),
  ),

  'the exam selection with the official exam open': alsoAsMember(
    "Choix de l'examen",
    async (site, member) => {
      await addResults(site, member, [7, 7, 8, 9, 10])
      return '/exam-selection'
    },
  ),

  'an exam to be printed': asMember(
    "Examen blanc d'entraînement n° 417",
    '/imprimer/examen?type=practice&tirage=417',
  ),

  'the questions of a theme to be printed': asMember('Transport', '/imprimer/theme/transport'),

  'the exam selection before a second exam begins beside one that runs': alsoAsMember(
    "Choix de l'examen",
    async (site, member) => {
      await addResults(site, member, [7, 7, 8, 9, 10])
      await startExam(site, member.http)
      return '/quiz?type=official'
    },
  ),

  'the question whether to end an exam': asMember('Terminer cet examen ?', async (site, member) => {
    const exam = await startExam(site, member.http)
    await exam.answer(4)
    await exam.mark(2, 5)
    return `/quiz/${exam.id}/finish`
  }),

  'the question whether to abandon': alsoAsMember(
    'Abandonner cet examen ?',
    async (site, member) => `/quiz/${(await startExam(site, member.http)).id}/abandon`,
  ),

  'the results of a member without any': alsoAsMember('Résultat', '/results'),

  'the latest result with its answers unfolded': asMember(
    '7 bonnes réponses sur 10',
    async (site, member) => {
      await (await startExam(site, member.http)).finish(7)
      return '/results'
    },
    (page) => page.getByRole('button', { name: 'Afficher les réponses détaillées' }).click(),
  ),

  'the result of a passed official exam': alsoAsMember('23 bonnes réponses sur 30', async (site, member) => {
    await addResults(site, member, [7, 7, 8, 9, 10])
    await (await startExam(site, member.http, 'official')).finish(23)
    return '/results'
  }),

  'the details of an exam': asMember('4 bonnes réponses sur 10', async (site, member) =>
    (await startExam(site, member.http)).finish(4),
  ),

  'the details of an exam whose answers are gone': asMember(
    '4 bonnes réponses sur 10',
    async (site, member) => {
      const details = await (await startExam(site, member.http)).finish(4)
      await forgetAnswers(site, member)
      return details
    },
  ),

  'a question of the theory with its answer, and the numbers unfolded': asMember(
    'Théorie',
    '/theory?q=7',
    async (page) => {
      await page.getByRole('button', { name: 'Afficher la réponse' }).click()
      await unfold(page, 'Aller à une question')
    },
  ),

  'an answered question of the theory': alsoAsMember('Théorie', '/theory?q=7&question=7&userAnswer=A'),

  'a question of the theory among those of a choice': alsoAsMember(
    'Théorie',
    '/theory?theme=stockage&state=new&search=armes',
    (page) => unfold(page, 'Aller à une question'),
  ),
  'the plan of the day on the revision page': asMember('Réviser', '/reviser'),
  'the choice of a series, while another one is open': asMember('Réviser', async (_site, { http }) => {
    await (await startSeries(http)).give(1, 'A')
    return '/reviser?theme=stockage'
  }),

  'a choice that leaves nothing to revise': alsoAsMember(
    'Réviser',
    async (site, member) => {
      await addMemory(site, member, { isRight: false, where: 'question_id = 1' })
      return '/reviser?theme=transport&source=due'
    },
    async (page) => {
      await page.getByRole('button', { name: 'Commencer' }).click()
      await expect(page.getByRole('alert')).toContainText('Aucune question ne correspond à ce choix')
    },
  ),

  'a refused question of a series': asMember(
    'Question 1 sur 5',
    async (_site, { http }) => (await startSeries(http)).question(1),
    async (page) => {
      await page.getByRole('button', { name: 'Répondre' }).click()
      await expect(page.getByText('Choisissez une réponse avant de continuer.')).toBeVisible()
    },
  ),

  'an answered question of a series': alsoAsMember('Question 1 sur 5', async (_site, { http }) => {
    const { give, question } = await startSeries(http)
    await give(1, 'A')
    return question(1)
  }),

  'the end of a series': asMember('Série terminée', async (_site, { http }) => {
    const { id, give } = await startSeries(http)
    for (const q of [1, 2, 3, 4, 5]) await give(q, 'A')
    return `/reviser/${id}`
  }),

  'the end of a series whose answers are gone': alsoAsMember('Série terminée', async (site, member) => {
    const { id } = await startSeries(member.http)
    await forgetAnswers(site, member)
    return `/reviser/${id}`
  }),

  'the report of a question, refused': asMember(
    'Signaler cette question',
    '/signaler/question/1',
    async (page) => {
      await page.getByLabel('Motif').selectOption('Autre chose')
      await sendRefused(page, 'Envoyer le signalement')
    },
  ),

  'a question that the member has reported': alsoAsMember(
    'Signaler cette question',
    async (_site, { http }) => {
      await reportContent(http)
      return '/signaler/question/1'
    },
  ),

  'the report of a lesson': asMember('Signaler une erreur dans cette leçon', '/signaler/lecon/stockage'),

  'the theory without a question': further((page, site) =>
    withEmptyBank(site, () => asMember('Théorie', '/theory')(page, site)),
  ),
}

/** The questions of an exam in progress: the only pages with an island. */
export const examPages = {
  'the last question of an exam that goes on': alsoAsMember('Question 10 sur 10', async (site, member) => {
    await (await startExam(site, member.http)).answer(10)
    return '/quiz'
  }),

  'a question with a drawing': asMember('Question 3 sur 10', async (site, member) => {
    const exam = await startExam(site, member.http)
    await exam.answer(2)
    await exam.draw(3)
    return exam.question(3)
  }),

  'the last question of an exam with marks and without a limit, with the question whether to end it':
    asMember(
      'Question 10 sur 10',
      async (site, member) => {
        const exam = await startExam(site, member.http, 'practice', 'none')
        await exam.answer(9)
        await exam.mark(3, 10)
        return exam.question(10)
      },
      async (page) => {
        await openedExam(page)
        await page.getByRole('button', { name: 'Terminer' }).click()
        await expect(page.getByRole('dialog', { name: 'Terminer cet examen ?' })).toBeVisible()
      },
    ),

  'a refused question': alsoAsMember(
    'Question 1 sur 10',
    async (site, member) => (await startExam(site, member.http)).question(1),
    async (page) => {
      // The button is aria-disabled until there is an answer, and Playwright would wait for it.
      await page.getByRole('button', { name: 'Suivant' }).click({ force: true })
      await expect(
        page.getByText('Choisissez une réponse, ou marquez la question pour y revenir.'),
      ).toBeVisible()
    },
  ),
}
