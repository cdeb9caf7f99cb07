import { z } from 'zod'
import { newsChangeSchema, newsSchema } from '#modules/news/schemas'
import { publicPage } from '#app/http/responses'
import { movedPermanently } from '#app/http/redirect.server'
import { paths } from '#app/paths'
import { site } from '#app/start/modules.server'
import { NEWS_NOT_FOUND } from '#app/text/words'
import { call } from './call'
import { message, newsItem } from './entities'

const ofNews = { unknown: NEWS_NOT_FOUND, answer: newsItem }

export const newsCalls = {
  'GET /api/news': call({
    summary: 'Les actualités publiées',
    access: 'everyone',
    isList: true,
    answer: newsItem,
    unexpected: 'Erreur lors de la récupération des actualités',
    handle: ({ slice }) => site().news.listPublished({}, slice),
  }),

  'GET /api/news/featured': call({
    summary: 'Celles qui sont à la une',
    access: 'everyone',
    isList: true,
    answer: newsItem,
    unexpected: 'Erreur lors de la récupération des actualités à la une',
    handle: ({ slice }) => site().news.listFeatured(slice),
  }),

  'GET /api/news/{slug}': call({
    ...ofNews,
    summary: 'Une actualité publiée',
    access: 'everyone',
    path: z.object({ slug: z.string() }),
    statuses: [301],
    async handle({ user, path }) {
      const found = await site().news.findPublished(path.slug)
      if (!found) return null
      if ('item' in found) return found.item
      return movedPermanently(paths.newsCall(found.movedTo), publicPage(user))
    },
  }),

  'GET /api/admin/news': call({
    summary: 'Toutes les actualités, publiées ou non',
    access: 'admin',
    isList: true,
    answer: newsItem,
    handle: ({ slice }) => site().news.listAll({}, slice),
  }),

  'POST /api/admin/news': call({
    summary: 'Créer une actualité',
    access: 'admin',
    body: newsSchema,
    answer: newsItem,
    status: 201,
    handle: ({ caller, body }) => site().admin.createNews(caller, body),
  }),

  'PUT /api/admin/news/{id}': call({
    ...ofNews,
    summary: 'Modifier une actualité',
    access: 'admin',
    body: newsChangeSchema,
    async handle({ caller, id, body }) {
      const updated = await site().admin.updateNews(caller, id, body)
      if (updated.ok) return updated
      const { code } = updated
      if (code === 'changed') throw new Error('A call does not say which state it has read')
      return { ok: false, code }
    },
  }),

  'DELETE /api/admin/news/{id}': call({
    ...ofNews,
    summary: 'Supprimer une actualité',
    access: 'admin',
    answer: message,
    async handle({ caller, id }) {
      const deleted = await site().admin.actOnNews(caller, 'delete', id)
      return deleted.ok ? { message: 'Actualité supprimée avec succès' } : deleted
    },
  }),

  'PUT /api/admin/news/{id}/publish': call({
    ...ofNews,
    summary: 'Publier une actualité',
    access: 'admin',
    handle: ({ caller, id }) => site().admin.actOnNews(caller, 'publish', id),
  }),

  'PUT /api/admin/news/{id}/unpublish': call({
    ...ofNews,
    summary: 'Dépublier une actualité',
    access: 'admin',
    handle: ({ caller, id }) => site().admin.actOnNews(caller, 'unpublish', id),
  }),

  'PUT /api/admin/news/{id}/toggle-featured': call({
    ...ofNews,
    summary: 'Mettre une actualité à la une, ou la retirer',
    access: 'admin',
    handle: ({ caller, id }) => site().admin.actOnNews(caller, 'toggle-featured', id),
  }),
}
