import type { LessonFields } from '../lessons/schema'
import type { ShownQuestion } from '../questions/question'

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
