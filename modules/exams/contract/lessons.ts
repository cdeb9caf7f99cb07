import type { Tx } from '#db/database'
import type { Result } from '#modules/kernel/result'
import type { Known } from '../domain/places'
import type { LessonFields, ShippedLesson } from '../lesson-schema'
import type { ShownQuestion } from './bank'

/**
 * What a theme asks one to know, on one page, in its current version. `version` is what `reviseLesson` compares, so
 * that nobody overwrites a change they have not seen; `updatedAt` is its date.
 */
export type Lesson = LessonFields & {
  id: number
  slug: string
  theme: string
  version: number
  updatedAt: Date
  /** When a report last led to a version of it. */
  correctedAt: Date | null
}

/** What a list shows of a lesson. */
export type LessonCard = Omit<Lesson, 'content'>

/** A lesson, and what the active bank asks on its theme. */
export type LessonToRead = {
  lesson: Lesson
  questions: number
  /** The three oldest. */
  examples: ShownQuestion[]
}

/** What a text of a lesson would leave leading nowhere. */
export type LooseEnds = {
  /** Sections that the lesson loses, and what leads to each. */
  sections: {
    place: string
    questions: { id: number; question: string }[]
    lessons: { id: number; title: string }[]
  }[]
  /** Drawings that the text names and the site does not have. */
  pictures: string[]
  /** Lessons or sections that the text leads to and that there are not. */
  links: string[]
}

/** `author` is the username; null for what came with the site, and once its author has left. */
export type LessonVersion = LessonFields & { number: number; author: string | null; createdAt: Date }

/** The lessons, one for each theme. */
export interface Lessons {
  /** In the order in which they are read; each with the number of active questions on its theme. */
  listLessons(): Promise<(LessonCard & { questions: number })[]>

  /** Null for an unknown slug. */
  findLesson(slug: string): Promise<LessonToRead | null>

  /** The slugs of all lessons, by which a theme with a lesson is named in addresses. */
  listLessonSlugs(): Promise<string[]>

  /** Null for an unknown id. */
  findLessonById(id: number): Promise<Lesson | null>

  /**
   * Adds a version, unless nothing differs; `by` is its author. With `read`, 'changed' unless that is the current version. A field that
   * is left out keeps its value.
   */
  reviseLesson(
    id: number,
    fields: Partial<LessonFields>,
    options?: { by?: number; read?: number; isCorrection?: boolean },
    tx?: Tx,
  ): Promise<Result<{ before: Lesson; after: Lesson }, 'unknown' | 'changed'>>

  /** Newest first, beginning with the current one; at most 20. Empty for an unknown lesson. */
  lessonVersions(id: number): Promise<LessonVersion[]>

  /** What would lead nowhere if the lesson had this text; null for an unknown lesson. */
  looseEnds(id: number, content: string): Promise<LooseEnds | null>

  /** What questions may name: the drawings, and the lessons with their sections. */
  known(tx?: Tx): Promise<Known>

  /** Fills an empty table, in this order; returns how many it loaded. */
  loadShippedLessons(lessons: readonly ShippedLesson[], tx?: Tx): Promise<number>
}
