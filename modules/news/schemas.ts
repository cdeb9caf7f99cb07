import { z } from 'zod'
import { composed } from '../kernel/fields'

export type NewsFields = z.output<typeof newsSchema>

/** In the order of the form. */
export const newsSchema = z.object({
  title: required('Le titre est requis', 'Le titre', 160),
  summary: required('Le résumé est requis', 'Le résumé', 500),
  content: required('Le contenu est requis', 'Le contenu', 50_000).refine(
    (content) => !NESTED.test(content),
    'Le contenu imbrique trop de citations ou de listes',
  ),
  author: required("L'auteur est requis", "L'auteur", 100),
  isPublished: z.boolean('isPublished doit être vrai ou faux').default(false),
  isFeatured: z.boolean('isFeatured doit être vrai ou faux').default(false),
})

/** To change one by a call: what it does not say of its state stays as it is. */
export const newsChangeSchema = newsSchema.extend({
  isPublished: newsSchema.shape.isPublished.unwrap().optional(),
  isFeatured: newsSchema.shape.isFeatured.unwrap().optional(),
})

export type NewsChange = z.output<typeof newsChangeSchema>

/** Which of all news an admin looks for. */
export const NEWS_STATES = ['published', 'draft', 'featured'] as const
export type NewsState = (typeof NEWS_STATES)[number]

export const NEWS_SORTS = ['recent', 'oldest'] as const
export type NewsSort = (typeof NEWS_SORTS)[number]

// A quote in a quote, a list in a list…: to render thousands of them takes the whole server seconds.
const NESTED = /^(?:[ \t]*(?:>|(?:[-+*]|\d{1,9}[.)])[ \t])){20}/m

function required(message: string, what: string, longest: number) {
  const tooLong = `${what} ne peut pas dépasser ${longest} caractères`
  return composed(z.string(message).trim().min(1, message), longest, tooLong)
}
