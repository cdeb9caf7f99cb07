import { heading, option, takeExam } from '#test/e2e/exam'
import { register } from '#test/e2e/forms'
import { expect, test } from '#test/e2e/test'
import { addResults, findBoxes } from '#test/things/exam'
import { camille, newcomer } from '#test/people'

test.use({ viewport: { width: 360, height: 740 } })

test('a beginner tries the site, registers and passes the official exam', async ({ page, site }) => {
  const person = newcomer(camille)

  await test.step('she tries five questions without an account, and takes them along', async () => {
    await page.goto('/')
    await page.getByRole('link', { name: 'Essayer 5 questions' }).click()
    await page.getByRole('button', { name: 'Commencer' }).click()
    for (let number = 1; number <= 5; number += 1) {
      await expect(heading(page)).toHaveText(`Question ${number} sur 5`)
      await option(page, 'A').check()
      await page.getByRole('button', { name: 'Répondre' }).click()
      await page.getByRole('link', { name: number < 5 ? 'Question suivante' : 'Voir mon résultat' }).click()
    }
    await page.getByRole('link', { name: 'Créer mon compte' }).click()
    await register(page, person)

    await expect(page.getByText('Vos 5 réponses vous suivent')).toBeVisible()
    expect((await findBoxes(site, person)).size).toBe(5)
  })

  await test.step('five exams open the official one, which she passes', async () => {
    await addResults(site, person, [7, 8, 7, 9, 7])
    await page.goto('/quiz?type=official')
    await takeExam(page, site, 24)

    await expect(page.getByText('Réussi', { exact: true })).toBeVisible()
  })
})
