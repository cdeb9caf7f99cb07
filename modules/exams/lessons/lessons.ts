import type { Database, Tx } from '#db/database'
import type { Identity } from '#modules/identity'
import type { Clock } from '#modules/kernel/clock'
import { ok, refuse, type Result } from '#modules/kernel/result'
import { isSlug } from '#modules/kernel/slug'
import { toShownQuestion } from '../questions/fields'
import type { ShownQuestion } from '../questions/question'
import type { QuestionStore } from '../questions/store'
import { EXAMPLES, LISTED_VERSIONS } from '../rules'
import { type LinkTargets, type Pages, toAnchors, toLinkTargets } from './link-targets'
import { LESSON_COLUMNS, type LessonFields, type ShippedLesson } from './schema'
import type { Lesson, LessonCard, LessonStore } from './store'

/** `questions` counts the active questions on the theme; `examples` are the three oldest. */
export type LessonToRead = {
  lesson: Lesson
  questions: number
  examples: ShownQuestion[]
}

/**
 * What a new text would break. `sections` are removed sections with the questions and lessons that link to
 * them. `pictures` and `links` are names in the text that do not exist.
 */
export type LooseEnds = {
  sections: {
    place: string
    questions: { id: number; question: string }[]
    lessons: { id: number; title: string }[]
  }[]
  pictures: string[]
  links: string[]
}

/** `author` is null for a lesson shipped with the code, and after the author's account was deleted. */
export type LessonVersion = LessonFields & { number: number; author: string | null; createdAt: Date }

export interface Lessons {
  list(): Promise<(LessonCard & { questions: number })[]>

  find(slug: string): Promise<LessonToRead | null>

  listSlugs(): Promise<string[]>

  findById(id: number, tx?: Tx): Promise<Lesson | null>

  /**
   * Adds a version by the author `by` if any field differs. Refuses with 'changed' if `read` is no longer the
   * current version.
   */
  revise(
    id: number,
    fields: Partial<LessonFields>,
    options?: { by?: number; read?: number; isCorrection?: boolean },
    tx?: Tx,
  ): Promise<Result<{ before: Lesson; after: Lesson }, 'not-found' | 'changed'>>

  /** Lists at most the last 20 versions, newest first. */
  listVersions(id: number): Promise<LessonVersion[]>

  findLooseEnds(id: number, content: string): Promise<LooseEnds | null>

  findLinkTargets(tx?: Tx): Promise<LinkTargets>

  /** Adds the lessons only if there are none yet, and returns how many it added. */
  loadShipped(lessons: readonly ShippedLesson[], tx?: Tx): Promise<number>
}

type Deps = {
  db: Database
  clock: Clock
  identity: Identity
  pages: Pages
  lessons: LessonStore
  questions: QuestionStore
}

export function createLessons({ db, clock, identity, pages, lessons, questions }: Deps): Lessons {
  return {
    async list() {
      const [all, counts] = await Promise.all([lessons.list(), questions.countByTheme()])
      return all.map((lesson) => ({ ...lesson, questions: counts.get(lesson.theme) ?? 0 }))
    },

    async find(slug) {
      // PostgreSQL throws on some strings, such as one with a NUL, so only valid slugs are looked up.
      const lesson = isSlug(slug) ? await lessons.findBySlug(slug) : null
      if (!lesson) return null
      const { theme } = lesson
      const oldest = await questions.list({ theme, sort: 'oldest' }, { limit: EXAMPLES, offset: 0 })
      return { lesson, questions: oldest.total, examples: oldest.items.map(toShownQuestion) }
    },

    listSlugs: lessons.listSlugs,
    findById: lessons.find,

    revise: (id, changes, options, outer) =>
      db.transaction(async (tx) => {
        const before = await lessons.lock(id, tx)
        if (!before) return refuse('not-found')
        if (before.version !== (options?.read ?? before.version)) return refuse('changed')
        const fields = { ...pickFields(before), ...changes }
        if (LESSON_COLUMNS.every((column) => fields[column] === before[column]))
          return ok({ before, after: before })
        const updatedAt = clock.now()
        const { by: authorId = null, isCorrection = false } = options ?? {}
        await lessons.revise(before, { ...fields, authorId, isCorrection, createdAt: updatedAt }, tx)
        const correctedAt = isCorrection ? updatedAt : before.correctedAt
        const after = { ...before, ...fields, version: before.version + 1, updatedAt, correctedAt }
        return ok({ before, after })
      }, outer),

    async listVersions(id) {
      const versions = await lessons.listVersions(id, LISTED_VERSIONS)
      const authors = [...new Set(versions.flatMap(({ authorId }) => authorId ?? []))]
      const names = await identity.members.findNames(authors)
      return versions.map(({ authorId, ...version }) => {
        return { ...version, author: (authorId && names.get(authorId)?.username) || null }
      })
    },

    async findLooseEnds(id, content) {
      const all = await lessons.all()
      const lesson = all.find((one) => one.id === id)
      if (!lesson) return null
      const others = all.filter((one) => one !== lesson)
      const { slug } = lesson
      const there = toLinkTargets(pages, [...others, { slug, content }])
      const linkedQuestions = await questions.listBySection(slug)
      const linked = others.map((one) => ({ one, links: pages.outlineOf(one.content).links }))
      const lost = toAnchors(slug, pages.outlineOf(lesson.content)).filter(
        (place) => !there.lessons.has(place),
      )
      const sections = lost.map((place) => ({
        place,
        questions: linkedQuestions
          .filter(({ lesson }) => lesson === place)
          .map(({ id, question }) => ({ id, question })),
        lessons: linked
          .filter(({ links }) => links.includes(place))
          .map(({ one: { id, title } }) => ({ id, title })),
      }))
      const { links, pictures } = pages.outlineOf(content)
      return {
        sections: sections.filter(({ questions, lessons }) => questions.length + lessons.length > 0),
        pictures: pictures.filter((name) => !there.pictures.has(name)),
        links: links.filter((place) => !there.lessons.has(place)),
      }
    },

    findLinkTargets: async (tx) => toLinkTargets(pages, await lessons.all(tx)),

    loadShipped: (shipped, outer) =>
      db.transaction(async (tx) => {
        if (!(await lessons.isEmpty(tx))) return 0
        await lessons.add(shipped, clock.now(), tx)
        return shipped.length
      }, outer),
  }
}

function pickFields(lesson: Lesson): LessonFields {
  return Object.fromEntries(LESSON_COLUMNS.map((column) => [column, lesson[column]])) as LessonFields
}
