import { camille, elodie } from '#test/people'
import { article, newsOn } from '#test/things/news'
import { expect, test } from '#test/e2e/test'

const PHONE = { width: 360, height: 740 }

test('the menu of a phone opens at its button, and closes by a tap beside it', async ({ page }) => {
  await page.setViewportSize(PHONE)
  await page.goto('/')
  const menu = page.getByRole('navigation', { name: 'Menu', exact: true })
  await expect(menu).toBeHidden()

  await page.getByRole('button', { name: 'Menu' }).click()
  await expect(menu.getByRole('link')).toHaveText([
    'Accueil',
    'Leçons',
    'Actualités',
    'Petites annonces',
    'Se connecter',
  ])
  await page.mouse.click(PHONE.width / 2, PHONE.height - 20)

  await expect(menu).toBeHidden()
  await expect(page).toHaveURL('/')
})

test('the header scrolls away with the page', async ({ page }) => {
  await page.goto('/confidentialite')
  await expect(page.getByRole('banner')).toBeInViewport()
  await page.evaluate(() => window.scrollTo(0, 500))

  await expect(page.getByRole('banner')).not.toBeInViewport()
})

test('no button offers to show the password', async ({ page }) => {
  for (const address of ['/auth', '/auth?mode=register']) {
    await page.goto(address)

    await expect(page.getByLabel('Mot de passe')).toHaveAttribute('type', 'password')
    await expect(page.locator('[data-show-password]')).toHaveCount(1)
    await expect(page.locator('[data-show-password]')).toBeHidden()
  }
})

test('no button offers to print', async ({ page, site }) => {
  await site.signIn(page.context(), camille)
  await page.goto('/imprimer/examen?tirage=417')

  await expect(page.locator('[data-print]')).toHaveCount(1)
  await expect(page.locator('[data-print]')).toBeHidden()
})

test('no button offers to copy the link of a preview, which can be selected', async ({ page, site }) => {
  await site.signInAdmin(page.context(), elodie)
  const draft = await newsOn(site).articles.create(article({ isPublished: false }))
  await page.goto(`/admin/news/${draft.id}/preview`)

  await expect(page.getByLabel("Lien d'aperçu")).toHaveValue(/\/apercu\//)
  await expect(page.locator('[data-copy]')).toHaveCount(1)
  await expect(page.locator('[data-copy]')).toBeHidden()
})
