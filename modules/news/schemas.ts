import { z } from 'zod'
import { composed, onOneLine, VISIBLE } from '../kernel/fields'

export type NewsFields = z.output<typeof newsSchema>

const LONGEST_CONTENT = 30_000

/** In the order of the form. */
export const newsSchema = z.object({
  title: required('Le titre est requis', 'Le titre', 160).transform(onOneLine),
  summary: required('Le résumé est requis', 'Le résumé', 500).transform(onOneLine),
  content: required('Le contenu est requis', 'Le contenu', LONGEST_CONTENT).superRefine(
    (content, context) => {
      const message = excessOf(content)
      if (message) context.addIssue({ code: 'custom', message })
    },
  ),
  author: required("L'auteur est requis", "L'auteur", 100).transform(onOneLine),
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

/** Contents that would take the server too long to render for each reader: at most 100 ms. */
function excessOf(content: string): string | null {
  if (content.split(LINE_BREAK, MOST_LINES + 1).length > MOST_LINES)
    return `Le contenu ne peut pas dépasser ${MOST_LINES} lignes`
  if (WIDE_TABLE.test(content)) return `Un tableau ne peut pas avoir plus de ${MOST_COLUMNS} colonnes`
  return null
}

const LINE_BREAK = /\r\n?|\n/
const MOST_LINES = 2000

// Each row of a table is filled up to the columns of its head.
const MOST_COLUMNS = 10
const WIDE_TABLE = new RegExp(`^(?:[^|\\r\\n]*\\|){${MOST_COLUMNS + 2}}`, 'm')

function required(message: string, what: string, longest: number) {
  const tooLong = `${what} ne peut pas dépasser ${longest} caractères`
  return composed(z.string(message).trim().min(1, message), longest, tooLong).regex(
    VISIBLE,
    `${what} contient un caractère invisible`,
  )
}
