import type { Locator } from '@playwright/test'
import { heading, holdBackScript, openExam, option, saveState } from '#test/e2e/exam'
import { signIn } from '#test/e2e/forms'
import { expect, test } from '#test/e2e/test'

test("an answer called 'enregistrée' is in the database", { tag: '@smoke' }, async ({ page, exam }) => {
  await openExam(page, exam.question(1))
  let release = () => {}
  const gate = new Promise<void>((resolve) => (release = resolve))
  await page.route('**/answers', async (route) => {
    await gate
    await route.continue()
  })
  await option(page, 'B').check()

  await expect(saveState(page)).toHaveText('Enregistrement…')
  expect(await exam.saved()).toEqual([])
  release()
  await expect(saveState(page)).toHaveText(/^Réponse [ABC] enregistrée$/)
  expect(await exam.saved()).toEqual(['B'])
})

test('an answer chosen before the script loads counts as soon as it has', async ({ page, exam }) => {
  const letIn = await holdBackScript(page)
  await page.goto(exam.question(1))
  await option(page, 'C').check()
  await pressWhenMounted(page.getByRole('button', { name: 'Suivant' }))
  letIn()

  await expect(heading(page)).toHaveText('Question 2 sur 10')
  await expect.poll(() => exam.saved()).toEqual(['C'])
})

test("'Terminer' waits for the network, or is taken back", async ({ page, context, complaints, exam }) => {
  complaints.expect(/ERR_INTERNET_DISCONNECTED/)
  await exam.answer(9)
  await openExam(page, exam.question(9))
  await page.keyboard.press('ArrowRight')
  await context.setOffline(true)
  await page.keyboard.press(await exam.placeOf(10, exam.rightAnswers[9]!))
  await page.getByRole('button', { name: 'Terminer' }).click()
  await expect(saveState(page)).toHaveText(/^Hors ligne\s: vos réponses sont gardées et seront envoyées$/)
  expect(await exam.saved()).toHaveLength(9)
  await page.goBack()
  await context.setOffline(false)
  await expect.poll(async () => (await exam.saved()).length).toBe(10)
  await expect(heading(page)).toHaveText('Question 9 sur 10')

  await page.keyboard.press('ArrowRight')
  await context.setOffline(true)
  await page.getByRole('button', { name: 'Terminer' }).click()
  await context.setOffline(false)
  await page.waitForURL('/results')
  await expect(heading(page)).toHaveText('10 bonnes réponses sur 10')
})

test('answers outlive their session until a sign-in', async ({ page, site, member, complaints, exam }) => {
  complaints.expect(/401/)
  await openExam(page, exam.question(1))
  // Other tests share the site.
  const own = 'DELETE FROM sessions WHERE user_id = (SELECT id FROM users WHERE username = $1)'
  await site.db.write(own, [member.username])
  await option(page, 'C').check()

  await expect(saveState(page)).toHaveText(/^Vous êtes déconnecté, vos réponses sont gardées/)
  await page.getByRole('link', { name: 'Se connecter' }).click()
  await signIn(page, member)

  await expect(page).toHaveURL(exam.question(1))
  await expect(option(page, 'C')).toBeChecked()
  await expect.poll(() => exam.saved()).toEqual(['C'])
})

/** Presses the button in the same task that mounts the island, sooner than any user could. */
async function pressWhenMounted(button: Locator) {
  await button.evaluate((pressed: HTMLButtonElement) => {
    const watcher = new MutationObserver(() => {
      watcher.disconnect()
      pressed.click()
    })
    watcher.observe(pressed.closest('app-island')!, { attributes: true, attributeFilter: ['data-state'] })
  })
}
