import { option } from '#test/e2e/exam'
import { register } from '#test/e2e/forms'
import { boxesOf } from '#test/pages/trial'
import { camille, newcomer } from '#test/worlds/people'
import { expect, test } from '#test/e2e/test'

test('Camille tries five questions from the home page, registers, and her answers are on record', async ({
  page,
  site,
}) => {
  const title = page.getByRole('heading', { level: 1 })
  await page.goto('/')
  await page.getByRole('link', { name: 'Essayer 5 questions' }).click()
  await page.getByRole('button', { name: 'Commencer' }).click()
  for (let number = 1; number <= 5; number += 1) {
    await expect(title).toHaveText(`Question ${number} sur 5`)
    await option(page, 'A').check()
    await page.getByRole('button', { name: 'Répondre' }).click()
    await expect(page.getByRole('status')).toHaveText(/^(Bonne|Mauvaise) réponse$/)
    const next = number < 5 ? 'Question suivante' : 'Voir mon résultat'
    await page.getByRole('link', { name: next }).click()
  }
  await expect(title).toHaveText(/^[0-5]\sbonnes?\sréponses?\ssur\s5$/)
  await page.getByRole('link', { name: 'Créer mon compte' }).click()
  const person = newcomer(camille)
  await register(page, person)

  await expect(title).toHaveText('Bienvenue Camille')
  await expect(page.getByRole('status')).toContainText('Vos 5 réponses vous suivent')
  expect((await boxesOf(site, person.username)).size).toBe(5)
})
