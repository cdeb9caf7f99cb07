import { z } from 'zod'
import { refuse, type Result } from '#modules/kernel/result'
import type { NewsItem } from '#modules/news'
import { newsChangeSchema, newsSchema } from '#modules/news/schemas'
import { movedPermanently, publicPage } from '#app/http'
import { paths } from '#app/paths'
import { site } from '#app/start/modules.server'
import { NEWS_NOT_FOUND } from '#app/text'
import { admin, everyone } from './call'
import { message, newsItem } from './entities'

const WITHDRAWN_FIRST = {
  status: 400,
  message: 'unpublishAt doit venir après publishAt',
  field: 'unpublishAt',
}

const newsAnswer = {
  answer: newsItem,
  show: ({ picture, ...item }: NewsItem) => ({
    ...item,
    picture: picture && { ...picture, url: paths.newsPicture(picture, 'grande.webp') },
  }),
}

const oneNewsItem = { unknown: NEWS_NOT_FOUND, ...newsAnswer }

export const newsCalls = {
  'GET /api/news': everyone({
    summary: 'Les actualités publiées',
    isList: true,
    ...newsAnswer,
    unexpected: 'Erreur lors de la récupération des actualités',
  }).handle(({ slice }) => site().news.published.list({}, slice)),

  'GET /api/news/featured': everyone({
    summary: 'Celles qui sont à la une',
    isList: true,
    ...newsAnswer,
    unexpected: 'Erreur lors de la récupération des actualités à la une',
  }).handle(({ slice }) => site().news.published.listFeatured(slice)),

  'GET /api/news/{slug}': everyone({
    ...oneNewsItem,
    summary: 'Une actualité publiée',
    path: z.object({ slug: z.string() }),
    statuses: [301],
  }).handle(async ({ user, path }) => {
    const found = await site().news.published.find(path.slug)
    if (!found) return null
    if ('item' in found) return found.item
    return movedPermanently(paths.newsCall(found.movedTo), publicPage(user))
  }),

  'GET /api/admin/news': admin({
    summary: 'Toutes les actualités, publiées ou non',
    isList: true,
    ...newsAnswer,
  }).handle(({ slice }) => site().news.articles.list({}, slice)),

  'POST /api/admin/news': admin({
    summary: 'Créer une actualité',
    body: newsSchema,
    ...newsAnswer,
    status: 201,
    refusals: { 'withdrawn-first': WITHDRAWN_FIRST },
  }).handle(async ({ caller, body }) => expected(await site().admin.news.create(caller, body))),

  'PUT /api/admin/news/{id}': admin({
    ...oneNewsItem,
    summary: 'Modifier une actualité',
    body: newsChangeSchema,
    refusals: { 'withdrawn-first': WITHDRAWN_FIRST },
  }).handle(async ({ caller, id, body }) => expected(await site().admin.news.update(caller, id, body))),

  'DELETE /api/admin/news/{id}': admin({
    ...oneNewsItem,
    summary: 'Supprimer une actualité',
    answer: message,
    show: () => ({ message: 'Actualité supprimée avec succès' }),
  }).handle(({ caller, id }) => site().admin.news.act(caller, 'delete', id)),

  'PUT /api/admin/news/{id}/publish': newsAction('publish', 'Publier une actualité'),
  'PUT /api/admin/news/{id}/unpublish': newsAction('unpublish', 'Dépublier une actualité'),
  'PUT /api/admin/news/{id}/toggle-featured': newsAction(
    'toggle-featured',
    'Mettre une actualité à la une, ou la retirer',
  ),
}

/** Excludes the refusals that only pages can cause, because calls send no version and no picture. */
function expected<Code extends string>(outcome: Result<NewsItem, Code | 'changed' | 'picture-gone'>) {
  if (outcome.ok) return outcome
  const { code } = outcome
  if (code === 'changed' || code === 'picture-gone') throw new Error(`No call can be refused for ${code}`)
  return refuse(code as Exclude<Code, 'changed' | 'picture-gone'>)
}

function newsAction(act: 'publish' | 'unpublish' | 'toggle-featured', summary: string) {
  return admin({
    ...oneNewsItem,
    summary,
  }).handle(({ caller, id }) => site().admin.news.act(caller, act, id))
}
