import { z } from 'zod'
import { onOneLine, writing } from '../kernel/fields'
import { markdown } from '../kernel/markdown'

export type NewsFields = z.output<typeof newsSchema>

/** In the order of the form. */
export const newsSchema = z.object({
  title: writing('Le titre est requis', 'Le titre', 160).transform(onOneLine),
  summary: writing('Le résumé est requis', 'Le résumé', 500).transform(onOneLine),
  content: markdown('Le contenu est requis'),
  author: writing("L'auteur est requis", "L'auteur", 100).transform(onOneLine),
  isPublished: z.boolean('isPublished doit être vrai ou faux').default(false),
  isFeatured: z.boolean('isFeatured doit être vrai ou faux').default(false),
})

/** For a change by a call: a state that it leaves out stays as it is. */
export const newsChangeSchema = newsSchema.extend({
  isPublished: newsSchema.shape.isPublished.unwrap().optional(),
  isFeatured: newsSchema.shape.isFeatured.unwrap().optional(),
})

export type NewsChange = z.output<typeof newsChangeSchema>

export const NEWS_STATES = ['published', 'draft', 'featured'] as const
export type NewsState = (typeof NEWS_STATES)[number]

export const NEWS_SORTS = ['recent', 'oldest'] as const
export type NewsSort = (typeof NEWS_SORTS)[number]
