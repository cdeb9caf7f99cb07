import { z } from 'zod'
import { newsChangeSchema, newsSchema } from '#modules/news/schemas'
import { publicPage } from '#app/http/responses'
import { movedPermanently } from '#app/http/redirect.server'
import { paths } from '#app/paths'
import { site } from '#app/start/modules.server'
import { NEWS_NOT_FOUND } from '#app/text/words'
import { admin, everyone } from './call'
import { message, newsItem } from './entities'

const WITHDRAWN_FIRST = {
  status: 400,
  message: 'unpublishAt doit venir après publishAt',
  field: 'unpublishAt',
}

const ofNews = { unknown: NEWS_NOT_FOUND, answer: newsItem }

export const newsCalls = {
  'GET /api/news': everyone({
    summary: 'Les actualités publiées',
    isList: true,
    answer: newsItem,
    unexpected: 'Erreur lors de la récupération des actualités',
    handle: ({ slice }) => site().news.listPublished({}, slice),
  }),

  'GET /api/news/featured': everyone({
    summary: 'Celles qui sont à la une',
    isList: true,
    answer: newsItem,
    unexpected: 'Erreur lors de la récupération des actualités à la une',
    handle: ({ slice }) => site().news.listFeatured(slice),
  }),

  'GET /api/news/{slug}': everyone({
    ...ofNews,
    summary: 'Une actualité publiée',
    path: z.object({ slug: z.string() }),
    statuses: [301],
    async handle({ user, path }) {
      const found = await site().news.findPublished(path.slug)
      if (!found) return null
      if ('item' in found) return found.item
      return movedPermanently(paths.newsCall(found.movedTo), publicPage(user))
    },
  }),

  'GET /api/admin/news': admin({
    summary: 'Toutes les actualités, publiées ou non',
    isList: true,
    answer: newsItem,
    handle: ({ slice }) => site().news.listAll({}, slice),
  }),

  'POST /api/admin/news': admin({
    summary: 'Créer une actualité',
    body: newsSchema,
    answer: newsItem,
    status: 201,
    refusals: { 'withdrawn-first': WITHDRAWN_FIRST },
    handle: ({ caller, body }) => site().admin.createNews(caller, body),
  }),

  'PUT /api/admin/news/{id}': admin({
    ...ofNews,
    summary: 'Modifier une actualité',
    body: newsChangeSchema,
    refusals: { 'withdrawn-first': WITHDRAWN_FIRST },
    async handle({ caller, id, body }) {
      const updated = await site().admin.updateNews(caller, id, body)
      if (updated.ok) return updated
      const { code } = updated
      if (code === 'changed') throw new Error('A call does not say which state it has read')
      return { ok: false, code }
    },
  }),

  'DELETE /api/admin/news/{id}': admin({
    ...ofNews,
    summary: 'Supprimer une actualité',
    answer: message,
    show: () => ({ message: 'Actualité supprimée avec succès' }),
    handle: ({ caller, id }) => site().admin.actOnNews(caller, 'delete', id),
  }),

  'PUT /api/admin/news/{id}/publish': newsAct('publish', 'Publier une actualité'),
  'PUT /api/admin/news/{id}/unpublish': newsAct('unpublish', 'Dépublier une actualité'),
  'PUT /api/admin/news/{id}/toggle-featured': newsAct(
    'toggle-featured',
    'Mettre une actualité à la une, ou la retirer',
  ),
}

function newsAct(act: 'publish' | 'unpublish' | 'toggle-featured', summary: string) {
  return admin({
    ...ofNews,
    summary,
    handle: ({ caller, id }) => site().admin.actOnNews(caller, act, id),
  })
}
