import type { Page } from '@playwright/test'
import { findRightAnswers, heading, option, wrong } from '#test/e2e/exam'
import { register } from '#test/e2e/forms'
import { expect, test } from '#test/e2e/test'
import type { Site } from '#test/e2e/worker-site'
import { attemptIn } from '#test/things/exam'
import { askedIn } from '#test/things/series'
import { boxesOf } from '#test/things/trial'
import { camille, newcomer } from '#test/people'

test.use({ viewport: { width: 360, height: 740 } })

/** The theme with the fewest questions. */
const THEME = 'infractions'

test('a beginner revises a theme and passes the official exam', async ({ page, site }) => {
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
    expect((await boxesOf(site, person.username)).size).toBe(5)
  })

  await test.step('she takes her first exam', async () => {
    await page.goto('/quiz?type=practice')
    await takeExam(page, site, 7)

    await expect(heading(page)).toHaveText('7 bonnes réponses sur 10')
  })

  await test.step('she reads a lesson, and revises its theme', async () => {
    await page.goto(`/lecons/${THEME}`)
    await page.getByRole('link', { name: "S'entraîner sur ce thème" }).filter({ visible: true }).click()
    await page.goto(`/reviser?theme=${THEME}&count=all`)
    await revise(page, site)
  })

  await test.step('four more exams open the official one, which she passes', async () => {
    await site.addResults(person, [7, 8, 9, 7])
    await page.goto('/quiz?type=official')
    await takeExam(page, site, 24)

    await expect(heading(page)).toHaveText('24 bonnes réponses sur 30')
    await expect(page.getByText('Réussi', { exact: true })).toBeVisible()
  })
})

/** The exam that has just begun in this window: `right` right answers, then wrong ones. */
async function takeExam(page: Page, site: Site, right: number) {
  const answers = await findRightAnswers(site, Number(attemptIn(page.url())))
  for (const [index, letter] of answers.entries()) {
    await expect(heading(page)).toHaveText(`Question ${index + 1} sur ${answers.length}`)
    await option(page, index < right ? letter : wrong(letter)).check()
    await page.getByRole('button', { name: index + 1 < answers.length ? 'Suivant' : 'Terminer' }).click()
  }
}

/** The series that this form begins, with right answers only. */
async function revise(page: Page, site: Site) {
  await page.getByRole('button', { name: 'Commencer' }).click()
  await expect(heading(page)).toHaveText(/^Question 1 sur/)
  const asked = await askedIn(site, Number(/reviser\/(\d+)/.exec(page.url())![1]))
  for (const [index, { right }] of asked.entries()) {
    await expect(heading(page)).toHaveText(`Question ${index + 1} sur ${asked.length}`)
    await option(page, right).check()
    await page.getByRole('button', { name: 'Répondre' }).click()
    await expect(page.getByText('Bonne réponse')).toBeVisible()
    const isLast = index + 1 === asked.length
    await page.getByRole('link', { name: isLast ? 'Terminer la série' : 'Question suivante' }).click()
  }
  await expect(heading(page)).toHaveText('Série terminée')
}
