import { heading } from '#test/e2e/exam'
import { expect, test } from '#test/e2e/test'

test.use({ viewport: { width: 360, height: 740 }, signedIn: true })

test('the choice of an exam has its button in sight on a phone', async ({ page }) => {
  await page.goto('/exam-selection')

  await expect(page.getByRole('button', { name: "Démarrer l'examen" })).toBeInViewport({ ratio: 1 })
})

test('the dashboard starts a test in one tap', async ({ page }) => {
  await page.goto('/dashboard')
  await page.getByRole('link', { name: "Démarrer l'examen" }).click()

  await expect(heading(page)).toHaveText('Question 1 sur 10')
})

test('more time is chosen by keyboard, and Enter starts the exam', async ({ page }) => {
  await page.goto('/exam-selection')
  await page.getByRole('button', { name: /^Besoin de plus de temps/ }).focus()
  await page.keyboard.press('Enter')
  await page.keyboard.press('Tab')
  await expect(page.getByRole('radio', { name: 'Temps normal' })).toBeFocused()
  await page.keyboard.press('ArrowDown')
  await page.keyboard.press('ArrowDown')
  await page.keyboard.press('Enter')

  await expect(heading(page)).toHaveText('Question 1 sur 10')
  await expect(page.getByRole('timer')).toHaveText(/^(10:00|09:\d\d)$/)
})

test('the revision page starts the plan of the day in one tap', async ({ page }) => {
  await page.goto('/reviser')
  await page.getByRole('button', { name: 'Commencer' }).click()

  await expect(heading(page)).toHaveText(/^Question 1 sur \d+$/)
})
