import { expect } from '@playwright/test'
import { endlessNews, publishNews, transport, withoutNews } from '../news'
import { camille, elodie } from '#test/worlds/people'
import type { Site } from '../worker-site'
import { asVisitor, type Open, titled } from './titled'

/** The news and their panel, in each state that looks different. */
export const newsPages: Record<string, Open> = {
  'the news, more than a page of them': titled('Actualités', async (page, site) => {
    await manyNews(site)
    await page.goto('/news?asked=now')
    await expect(page.getByText(/Page 1 sur/)).toBeVisible()
  }),

  'a search for a very long word that finds no news, to a member': titled(
    'Actualités',
    async (page, site) => {
      await site.signIn(page.context(), camille)
      await page.goto(`/news?q=${'w'.repeat(100)}`)
      await expect(page.getByText('Aucune actualité ne correspond')).toBeVisible()
    },
  ),

  'the news when there are none': titled('Actualités', async (page, site) => {
    await withoutNews(site)
    await page.goto('/news?asked=now')
    await expect(page.getByText('Aucune actualité pour le moment')).toBeVisible()
  }),

  'an item of the news': titled(transport.title.replace(' :', '\u00a0:'), async (page, site) => {
    const { slug } = await publishNews(site)
    await page.goto(`/news/${slug}`)
    await expect(page.getByText('À la une')).toBeVisible()
  }),

  'an item of the news with very long words': titled(endlessNews.title, async (page, site) => {
    const { slug } = await publishNews(site, endlessNews)
    await page.goto(`/news/${slug}`)
  }),

  'news that are not found': asVisitor('Actualité non trouvée', '/news/rien-de-tel'),

  'the news of the panel': titled("Panel d'administration", async (page, site) => {
    await publishNews(site, endlessNews)
    await publishNews(site, { title: 'Un brouillon', isPublished: false, isFeatured: false })
    await site.signInAdmin(page.context(), elodie)
    await page.goto('/admin/news')
    await expect(page.getByText('Un brouillon').first()).toBeVisible()
  }),

  'the form of an item, refused': titled('Ajouter une actualité', async (page, site) => {
    await site.signInAdmin(page.context(), elodie)
    await page.goto('/admin/news/new')
    await page.getByLabel('Titre', { exact: true }).fill(' ')
    await page.getByLabel('Résumé').fill('Bref.')
    await page.getByLabel('Contenu', { exact: true }).fill('Long.')
    await page.getByRole('button', { name: 'Enregistrer' }).click()
    await expect(page.getByRole('alert')).toBeVisible()
  }),

  'the change of an item': titled("Modifier l'actualité", async (page, site) => {
    const { id } = await publishNews(site)
    await site.signInAdmin(page.context(), elodie)
    await page.goto(`/admin/news/${id}`)
  }),

  'an item as it would look, above its form': titled('Le stand ouvre', async (page, site) => {
    await site.signInAdmin(page.context(), elodie)
    await page.goto('/admin/news/new')
    await page.getByLabel('Titre', { exact: true }).fill('Le stand ouvre')
    await page.getByLabel('Résumé').fill('Bref.')
    await page.getByLabel('Contenu', { exact: true }).fill('## Les heures\n\nLe **samedi**.')
    await page.getByRole('button', { name: 'Aperçu' }).click()
    await expect(page.getByRole('link', { name: 'Revenir à la modification' })).toBeVisible()
  }),
}

async function manyNews(site: Site) {
  await publishNews(site, endlessNews)
  for (let n = 1; n <= 12; n += 1) {
    await publishNews(site, { title: `Actualité ${n}`, isFeatured: n > 11 })
  }
}
