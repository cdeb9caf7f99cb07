import { camille, elodie } from '#test/people'
import { expect, test } from '#test/e2e/test'
import { addQuestion } from '#test/things/question'

test('a reported question is corrected, and its reporter gets a mail', async ({ page, site }) => {
  const admin = await site.admin()
  const text = `Combien de cartouches ${Date.now()} ?`
  await addQuestion(admin.http, 1, { question: text })

  const { email } = await site.signIn(page.context(), camille)
  // The last one of the bank.
  await page.goto('/theory?q=99999')
  await page.getByRole('button', { name: 'Afficher la réponse' }).click()
  await page.getByRole('link', { name: 'Signaler cette question' }).click()
  await page.getByLabel('Motif').selectOption('Réponse')
  await page.getByLabel('Votre remarque').fill('La bonne réponse est A.')
  await page.getByRole('button', { name: 'Envoyer le signalement' }).click()
  await expect(page.getByText('Signalement envoyé')).toBeVisible()
  await expect(page).toHaveURL(/\/theory\?q=\d+$/)
  await site.mailbox.next(email)
  const receipt = await site.mailbox.next(email)
  expect(receipt.subject).toBe('Nous avons reçu votre signalement')

  await site.signInAdmin(page.context(), elodie)
  await page.goto('/admin/questions')
  await page.getByRole('link', { name: /^Signalements/ }).click()
  await page.getByRole('link', { name: `Corriger la question « ${text} »` }).click()
  await expect(page.getByText('« La bonne réponse est A. »')).toBeVisible()
  await page.getByRole('radio', { name: 'A', exact: true }).check({ force: true })
  await page.getByRole('button', { name: 'Enregistrer' }).click()
  await expect(page.getByText('Question corrigée, 1 signalement clos')).toBeVisible()
  const told = await site.mailbox.next(email)
  expect(told.subject).toBe('Votre signalement a mené à une correction')

  await page.goto('/theory?q=99999')
  await page.getByRole('button', { name: 'Afficher la réponse' }).click()
  await expect(page.getByText(/^Corrigée le/)).toBeVisible()
  const [, id] = /signaler\/question\/(\d+)/.exec(told.text)!
  await admin.http.post(`/admin/questions/${id}/delete`)
})
