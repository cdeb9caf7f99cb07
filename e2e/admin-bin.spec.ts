import type { Page } from '@playwright/test'
import { createBrowser } from '#test/harness/browser'
import { adsBy, headset } from '#test/things/ad'
import { elodie, karim } from '#test/people'
import { addQuestion } from '#test/things/question'
import { expect, test } from '#test/e2e/test'

test('an ad and a question deleted by mistake are restored from the bin', async ({ page, context, site }) => {
  const { username, http } = await site.signInAdmin(context, elodie)
  const title = `Casque de ${username}`
  const { id } = await adsBy(await site.member(karim), site).publish({ ...headset, title })
  const text = `Que range ${username} après le tir ?`
  await addQuestion(http, 1, { question: text })
  const visitor = createBrowser(site.origin)
  const adStatus = async () => (await visitor.get(`/classified-ads/${id}`)).status
  expect(await adStatus()).toBe(200)

  await test.step('the ad is gone for visitors, and back with them once restored', async () => {
    await find(page, 'ads', title)
    await page.getByRole('link', { name: `Supprimer « ${title} »` }).click()
    await page.getByRole('button', { name: "Supprimer l'annonce" }).click()
    await expect(page.getByText('Annonce supprimée avec succès')).toBeVisible()
    expect(await adStatus()).toBe(404)

    await restore(page, title)
    expect(await adStatus()).toBe(200)
  })

  await test.step('the question is back in the bank', async () => {
    await find(page, 'questions', text)
    await page.getByRole('link', { name: `Supprimer « ${text} »` }).click()
    await page.getByRole('button', { name: 'Supprimer la question' }).click()
    await expect(page.getByText('Question supprimée avec succès')).toBeVisible()

    await restore(page, text)
    await find(page, 'questions', text)
    await expect(page.getByRole('heading', { name: 'Questions trouvées (1)' })).toBeVisible()
  })
})

async function find(page: Page, list: string, q: string) {
  await page.goto(`/admin/${list}?${new URLSearchParams({ q })}`)
}

async function restore(page: Page, title: string) {
  await page.getByRole('link', { name: 'Corbeille' }).click()
  const row = page.getByRole('row').filter({ hasText: title })
  await row.getByRole('button', { name: 'Restaurer' }).click()
  await expect(page.getByText('Élément restauré')).toBeVisible()
  await expect(row).toHaveCount(0)
}
