import { z } from 'zod'
import { newsChangeSchema, newsSchema } from '#modules/news/schemas'
import { NEWS_NOT_FOUND } from '../text/not-found-words'
import { message, newsItem } from './entities'
import { defineCalls } from './operation'

const one = { status: 200, schema: newsItem } as const
const many = { status: 200, schema: z.array(newsItem) } as const

const act = (summary: string) => ({ summary, access: 'admin', unknown: NEWS_NOT_FOUND, answer: one }) as const

export const newsCalls = defineCalls({
  '/api/news': {
    GET: { summary: 'Les actualités publiées', access: 'everyone', isList: true, answer: many },
  },
  '/api/news/featured': {
    GET: { summary: 'Celles qui sont à la une', access: 'everyone', isList: true, answer: many },
  },
  '/api/news/{slug}': {
    GET: {
      summary: 'Une actualité publiée',
      access: 'everyone',
      path: z.object({ slug: z.string() }),
      answer: one,
      refusals: [301, 404],
    },
  },
  '/api/admin/news': {
    GET: {
      summary: 'Toutes les actualités, publiées ou non',
      access: 'admin',
      isList: true,
      answer: many,
    },
    POST: {
      summary: 'Créer une actualité',
      access: 'admin',
      body: newsSchema,
      answer: { status: 201, schema: newsItem },
    },
  },
  '/api/admin/news/{id}': {
    PUT: { ...act('Modifier une actualité'), body: newsChangeSchema },
    DELETE: { ...act('Supprimer une actualité'), answer: { status: 200, schema: message } },
  },
  '/api/admin/news/{id}/publish': { PUT: act('Publier une actualité') },
  '/api/admin/news/{id}/unpublish': { PUT: act('Dépublier une actualité') },
  '/api/admin/news/{id}/toggle-featured': { PUT: act('Mettre une actualité à la une, ou la retirer') },
})
