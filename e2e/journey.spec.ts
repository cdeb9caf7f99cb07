import { heading, option, takeExam } from '#test/e2e/exam'
import { register, signOut } from '#test/e2e/forms'
import { camille, newcomer } from '#test/people'
import { expect, test } from '#test/e2e/test'

test('a visitor tries the site, registers and takes an exam', { tag: '@smoke' }, async ({ page, site }) => {
  await test.step('she tries five questions, and takes them along into her account', async () => {
    await page.goto('/')
    await page.getByRole('button', { name: 'Essayer 5 questions' }).first().click()
    for (let number = 1; number <= 5; number += 1) {
      await expect(heading(page)).toHaveText(`Question ${number} sur 5`)
      await option(page, 'A').check()
      await page.getByRole('button', { name: 'Répondre' }).click()
      await page.getByRole('link', { name: number < 5 ? 'Question suivante' : 'Voir mon résultat' }).click()
    }
    await page.getByRole('main').getByRole('link', { name: 'Créer mon compte' }).click()
    await register(page, newcomer(camille))

    await expect(page).toHaveURL('/dashboard')
    await expect(page.getByText('Vos 5 réponses vous suivent')).toBeVisible()
  })

  await test.step('she answers seven of ten questions rightly', async () => {
    await page.goto('/quiz?type=practice')
    await takeExam(page, site, 7)

    await expect(page.getByText('Réussi', { exact: true })).toBeVisible()
  })

  await test.step('she unfolds her answers', async () => {
    await page.getByRole('button', { name: 'Afficher les réponses détaillées' }).click()

    const answers = page.getByRole('region', { name: 'Toutes les réponses' })
    await expect(answers.getByText('Votre réponse', { exact: true })).toHaveCount(7)
    await expect(answers.getByRole('link', { name: /^Faux Question/ })).toHaveCount(3)
  })

  await test.step('she reads the details, by way of her dashboard', async () => {
    await page.getByRole('main').getByRole('link', { name: 'Tableau de bord' }).last().click()
    await expect(heading(page)).toHaveText('Bienvenue Camille')
    await page.getByRole('link', { name: /^Détails/ }).click()

    await expect(page).toHaveURL(/\/exam\/\d+\/details$/)
    await expect(page.getByRole('heading', { name: '3 erreurs à revoir' })).toBeVisible()
    await expect(page.getByRole('heading', { name: 'Bonnes réponses : 7' })).toBeVisible()
  })

  await test.step('she signs out', async () => {
    await signOut(page)

    await expect(page).toHaveURL('/')
    await expect(page.getByRole('link', { name: 'Je démarre sans stress' })).toBeVisible()
  })
})

test('Back after signing out shows nothing of the member', async ({ page, exam }) => {
  await page.goto(await exam.finish(7))
  await signOut(page)
  await expect(page.getByRole('link', { name: 'Je démarre sans stress' })).toBeVisible()

  await page.goBack()

  await expect(page.getByRole('button', { name: 'Se connecter' })).toBeVisible()
  await expect(page.getByText(/Camille|bonnes réponses/)).toHaveCount(0)
})
