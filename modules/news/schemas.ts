import { z } from 'zod'
import { composed, onOneLine, VISIBLE } from '../kernel/fields'

export type NewsFields = z.output<typeof newsSchema>

/** In the order of the form. */
export const newsSchema = z.object({
  title: required('Le titre est requis', 'Le titre', 160).transform(onOneLine),
  summary: required('Le résumé est requis', 'Le résumé', 500).transform(onOneLine),
  content: required('Le contenu est requis', 'Le contenu', 50_000).superRefine((content, context) => {
    const message = costOf(content)
    if (message) context.addIssue({ code: 'custom', message })
  }),
  author: required("L'auteur est requis", "L'auteur", 100).transform(onOneLine),
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

/** What no author writes: to render it, the whole server would take seconds, for every visitor. */
function costOf(content: string): string | null {
  if (content.split(LINE_BREAK, MOST_LINES + 1).length > MOST_LINES)
    return `Le contenu ne peut pas dépasser ${MOST_LINES} lignes`
  if (NESTED.test(content) || INDENTED.test(content) || sum(content.match(OPENINGS), MARKER) > MOST_MARKERS)
    return 'Le contenu imbrique trop de citations ou de listes'
  if (WIDE_TABLE.test(content)) return `Un tableau ne peut pas avoir plus de ${MOST_COLUMNS} colonnes`
  if (sum([content], MARKS) > MOST_MARKS)
    return `Le contenu ne peut pas avoir plus de ${MOST_MARKS} signes de mise en forme`
  if (content.split(BLOCK_BREAK).some((block) => sum([block], EMPHASIS) > MOST_EMPHASIS))
    return `Un paragraphe ne peut pas avoir plus de ${MOST_EMPHASIS} signes * ou _ : séparez-le par des lignes vides`
  return null
}

const LINE_BREAK = /\r\n?|\n/
const MOST_LINES = 2000

// A quote in a quote, a list in a list…
const NESTED = /^(?:[ \t]*(?:>|(?:[-+*]|\d{1,9}[.)])[ \t])){20}/m
const INDENTED = /^(?: {4}|\t){10,}[ \t]*(?:[-+*>]|\d{1,9}[.)])/m
// What a line opens of them; in all lines together.
const OPENINGS = /^(?:[ \t]*(?:>|(?:[-+*]|\d{1,9}[.)])[ \t]))+/gm
const MARKER = />|[-+*]|\d+/g
const MOST_MARKERS = 3000

// Each row of a table is filled up to the columns of its head.
const MOST_COLUMNS = 10
const WIDE_TABLE = new RegExp(`^(?:[^|\\r\\n]*\\|){${MOST_COLUMNS + 2}}`, 'm')

// Cells of tables and bare links too.
const MARKS = /[*_[`<|@]|:\/\/|www\./gi
const MOST_MARKS = 3000

// Where a paragraph ends for certain: a blank line, a heading, an item (one with a number may be its text).
const BLOCK_BREAK = /(?:\r\n?|\n)(?=[ \t]*(?:[\r\n]|$)| {0,3}(?:[-+*]|#{1,6})[ \t]+\S)/
const EMPHASIS = /[*_]/g
const MOST_EMPHASIS = 500

function sum(texts: readonly string[] | null, counted: RegExp): number {
  return (texts ?? []).reduce((total, text) => total + (text.match(counted)?.length ?? 0), 0)
}

function required(message: string, what: string, longest: number) {
  const tooLong = `${what} ne peut pas dépasser ${longest} caractères`
  return composed(z.string(message).trim().min(1, message), longest, tooLong).regex(
    VISIBLE,
    `${what} contient un caractère invisible`,
  )
}
