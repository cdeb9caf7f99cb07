import { expect, type Page } from '@playwright/test'
import { endlessNews, publishNews, removeNews, transport, writeWithPicture } from '#test/things/news'
import { alsoAsAdmin, alsoAsMember, alsoAsVisitor, asAdmin, asVisitor, sendRefused } from './visit'

const TRANSPORT = transport.title.replace(' :', '\u00a0:')

/** The news and their panel, in each state that looks different. */
export const newsPages = {
  'the news, more than a page of them': asVisitor('Actualités', async (site) => {
    await publishNews(site, endlessNews)
    for (let n = 1; n <= 12; n += 1) await publishNews(site, { title: `Actualité ${n}`, isFeatured: n > 11 })
    return '/news?asked=now'
  }),

  'a search for a very long word that finds no news': alsoAsMember(
    'Actualités',
    `/news?q=${'w'.repeat(100)}`,
  ),

  'the news when there are none': alsoAsVisitor('Actualités', async (site) => {
    await removeNews(site)
    return '/news?asked=now'
  }),

  'an item of the news': alsoAsVisitor(
    TRANSPORT,
    async (site) => `/news/${(await publishNews(site, transport)).slug}`,
  ),

  'an item of the news with very long words': asVisitor(
    endlessNews.title,
    async (site) => `/news/${(await publishNews(site, endlessNews)).slug}`,
  ),

  'an item of the news with a picture': alsoAsVisitor(
    'Ouverture du stand',
    async (site) => `/news/${(await writeWithPicture((await site.admin()).http)).slug}`,
  ),

  'the news of the panel': asAdmin("Panel d'administration", async (site) => {
    await publishNews(site, endlessNews)
    await publishNews(site, { title: 'Un brouillon', isPublished: false })
    await publishNews(site, { title: 'Prévue', ...PLANNED })
    return '/admin/news'
  }),

  'the form of an item, refused': asAdmin('Ajouter une actualité', '/admin/news/new', async (page) => {
    await fillItem(page, ' ')
    await sendRefused(page, 'Enregistrer')
  }),

  'the change of an item with a picture': asAdmin(
    "Modifier l'actualité",
    async (_, { http }) => `/admin/news/${(await writeWithPicture(http)).id}`,
  ),

  'a draft, with the link that shows it': asAdmin(
    TRANSPORT,
    async (site) => `/admin/news/${(await publishNews(site, { ...transport, ...PLANNED })).id}/preview`,
  ),

  'a draft that is shared by its link': asVisitor(TRANSPORT, async (site) =>
    site.previewLink(await publishNews(site, { ...transport, ...PLANNED })),
  ),

  'an item as it would look, above its form': alsoAsAdmin(
    'Le stand ouvre',
    '/admin/news/new',
    async (page) => {
      await fillItem(page, 'Le stand ouvre')
      await page.getByRole('button', { name: 'Aperçu' }).click()
      await expect(page.getByRole('link', { name: 'Revenir à la modification' })).toBeVisible()
    },
  ),
}

const PLANNED = { publishAt: new Date('2100-07-01T06:30:00Z'), unpublishAt: new Date('2100-12-24T17:00:00Z') }

async function fillItem(page: Page, title: string) {
  await page.getByLabel('Titre', { exact: true }).fill(title)
  await page.getByLabel('Résumé').fill('Bref.')
  await page.getByLabel('Contenu', { exact: true }).fill('## Les heures\n\nLe **samedi**.')
}
