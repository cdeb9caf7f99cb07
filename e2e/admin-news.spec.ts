import { addDays, dayInBelgium } from '#modules/kernel/day'
import { elodie } from '#test/people'
import { publishNews } from '#test/things/news'
import { expect, test } from '#test/e2e/test'

test('a news item is written, planned, shown by its link, published', async ({ page, context, site }) => {
  const title = `Stage de mars ${Date.now()}`
  const tomorrow = addDays(dayInBelgium(new Date()), 1)
  const admin = await site.signInAdmin(context, elodie)
  const row = page.getByRole('row').filter({ hasText: title })

  await test.step('it is previewed, then saved', async () => {
    await page.goto('/admin/news')
    await page.getByRole('link', { name: 'Ajouter une actualité' }).click()
    await page.getByLabel('Titre', { exact: true }).fill(title)
    await page.getByLabel('Résumé').fill('Deux jours au stand.')
    await page.getByLabel('Contenu', { exact: true }).fill('Les **inscriptions** sont ouvertes.')
    await page.getByLabel('Publier le').fill(`${tomorrow}T10:00`)
    await page.getByRole('button', { name: 'Aperçu' }).click()
    await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible()
    await expect(page.locator('strong', { hasText: 'inscriptions' })).toBeVisible()
    await page.getByRole('link', { name: 'Revenir à la modification' }).click()
    await page.getByRole('button', { name: 'Enregistrer' }).click()

    await expect(page.getByText('Actualité créée avec succès')).toBeVisible()
    await expect(row.getByText('Programmé', { exact: true })).toBeVisible()
    const [year, month, day] = tomorrow.split('-')
    const planned = `Publication le ${day}/${month}/${year}, 10 h 00`
    await expect(row.getByText(/^Publication le/)).toHaveText(planned)
  })

  await test.step('a visitor reads it by its link, and not in the list', async () => {
    await row.getByRole('link', { name: 'Aperçu' }).click()
    const link = await page.getByLabel("Lien d'aperçu").inputValue()
    await context.clearCookies()
    await page.goto('/news')
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    await expect(page.getByText(title)).toHaveCount(0)
    await page.goto(link)
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(title)
    await expect(page.getByText('inscriptions')).toBeVisible()
  })

  await test.step('it is taken back, and published by hand', async () => {
    await site.signInAs(context, admin)
    await page.goto('/admin/news?state=scheduled')
    await row.getByRole('button', { name: 'Annuler la programmation' }).click()
    await expect(page.getByText('Programmation annulée')).toBeVisible()
    await expect(row).toHaveCount(0)
    await page.goto(`/admin/news?${new URLSearchParams({ q: title })}`)
    await expect(row.getByText('Brouillon', { exact: true })).toBeVisible()
    await row.getByRole('button', { name: 'Publier' }).click()
    await expect(page.getByText('Actualité publiée')).toBeVisible()
    await expect(row.getByText('Publié', { exact: true })).toBeVisible()
  })
})

test('the actions of the rows stand in columns, whatever the state', async ({ page, context, site }) => {
  await site.signInAdmin(context, elodie)
  const soon = new Date('2100-07-01T06:30:00Z')
  await publishNews(site, { title: 'En une', isFeatured: true, unpublishAt: soon })
  await publishNews(site, { title: 'Un brouillon', isPublished: false })
  await publishNews(site, { title: 'Prévue', isPublished: false, publishAt: soon })
  await page.goto('/admin/news')

  const rows = page.locator('tbody tr')
  const places = await rows.evaluateAll((all) =>
    all.slice(0, 3).map((row) => {
      const actions = row.querySelectorAll('td:last-child :is(a, button)')
      return [...actions].map((action) => Math.round(action.getBoundingClientRect().left))
    }),
  )
  expect(places[0]).toHaveLength(5)
  expect(places).toEqual([places[0], places[0], places[0]])
})
