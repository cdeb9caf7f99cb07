import { z } from 'zod'
import { composed, tooLong, typed, VISIBLE, writing } from '../kernel/fields'
import { momentInBelgium } from '../kernel/day'
import { markdown } from '../kernel/markdown'
import { onOneLine } from '../kernel/typing'
import { LONGEST } from './rules'

export type NewsFields = z.output<typeof newsSchema>

const dateTime = (name: string) =>
  z.iso
    .datetime({ offset: true, error: `${name} doit être une date et une heure ISO 8601` })
    .transform((text) => new Date(text))
    .nullable()

/** The fields have the order of the form, so that errors appear in that order. */
export const newsSchema = z.object({
  title: writing('Le titre est requis', 'Le titre', LONGEST.title).transform(onOneLine),
  summary: writing('Le résumé est requis', 'Le résumé', LONGEST.summary).transform(onOneLine),
  content: markdown('Le contenu est requis'),
  author: writing("L'auteur est requis", "L'auteur", LONGEST.author).transform(onOneLine),
  isPublished: z.boolean('isPublished doit être vrai ou faux').default(false),
  isFeatured: z.boolean('isFeatured doit être vrai ou faux').default(false),
  publishAt: dateTime('publishAt').default(null),
  unpublishAt: dateTime('unpublishAt').default(null),
})

const inBelgium = z
  .string()
  .optional()
  .transform((local = '', context) => {
    const moment = momentInBelgium(local.slice(0, LOCAL_LENGTH))
    if (local !== '' && !moment) context.addIssue("Cette date ou cette heure n'existe pas en Belgique")
    return moment
  })

/** The length of a date and time without seconds. Some browsers add seconds, which are cut off. */
const LOCAL_LENGTH = '2026-11-23T18:30'.length

const alt = composed(typed('Texte invalide'), LONGEST.alt, tooLong("La description de l'image", LONGEST.alt))
  .regex(VISIBLE, "La description de l'image contient un caractère invisible")
  .transform(onOneLine)
  .default('')

/** The fields of the form. Dates and times are in Belgian time. */
export const newsFormSchema = newsSchema.extend({
  publishAt: inBelgium,
  unpublishAt: inBelgium,
  pictureAlt: alt,
})

/** A change by a JSON call. The four fields below keep their values if the call leaves them out. */
export const newsChangeSchema = newsSchema.extend({
  isPublished: newsSchema.shape.isPublished.unwrap().optional(),
  isFeatured: newsSchema.shape.isFeatured.unwrap().optional(),
  publishAt: newsSchema.shape.publishAt.unwrap().optional(),
  unpublishAt: newsSchema.shape.unpublishAt.unwrap().optional(),
})

export type NewsChange = z.output<typeof newsChangeSchema>

export const NEWS_STATES = ['published', 'scheduled', 'draft', 'featured'] as const
export type NewsState = (typeof NEWS_STATES)[number]

export const NEWS_SORTS = ['recent', 'oldest'] as const
export type NewsSort = (typeof NEWS_SORTS)[number]
