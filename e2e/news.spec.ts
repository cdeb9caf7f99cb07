import { publishNews, removeNews } from '#test/things/news'
import { expect, test } from '#test/e2e/test'

test.beforeEach(({ site }) => removeNews(site))

test(
  'the news are searched, one is opened, and the way leads back to all',
  { tag: '@smoke' },
  async ({ page, site }) => {
    await publishNews(site, { title: 'Le méplat' })
    await publishNews(site, { title: 'Autre chose', isFeatured: true })
    await page.goto('/news?asked=search')
    await expect(page.getByRole('region', { name: 'À la une' }).getByRole('listitem')).toHaveCount(1)

    await page.getByLabel('Rechercher une actualité').fill('MEPLAT')
    await page.getByRole('button', { name: 'Rechercher' }).click()
    await expect(page).toHaveURL(/\/news\?q=MEPLAT$/)
    await expect(page.getByText('1 résultat pour')).toBeVisible()
    await expect(page.getByRole('link', { name: 'Autre chose' })).toHaveCount(0)

    await page.getByRole('link', { name: 'Le méplat' }).click()
    await expect(page.getByRole('heading', { level: 1, name: 'Le méplat' })).toBeVisible()
    await page.getByRole('main').getByRole('link', { name: 'Toutes les actualités' }).click()
    await expect(page.getByRole('heading', { level: 1, name: 'Actualités' })).toBeVisible()
  },
)
