import { expect, test } from '#test/e2e/test'
import { elodie } from '#test/people'
import { article, newsOn } from '#test/things/news'

test.beforeEach(async ({ page, context, site }) => {
  await site.signInAdmin(context, elodie)
  const draft = await newsOn(site).articles.create(article({ isPublished: false }))
  await page.goto(`/admin/news/${draft.id}/preview`)
})

test('the link of a preview is copied by its button, which says so', async ({ page, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write'])

  await page.getByRole('button', { name: 'Copier le lien' }).click()

  await expect(page.getByRole('status').filter({ hasText: 'Lien copié' })).toBeVisible()
  const link = await page.getByLabel("Lien d'aperçu").inputValue()
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(link)
})

test('a copy that the browser refuses says what to do', async ({ page }) => {
  await page.evaluate(() => {
    navigator.clipboard.writeText = () => Promise.reject(new DOMException('Refused', 'NotAllowedError'))
  })

  await page.getByRole('button', { name: 'Copier le lien' }).click()

  await expect(page.getByText("Le navigateur n'a pas copié. Copiez à la main.")).toBeVisible()
})
