import { z } from 'zod'
import { day, writing } from '#modules/kernel/fields'
import { markdown } from '#modules/kernel/markdown'
import { SLUG } from '#modules/kernel/slug'
import { onOneLine } from '#modules/kernel/typing'
import { LONGEST } from '../rules'
import { CHECKS } from '../statements/schema'

export type LessonFields = z.output<typeof lessonSchema>

export const lessonSchema = z.object({
  title: writing('Le titre est requis', 'Le titre', LONGEST.lesson.title).transform(onOneLine),
  description: writing('La description est requise', 'La description', LONGEST.lesson.description).transform(
    onOneLine,
  ),
  content: markdown('Le contenu est requis'),
  /** The source against which the lesson was checked. */
  basis: writing('La base de la vérification est requise', 'La base', LONGEST.lesson.basis).transform(
    onOneLine,
  ),
  checkedOn: day('La date de vérification'),
  checkedBy: z.enum(CHECKS, 'Le mode de vérification est texte, reproduction, pratique ou non-lu'),
})

export const LESSON_COLUMNS = Object.keys(lessonSchema.shape) as (keyof LessonFields)[]

/** The slug and theme of a shipped lesson never change. */
export const shippedLessonSchema = lessonSchema.extend({
  slug: z.string().regex(SLUG),
  theme: z.string().min(1),
})

export type ShippedLesson = z.output<typeof shippedLessonSchema>
