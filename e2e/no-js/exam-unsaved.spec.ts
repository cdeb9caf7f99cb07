import { refusing } from '#test/refusing'
import { option, startExam } from '#test/e2e/exam'
import { expect, test } from '#test/e2e/test'

test.beforeEach(({ complaints }) => complaints.expect(/500/))

test("'Terminer' that cannot be saved says so on the exam's page, and 'Réessayer' hands it in", async ({
  page,
  site,
  member,
}) => {
  const exam = await startExam(site, member)
  await exam.answer(9)
  await page.goto(exam.question(10))
  await option(page, exam.rightAnswers[9]!).check()
  await refusing(site, 'INSERT', 'exam_results', () => page.getByRole('button', { name: 'Terminer' }).click())
  await expect(page.getByRole('alert')).toContainText('Impossible de sauvegarder les résultats')

  await page.getByRole('button', { name: 'Réessayer' }).click()

  await expect(page.getByRole('heading', { level: 1 })).toHaveText('10 bonnes réponses sur 10')
})

test("an answer that cannot be saved stays marked, and 'Réessayer' goes on with it", async ({
  page,
  site,
  member,
}) => {
  const exam = await startExam(site, member)
  await page.goto(exam.question(1))
  await option(page, 'C').check()
  await refusing(site, 'UPDATE', 'attempt_questions', () =>
    page.getByRole('button', { name: 'Suivant' }).click(),
  )
  await expect(page.getByRole('alert')).toContainText('Impossible de sauvegarder votre réponse')
  await expect(option(page, 'C')).toBeChecked()

  await page.getByRole('button', { name: 'Réessayer' }).click()

  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Question 2 sur 10')
  expect(await exam.saved()).toEqual(['C'])
})
