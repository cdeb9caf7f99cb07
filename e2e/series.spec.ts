import { heading, option, optionAt } from '#test/e2e/exam'
import { otherThan } from '#test/things/exam'
import { findQuestions, startSeries } from '#test/things/series'
import { expect, test } from '#test/e2e/test'

test.use({ viewport: { width: 360, height: 740 }, signedIn: true })

test('a series is begun, left and finished', { tag: '@smoke' }, async ({ page, site }) => {
  await page.goto('/reviser?theme=stockage&count=5')
  await page.getByRole('button', { name: 'Commencer' }).click()
  await expect(heading(page)).toHaveText('Question 1 sur 5')
  const id = Number(/reviser\/(\d+)/.exec(page.url())![1])
  const asked = await findQuestions(site, id)

  for (const [index, { right }] of asked.entries()) {
    await expect(heading(page)).toHaveText(`Question ${index + 1} sur 5`)
    await option(page, index === 1 ? otherThan(right) : right).check()
    await page.getByRole('button', { name: 'Répondre' }).click()
    const sheet = page.getByRole('region', { name: index === 1 ? 'Mauvaise réponse' : 'Bonne réponse' })
    await expect(sheet).toContainText('Source')
    if (index === 2) {
      await page.goto('/reviser')
      await page.getByRole('link', { name: 'Reprendre' }).click()
    } else {
      await page.getByRole('link', { name: index === 4 ? 'Terminer la série' : 'Question suivante' }).click()
    }
  }

  await expect(heading(page)).toHaveText('Série terminée')
  await expect(page.getByText('4 bonnes réponses sur 5')).toBeVisible()
})

test('what a series misses is no longer said once it is chosen', async ({ page, member }) => {
  await page.goto((await startSeries(member.http)).question(1))
  const missing = page.getByText('Choisissez une réponse avant de continuer.')
  await page.getByRole('button', { name: 'Répondre' }).click()
  await expect(missing).toBeVisible()

  await optionAt(page, 'B').check()
  await expect(missing).toBeHidden()
})
