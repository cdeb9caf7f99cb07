import { clock, option, saveState } from '#test/e2e/exam'
import { expect, test } from '#test/e2e/test'

test("an option that is only marked is not called 'enregistrée'", async ({ page, exam }) => {
  await exam.answer(1)
  await page.goto(exam.question(1))
  const right = exam.rightAnswers[0]!
  await expect(saveState(page).getByText(/^Réponse [ABC] enregistrée$/)).toBeVisible()

  await option(page, right === 'A' ? 'B' : 'A').check()
  await expect(saveState(page).getByText(/^Réponse [ABC] enregistrée$/)).toBeHidden()

  await option(page, right).check()
  await expect(saveState(page).getByText(/^Réponse [ABC] enregistrée$/)).toBeVisible()
})

test('the flag of an exam keeps the option that is only chosen', async ({ page, exam }) => {
  await page.goto(exam.question(1))
  await option(page, 'B').check()
  await page.getByRole('button', { name: 'Marquer pour y revenir' }).click()

  await expect(page.getByRole('button', { name: 'Retirer la marque' })).toBeVisible()
  await expect(option(page, 'B')).toBeChecked()
})

test('the page of an exam says when it ends, in Belgian time', async ({ page, site, exam }) => {
  await page.goto(exam.question(1))
  const sql = 'SELECT deadline FROM attempts WHERE id = $1'
  const [attempt] = await site.db.read<{ deadline: Date | string }>(sql, [exam.id])
  const inBelgium = { timeZone: 'Europe/Brussels', hour: 'numeric', minute: '2-digit' } as const
  const time = new Date(attempt!.deadline).toLocaleTimeString('fr-FR', inBelgium)

  await expect(page.getByText(`Fin à ${time.replace(':', '\u00a0h\u00a0')}`)).toBeVisible()
  await expect(clock(page)).toBeHidden()
})

test('what is scrolled to does not end up behind the clock', async ({ page, exam }) => {
  await page.goto(exam.question(1))
  await expect(page.locator('html')).toHaveCSS('scroll-padding-top', '72px')
})
