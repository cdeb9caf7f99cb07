import { addDays, dayInBelgium } from '#modules/kernel/day'
import { publishNews } from '#test/things/news'
import { photo } from '#test/things/photo'
import { elodie } from '#test/people'
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

test('the picture of a news item is shown before saving, replaced, removed', async ({ page, site }) => {
  const { slug, id } = await publishNews(site, { title: `Le stand ${Date.now()}` })
  await site.signInAdmin(page.context(), elodie)
  await page.goto(`/admin/news/${id}`)
  const chosen = async (name: string, size: { width: number; height: number }) => ({
    ...{ name, mimeType: 'image/jpeg' },
    buffer: await photo(size),
  })
  const shown = page.getByRole('article').getByRole('img')

  await page
    .getByLabel('Choisir une image')
    .setInputFiles(await chosen('stand.jpg', { width: 800, height: 450 }))
  await page.getByLabel("Ce que montre l'image").fill('Le pas de tir')
  await page.getByRole('button', { name: 'Aperçu' }).click()
  await expect(shown).toHaveAttribute('alt', 'Le pas de tir')
  await page.getByRole('button', { name: 'Enregistrer' }).click()
  await page.goto(`/news/${slug}`)
  await expect(shown).toHaveAttribute('width', '480')
  await expect.poll(() => shown.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBeGreaterThan(0)
  const first = await shown.getAttribute('src')

  await page.goto(`/admin/news/${id}`)
  await page
    .getByLabel("Remplacer l'image")
    .setInputFiles(await chosen('cible.jpg', { width: 300, height: 300 }))
  await page.getByRole('button', { name: 'Enregistrer' }).click()
  await page.goto(`/news/${slug}`)
  await expect(shown).toHaveAttribute('width', '300')
  expect(await shown.getAttribute('src')).not.toBe(first)

  await page.goto(`/admin/news/${id}`)
  await page.getByLabel("Retirer l'image").check()
  await page.getByRole('button', { name: 'Enregistrer' }).click()
  await page.goto(`/news/${slug}`)
  await expect(page.getByRole('article')).toBeVisible()
  await expect(shown).toHaveCount(0)
})

test('a news item is put "à la une", deleted, restored and erased', async ({ page, site }) => {
  const { title } = await publishNews(site, { title: `Fermeture ${Date.now()}` })
  await site.signInAdmin(page.context(), elodie)
  await page.goto(`/admin/news?${new URLSearchParams({ q: title })}`)
  await page.getByRole('link', { name: `Modifier « ${title} »` }).click()
  await page.getByLabel('Titre', { exact: true }).fill(`${title} du stand`)
  await page.getByRole('button', { name: 'Enregistrer' }).click()
  await expect(page.getByText('Actualité mise à jour avec succès')).toBeVisible()

  const row = page.getByRole('row').filter({ hasText: `${title} du stand` })
  await row.getByRole('button', { name: 'Mettre à la une' }).click()
  await expect(row.getByText('À la une', { exact: true })).toBeVisible()

  await row.getByRole('link', { name: 'Supprimer' }).click()
  await page.getByRole('button', { name: "Supprimer l'actualité" }).click()
  await expect(page.getByText('Actualité supprimée avec succès')).toBeVisible()
  await expect(row).toHaveCount(0)

  await page.getByRole('link', { name: 'Corbeille' }).click()
  await row.getByRole('button', { name: 'Restaurer' }).click()
  await expect(page.getByText('Élément restauré')).toBeVisible()
  await expect(row).toHaveCount(0)
  await page.goto(`/admin/news?${new URLSearchParams({ q: title })}`)
  await expect(row.getByText('À la une', { exact: true })).toBeVisible()

  await row.getByRole('link', { name: 'Supprimer' }).click()
  await page.getByRole('button', { name: "Supprimer l'actualité" }).click()
  await page.getByRole('link', { name: 'Corbeille' }).click()
  await row.getByRole('link', { name: 'Supprimer définitivement' }).click()
  await page.getByRole('button', { name: 'Supprimer définitivement' }).click()
  await expect(page.getByText('Élément supprimé définitivement')).toBeVisible()
  await expect(row).toHaveCount(0)
})
