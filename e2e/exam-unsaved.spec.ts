import type { Page } from '@playwright/test'
import { refusing } from '#test/harness/refusing'
import { clock, heading, holdBackScript, openExam, option, saveState } from '#test/e2e/exam'
import { expect, test } from '#test/e2e/test'
import { passTime } from '#test/things/exam'

test.beforeEach(({ complaints }) => complaints.expect(/500/))

test("'Terminer' that cannot be saved says so until it is done or left", async ({ page, site, exam }) => {
  await exam.answer(9)
  await openExam(page, exam.question(10))
  await refusing(site, 'INSERT', 'exam_results', async () => {
    await option(page, exam.rightAnswers[9]!).check()
    await page.getByRole('button', { name: 'Terminer' }).click()

    await expect(alert(page)).toContainText('Impossible de sauvegarder les résultats')
    await expect(alert(page)).toBeFocused()
    await expect(option(page, exam.rightAnswers[9]!)).toBeChecked()
    const shown = await clock(page).innerText()
    await expect(clock(page)).not.toHaveText(shown)
  })

  await page.getByRole('button', { name: 'Précédent' }).click()
  await expect(heading(page)).toHaveText('Question 9 sur 10')
  await expect(alert(page)).toHaveCount(0)
  await page.getByRole('button', { name: 'Suivant' }).click()
  await page.getByRole('button', { name: 'Terminer' }).click()
  await page.waitForURL('/results')
  await expect(heading(page)).toHaveText('10 bonnes réponses sur 10')
})

test('an exam that cannot be handed in at zero says so and stops trying', async ({ page, site, exam }) => {
  await exam.answer(3)
  await passTime(site, 297)
  let tries = 0
  page.on('request', (request) => (tries += Number(request.isNavigationRequest())))
  await refusing(site, 'INSERT', 'exam_results', async () => {
    await openExam(page, exam.question(4))

    await expect(alert(page)).toContainText('Impossible de sauvegarder les résultats')
    await expect(clock(page)).toHaveText('00:00')
    await page.waitForLoadState('networkidle')
    expect(tries).toBe(2)
  })

  await page.getByRole('button', { name: 'Réessayer' }).click()

  await page.waitForURL('/results')
  await expect(heading(page)).toHaveText('3 bonnes réponses sur 10')
})

test('an answer that could not be saved is sent again from its alert', async ({ page, site, exam }) => {
  const letIn = await holdBackScript(page)
  await page.goto(exam.question(1))
  await option(page, 'B').check()
  await refusing(site, 'UPDATE', 'attempt_questions', async () => {
    await page.getByRole('button', { name: 'Suivant' }).click()
    await expect(alert(page)).toContainText('Impossible de sauvegarder votre réponse')
  })
  await expect(option(page, 'B')).toBeChecked()
  letIn()

  await expect(saveState(page)).toHaveText(/^Réponse [ABC] enregistrée$/)
  expect(await exam.saved()).toEqual(['B'])
  await expect(alert(page)).toHaveCount(0)
  await expect(heading(page)).toBeFocused()
})

function alert(page: Page) {
  return page.getByRole('alert').filter({ hasText: 'Erreur' })
}
